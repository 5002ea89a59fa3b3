import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { languageModules } from "./build/language-modules.ts";
import { plainImports } from "./build/plain-imports.ts";
import { unusedComponents } from "./build/unused-components.ts";

// The application is React, the other libraries, and the rest; each is run in a task of its own. All styles are in one
// chunk, so that their order in the style sheet is that of their imports.
const APP_CHUNKS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: "libraries", test: /node_modules\/(?:react-router|@tanstack)|\.css\.ts/ },
];

// Builds two bundles: the client for the browser (`vite build`), and its server-side rendering (`vite build --ssr`).
// The bundle of the server itself is configured in vite.server.config.ts.
export default defineConfig(({ isSsrBuild = false }) => ({
  root: "client",
  publicDir: "../brand/public",
  plugins: [languageModules(), plainImports(), unusedComponents(), react(), vanillaExtractPlugin()],
  // The rendering bundle contains React in its production build, whatever `NODE_ENV` the process has (React is four
  // times slower in development), and is one file, for a fast start.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  build: {
    outDir: isSsrBuild ? "../dist/renderer" : "../dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: "baseline-widely-available",
    // All styles of the site are 10 kB compressed: one file, the same for every page.
    cssCodeSplit: false,
    // The script of every document preloads the application's chunks, whose addresses the document names.
    modulePreload: false,
    // The server sends these files from the bundle of the browser.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // Names of classes stand where they are used: no chunk exports them to another.
      optimization: { inlineConst: { mode: "all" } },
      // Modules of the domain do nothing by themselves: of those that the browser needs nothing of, nothing is left.
      treeshake: { moduleSideEffects: (id) => !id.includes("/src/domain/"), propertyReadSideEffects: false },
      // The styles are an entry of their own, so that what is in the one style sheet, and its order, does not depend on scripts.
      input: isSsrBuild ? client("entry-server.tsx") : ["style-sheet.ts", "entry-client.ts"].map(client),
      // Names are kept for stack traces. Minified code takes less memory; ASCII does too, because a single character
      // that is not Latin-1 doubles the size of the source text.
      output: isSsrBuild
        ? { charset: "ascii", minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } }
        : { codeSplitting: { groups: APP_CHUNKS } },
    },
  },
}));

function client(file: string): string {
  return fileURLToPath(new URL(`client/${file}`, import.meta.url));
}
