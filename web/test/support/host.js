// Another site that embeds the playground, for tests of frames.
import { start } from "./servers.js";

/** @typedef {import("./servers.js").Server} Host */

/**
 * Starts a site of one page. Its address differs from the playground's by port and by name, so it is another origin.
 * Its response headers (say, a Content-Security-Policy) can be added to.
 * @param {string} html
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Host>}
 */
export const startHost = (html, headers = {}) =>
  start((request, response) => {
    if (request.url === "/") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers }).end(html);
    } else {
      response.writeHead(request.url === "/favicon.ico" ? 204 : 404).end();
    }
  });
