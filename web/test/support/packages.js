// The packages for learning platforms, as a platform unpacks and serves them.
import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { inDist } from "./dist.js";

/** The files of a package by their names. @param {string} name @returns {Record<string, Uint8Array>} */
export const filesOf = (name) => unzipSync(readFileSync(inDist(`packages/${name}.zip`)));

/**
 * Answers a request for a file of the package, or of those the platform has besides; false where there is none.
 * @param {Record<string, Uint8Array | string>} files by their paths on the server, without the first slash
 * @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
 */
export function answerFile(files, request, response) {
  const path = decodeURIComponent(new URL(request.url ?? "", "http://any").pathname.slice(1));
  if (!(path in files)) return false;
  const type = path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
  response.writeHead(200, { "Content-Type": type }).end(files[path]);
  return true;
}
