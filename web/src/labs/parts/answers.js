// What became of the requests of a story, from the rows that the engine gave for its steps.

/** @typedef {import("./level-chart.js").Answer} Answer */

/** What got in and what was turned away, for a drawing. @param {any[]} rows @returns {Answer[]} */
export const answersOf = (rows) =>
  rows.map(({ atMs, accepted, queued, rejected, dropped }) => ({ atMs, passed: accepted ?? queued, refused: rejected ?? dropped }));

/** The same, added up. @param {any[]} rows */
export function totalsOf(rows) {
  const answers = answersOf(rows);
  const passed = answers.reduce((sum, answer) => sum + answer.passed, 0);
  const refused = answers.reduce((sum, answer) => sum + answer.refused, 0);
  return { asked: passed + refused, passed, refused };
}
