import { defineConfig } from "vite";
import { besideModules } from "./build/beside-modules.ts";
import { startFiles } from "./build/start-files.ts";

/** What an operator starts. */
const PROGRAMS = ["main", "sandbox"];

// Bundles the server that `npm run serve` starts, with its packages, so that Node loads few files. It is not minified,
// so that stack traces can be read.
export default defineConfig({
  plugins: [besideModules(), startFiles(PROGRAMS)],
  // Packages with files that are no code, which they find in their own folder.
  ssr: { noExternal: true, external: ["sharp", "@hyzyla/pdfium", "harfbuzzjs", "dictionary-en"] },
  build: {
    ssr: true,
    outDir: "dist/server",
    target: "node26",
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: "src/composition/main.ts",
        // Worker threads are started from a file of their own.
        "index-thread": "src/adapters/search-index/index-thread.ts",
        "image-process": "sandbox/content/image-process.ts",
        // The container image can also run the sandbox.
        sandbox: "sandbox/main.ts",
      },
      // Tree shaking would remove calls that are only made because they may throw (`decodeURIComponent`).
      treeshake: false,
      // The hash prevents that a lazy chunk of another build is loaded.
      output: {
        chunkFileNames: "[name]-[hash].js",
        entryFileNames: ({ name }) => (PROGRAMS.includes(name) ? "[name]-[hash].js" : "[name].js"),
        minifyInternalExports: false,
        minify: false,
        // Less text to read at each start, and each character in one byte.
        comments: { legal: true, annotation: false, jsdoc: false },
        charset: "ascii",
      },
    },
  },
});
