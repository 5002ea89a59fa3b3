import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Two bundles come from this: the browser's (`vite build`) and the one that renders its pages on the server
// (`vite build --ssr`). The server's own is in vite.server.config.ts.
export default defineConfig(({ isSsrBuild = false }) => ({
  root: "client",
  publicDir: "../brand/public",
  plugins: [react(), vanillaExtractPlugin()],
  // What renders has React in it: as the build makes it, whatever `NODE_ENV` the process has later (React is
  // four times slower in development), and in one file, for a quick start.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  build: {
    outDir: isSsrBuild ? "../dist/renderer" : "../dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: "baseline-widely-available",
    // All styles of the site are 7 kB compressed: one file, the same for every page.
    cssCodeSplit: false,
    // Nothing has others to wait for: two files are all.
    modulePreload: false,
    // The server sends these files out of the browser's bundle.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? client("entry-server.tsx") : [client("entry-client.ts")],
      // Names stay, for the traces of errors. What is left out need not be held in memory, where a single letter that
      // is not Latin doubles a file.
      output: isSsrBuild
        ? { charset: "ascii", minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } }
        : {},
    },
  },
}));

function client(file: string): string {
  return fileURLToPath(new URL(`client/${file}`, import.meta.url));
}
