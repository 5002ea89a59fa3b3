import { defineConfig } from "vite";
import { besideModules } from "./build/beside-modules.ts";

// The server as `npm run serve` starts it: modules that Node need not look for one by one, with the packages that they
// use. Nothing is shortened, so that the trace of an error can be read in the file that it names.
export default defineConfig({
  plugins: [besideModules()],
  // What is not JavaScript is found in its own package.
  ssr: { noExternal: true, external: ["sharp", "@hyzyla/pdfium"] },
  build: {
    ssr: true,
    outDir: "dist/server",
    target: "node26",
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        main: "src/composition/main.ts",
        // A thread is started from a file of its own, beside the one that starts it.
        "index-thread": "src/adapters/search-index/index-thread.ts",
        // The image is the sandbox as well.
        sandbox: "sandbox/main.ts",
      },
      // A call that is made for what it throws (`decodeURIComponent`) would be taken for one that does nothing.
      treeshake: false,
      // A part that is loaded later is found, or not: never one of another build.
      output: {
        chunkFileNames: "[name]-[hash].js",
        minifyInternalExports: false,
        minify: false,
      },
    },
  },
});
