import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] },
      },
      { test: { name: "contract", include: ["tests/contract/**/*.test.ts"] } },
      { test: { name: "fuzz", include: ["tests/fuzz/**/*.test.ts"] } },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/browser/chromium.ts"],
          // A browser starts once a file; two at once are enough for a small machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A page on a busy machine answers later than within the second that is usual.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.ts"],
          // Several pictures are taken at a time, each of which waits for the others.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "containers",
          include: ["tests/containers/**/*.test.ts"],
          globalSetup: ["tests/containers/images.ts"],
          testTimeout: 30_000,
          // Containers are started in hooks.
          hookTimeout: 120_000,
          // After all others: a container that starts changes the machine's network, and a browser then drops what it
          // has asked for (`ERR_NETWORK_CHANGED`).
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
