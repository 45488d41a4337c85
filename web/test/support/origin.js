// A site of several pages on another origin, in the middle of which the playground may lie: dist/ below a folder of it, or not.
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { start } from "./servers.js";

/** @type {Record<string, string>} */
const types = { ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json" };
const dist = new URL("../../../dist/", import.meta.url);

/**
 * @param {Record<string, string>} pages their HTML, or the text of scripts, by their paths, as "/"
 * @param {{folder?: string, headers?: Record<string, string>, pageHeaders?: Record<string, string>, change?: (name: string, data: Buffer) => Buffer | string | null, type?: (name: string) => string | undefined}} [how]
 *   below `folder` lies dist/, sent with `headers` and as `change` and `type` alter it; null is a file that is not there
 * @returns {Promise<import("./servers.js").Server & {requests: string[]}>}
 */
export async function startSite(pages, { folder, headers = {}, pageHeaders = {}, change = (_, data) => data, type = () => undefined } = {}) {
  /** @type {string[]} */
  const requests = [];
  const server = await start(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", server.url);
    requests.push(pathname);
    if (pathname in pages) return void response.writeHead(200, { "Content-Type": types[extname(pathname)] ?? types[".html"], ...pageHeaders }).end(pages[pathname]);
    const name = folder && pathname.startsWith(`/${folder}/`) ? pathname.slice(folder.length + 2) : null;
    const data = name ? await readFile(new URL(name, dist)).then((found) => change(name, found), () => null) : null;
    if (name === null || data === null) return void response.writeHead(404, { "Content-Type": "text/html" }).end("<!doctype html><title>Not found</title>Not found");
    response.writeHead(200, { "Content-Type": type(name) ?? types[extname(name)] ?? "application/octet-stream", ...headers }).end(data);
  });
  return { ...server, requests };
}
