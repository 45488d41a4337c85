// The rows of a view as files: CSV for spreadsheets, JSON for programs. Both say what they are of, and lead back to it.

/** @typedef {import("./packets.js").Packet} Packet */
/** @typedef {Packet & {link: string, engine: string}} Told the packet with the link to the view and the engine's version */

/**
 * RFC 4180, after lines that begin with # and say what it is: spreadsheets show them, and programs know to pass them over.
 * No comma stands in these lines, so that each stays one cell; in the link, commas are escaped.
 * @param {Told} told
 */
export function csv({ title, link, engine, setup, rows }) {
  const head = [
    title.replaceAll(",", ";"),
    `link: ${link.replaceAll(",", "%2C")}`,
    `engine: ${engine}`,
    ...Object.entries(setup).filter(([, value]) => !isList(value)).map(([name, value]) => `${name}: ${plainly(value)}`),
  ].map((line) => `# ${line}`);
  const names = Object.keys(rows[0] ?? {});
  const body = rows.map((row) => names.map((name) => row[name] ?? "").join(","));
  return [...head, names.join(","), ...body, ""].join("\r\n");
}

/** A list is in the link already, and in the rows. @param {unknown} value */
const isList = (value) => Array.isArray(value) || (typeof value === "object" && value !== null && Object.values(value).some(Array.isArray));

/** @param {unknown} value */
function plainly(value) {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value).map(([name, part]) => `${name}=${part}`).join(" ");
}

/** @param {Told} told */
export const json = ({ title, link, engine, setup, rows }) => `${JSON.stringify({ title, link, engine, ...setup, rows }, null, 2)}\n`;

/**
 * Hands a file to the browser to be saved.
 * @param {string} name @param {Blob} blob
 */
export function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
