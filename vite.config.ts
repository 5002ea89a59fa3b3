import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Rendering calls nothing. At the first mention of these, which ky looks for, Node loads its copy of undici: 35 ms.
const WITHOUT_FETCH = { "globalThis.Request": "undefined", "globalThis.FormData": "undefined" };

// Builds two bundles: the client for the browser (`vite build`), and its server-side rendering (`vite build --ssr`).
// The bundle of the server itself is configured in vite.server.config.ts.
export default defineConfig(({ isSsrBuild = false }) => ({
  root: "client",
  publicDir: "../brand/public",
  plugins: [react(), vanillaExtractPlugin()],
  // The rendering bundle contains React in its production build, whatever `NODE_ENV` the process has (React is four
  // times slower in development), and is one file, for a fast start.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production"), ...WITHOUT_FETCH } : {},
  build: {
    outDir: isSsrBuild ? "../dist/renderer" : "../dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: "baseline-widely-available",
    // All styles of the site are 10 kB compressed: one file, the same for every page.
    cssCodeSplit: false,
    // There are only two chunks, so there is nothing to preload.
    modulePreload: false,
    // The server sends these files from the bundle of the browser.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? client("entry-server.tsx") : [client("entry-client.ts")],
      // Names are kept for stack traces. Minified code takes less memory; ASCII does too, because a single character
      // that is not Latin-1 doubles the size of the source text.
      output: isSsrBuild
        ? { charset: "ascii", minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } }
        : { postBanner: compiledWhileLoading },
    },
  },
}));

/**
 * Chromium compiles the functions of the first script in the background while it loads, rather than each one at the
 * first press that needs it.
 */
function compiledWhileLoading({ name }: { readonly name: string }): string {
  return name === "entry-client" ? "//# allFunctionsCalledOnLoad" : "";
}

function client(file: string): string {
  return fileURLToPath(new URL(`client/${file}`, import.meta.url));
}
