import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const TOOLBAR = new URL("../sandbox/content/toolbar/toolbar.js", import.meta.url);

/** Puts beside the bundle what a module of the server looks for in its own folder. */
export function besideModules(): Plugin {
  return {
    name: "beside-modules",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "toolbar.js", source: readFileSync(TOOLBAR) });
    },
  };
}
