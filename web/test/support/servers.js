// Servers other than our own: one that breaks off, and a plain host with the page in a sub-folder.
import { createServer } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";

/** @typedef {{url: string, close: () => Promise<void>}} Server */

/**
 * Starts a server on a free port of this machine.
 * @param {import("node:http").RequestListener} answer
 * @returns {Promise<Server>}
 */
export async function start(answer) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * Starts a server that sends the first half of a file and then drops the connection.
 * @param {Buffer} file
 */
export const startBreakingServer = (file) =>
  start((_, response) => {
    response.writeHead(200, { "Content-Type": "application/wasm", "Content-Length": file.length });
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  });

/** @type {Record<string, string>} */
const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript" };

/**
 * Starts a server that has dist/ below a folder and nothing above it. Like many hosts it compresses nothing and does not
 * know what a .wasm file is. Its url is the folder's.
 * @param {string} folder such as "courses/limits"
 * @returns {Promise<Server>}
 */
export async function startPlainHost(folder) {
  const dist = new URL("../../../dist/", import.meta.url);
  const server = await start(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", server.url);
    const name = pathname.slice(`/${folder}/`.length) || "index.html";
    try {
      if (!pathname.startsWith(`/${folder}/`)) throw new Error("outside the folder");
      const data = await readFile(new URL(name, dist));
      response.writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream" }).end(data);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { url: `${server.url}${folder}/`, close: server.close };
}
