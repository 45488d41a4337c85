// <take-away>: the button that saves what the view shows as a file: rows as CSV or JSON, the chart as SVG or PNG.
import { LitElement, html } from "lit";
import { t } from "../i18n.js";
import { silence } from "../ui/saying.js";
import { load } from "../engine.js";
import { flushAddress } from "../share/address.js";
import { csv, json, save } from "./files.js";
import { png } from "./png.js";
import { standalone } from "./svg.js";

/** @typedef {import("./packets.js").Packet} Packet */
/** @typedef {{packet: Packet | null, drawings: SVGSVGElement[]}} Source what the view has to give */

const kinds = /** @type {const} */ (["csv", "json", "svg", "png"]);

export class TakeAway extends LitElement {
  static properties = { said: { state: true } };

  constructor() {
    super();
    this.said = silence;
    /** Set by the page. @type {() => Source} */
    this.source = () => ({ packet: null, drawings: [] });
  }

  createRenderRoot() {
    return this;
  }

  #open = () => {
    this.said = silence;
    this.querySelector("dialog")?.showModal();
  };

  /** @param {typeof kinds[number]} kind */
  async #take(kind) {
    flushAddress();
    const { packet, drawings } = this.source();
    if (!packet || (drawings.length === 0 && (kind === "svg" || kind === "png"))) {
      this.said = () => t("share-take-nothing");
      return;
    }
    const file = `${packet.name}.${kind}`;
    try {
      save(file, await fileOf(kind, packet, drawings));
      this.said = () => t("share-take-done", { file });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.said = () => t("share-take-failed", { file, reason });
    }
  }

  render() {
    return html`<button class="btn" aria-haspopup="dialog" @click=${this.#open}>
        <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.500V10M5 7.300l3 3 3-3M2.500 11v3.500h11V11" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/></svg>
        <span class="word">${t("share-take")}</span></button>
      <dialog class="sheet" aria-labelledby="take-title">
        <h2 id="take-title">${t("share-take-title")}</h2>
        <p>${t("share-take-about")}</p>
        <ul class="take-list">${kinds.map((kind) => html`<li>
          <button class="btn" aria-describedby=${`take-${kind}`} @click=${() => this.#take(kind)}>${t(`share-take-${kind}`)}</button>
          <span class="note" id=${`take-${kind}`}>${t(`share-take-${kind}-about`)}</span></li>`)}</ul>
        <div class="sheet-end"><p role="status">${this.said()}</p>
          <form method="dialog"><button class="btn">${t("share-close")}</button></form></div>
      </dialog>`;
  }
}
customElements.define("take-away", TakeAway);

/** @param {typeof kinds[number]} kind @param {Packet} packet @param {SVGSVGElement[]} drawings @returns {Promise<Blob>} */
async function fileOf(kind, packet, drawings) {
  const told = { ...packet, link: location.href, engine: (await load()).version };
  if (kind === "csv") return new Blob([csv(told)], { type: "text/csv" });
  if (kind === "json") return new Blob([json(told)], { type: "application/json" });
  const svg = standalone(drawings, told);
  if (kind === "svg") return new Blob([svg.text], { type: "image/svg+xml" });
  return png(svg, { Title: told.title, Description: JSON.stringify(told.setup), Source: told.link });
}
