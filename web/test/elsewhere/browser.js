// What the cases need of a browser, whichever it is.

/**
 * An element that a person has found.
 * @typedef {object} Element
 * @property {() => Promise<boolean>} click false where the page put something else in its place meanwhile
 * @property {(text: string) => Promise<void>} type in place of what stands there
 * @property {(option: string) => Promise<void>} choose from a list, by what the option says
 * @property {Browser["run"]} run with the element as first argument
 * @property {Browser["element"]} element the same
 *
 * A window of a browser.
 * @typedef {object} Browser
 * @property {(url: string) => Promise<void>} open
 * @property {(script: string) => Promise<void>} add runs a script in the page
 * @property {(task: (...args: any[]) => any, ...args: any[]) => Promise<any>} run what a function gives in the page, or promises
 * @property {(task: (...args: any[]) => globalThis.Element | null | undefined, ...args: any[]) => Promise<Element | null>} element the one that a function gives
 * @property {(key: string) => Promise<void>} press as KeyboardEvent.key has it
 * @property {(from: [number, number], to: [number, number]) => Promise<void>} drag from one place of the window to another
 * @property {(frame: () => HTMLIFrameElement | null) => Promise<void>} enterFrame what follows happens in the frame that a function gives
 * @property {() => Promise<void>} leaveFrame
 * @property {() => Promise<void>} close
 */
export {};
