import type { Plugin } from "vite";

/** Vite's module around each dynamic import, by which it loads styles and chunks of what is imported. */
const HELPER = "\0vite/preload-helper.js";

/** Leaves dynamic imports as they are: all styles are in one file, and the document names the chunks. */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();\n" : undefined),
  };
}
