import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Two bundles come from this: the browser's (`vite build`) and the one that renders pages on the server
// (`vite build --ssr`).
export default defineConfig(({ isSsrBuild = false }) => ({
  root: "client",
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: isSsrBuild ? "../dist/server" : "../dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: "baseline-widely-available",
    // The server has these files from the browser's bundle.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: { input: client(isSsrBuild ? "entry-server.tsx" : "entry-client.tsx") },
  },
}));

function client(file: string): string {
  return fileURLToPath(new URL(`client/${file}`, import.meta.url));
}
