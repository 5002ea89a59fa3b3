import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TOOLBAR = new URL("../sandbox/content/toolbar/toolbar.js", import.meta.url);

/** Emits the files that a server module reads from its own folder into the bundle's folder. */
export function besideModules(): Plugin {
  return {
    name: "beside-modules",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "toolbar.js", source: readFileSync(TOOLBAR) });
    },
  };
}
