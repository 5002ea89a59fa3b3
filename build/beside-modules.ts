import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { contentShape } from "../src/adapters/content-store/content-shape.ts";

const SHAPE = fileURLToPath(new URL("../src/adapters/content-store/content-shape.ts", import.meta.url));
const TOOLBAR = new URL("../sandbox/content/toolbar/toolbar.js", import.meta.url);

/** What modules of the server look for in the folder that they are in: put beside the bundle, or into it. */
export function besideModules(): Plugin {
  return {
    name: "beside-modules",
    // The shape is the bundle's, whatever happens to the sources later.
    load: (id) =>
      id === SHAPE ? `export const contentShape = () => ${JSON.stringify(contentShape())};` : undefined,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "toolbar.js", source: readFileSync(TOOLBAR) });
    },
  };
}
