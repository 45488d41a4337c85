// The script of embed.html: shows the one activity that the address names after #, as in #practise/token-practice?theme=dark,
// without the page around it; and speaks with the page that holds the frame.
import { spoken } from "./i18n.js";
import { tellHeight } from "./embed/height.js";
import { heedMessages, tell } from "./embed/messages.js";
import { Stage } from "./embed/stage.js";
import { writeAddress } from "./share/address.js";
import { speakEverywhere } from "./ui/page-words.js";

const main = /** @type {HTMLElement} */ (document.getElementById("activity"));
const note = /** @type {HTMLElement} */ (document.getElementById("note"));
const stage = new Stage(main, note, () => tell("step", { activity: stage.activity, ...stepOf() }));

/** Where a course of events stands, in those activities that are one. */
function stepOf() {
  const { history } = /** @type {any} */ (main.querySelector(":scope > :not([hidden])")) ?? {};
  return history ? { step: history.cursor, steps: history.inputs.length } : {};
}

async function show() {
  const problems = await stage.show(location.hash);
  if (problems.length > 0) tell("error", { code: "address", message: problems.join("\n") });
}

main.addEventListener("engine-ready", () => {
  stage.named();
  tell("ready", { activity: stage.activity, title: stage.title });
}, { once: true });
main.addEventListener("engine-failed", (event) => {
  const { code, message } = /** @type {CustomEvent} */ (event).detail;
  tell("error", { code, message });
});
main.addEventListener("practice-judged", (event) => {
  /** @type {import("./practice/judged.js").Judged} */
  const { question, answer, verdict, attempts, right, of } = /** @type {CustomEvent} */ (event).detail;
  const { activity } = stage;
  tell("answer", { activity, question: question.id, answer, verdict, attempt: attempts });
  if (verdict === "right" && right === of) tell("complete", { activity, right, of });
});

// A lab asks one question.
main.addEventListener("lab-answer", (event) => {
  const { option, right } = /** @type {CustomEvent<{option: string, right: boolean}>} */ (event).detail;
  const { activity } = stage;
  tell("answer", { activity, question: "check", answer: { check: option }, verdict: right ? "right" : "wrong" });
  if (right) tell("complete", { activity, right: 1, of: 1 });
});

const opened = show();
// Whoever asks before the first activity is there is answered about that one.
heedMessages({
  async set(wanted) {
    await opened;
    const problems = await stage.set(wanted);
    // A link in the activity has to lead somewhere else than here.
    writeAddress(stage.activity);
    return problems;
  },
  get: async () => {
    await opened;
    return stage.state;
  },
});
speakEverywhere();
spoken.addEventListener("change", () => void stage.named());
addEventListener("hashchange", show);
tellHeight();
