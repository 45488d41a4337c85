// The clipboard.

/**
 * Copies a text; where the browser keeps the clipboard to itself, in the old way, from a field that holds it.
 * @param {string} text @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export async function copyText(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
