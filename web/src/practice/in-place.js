// Keeps what a person is looking at where it is.

/**
 * Does something that changes the page above an element, and keeps the element where it is on the screen.
 * @param {HTMLElement} element @param {() => Promise<unknown>} change
 */
export async function inPlace(element, change) {
  const before = element.getBoundingClientRect().top;
  await change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy(0, moved);
}
