// The cases in WebKit.
import { runCases } from "./cases.js";
import { startWebKit } from "./webkit.js";

runCases("WebKit", startWebKit);
