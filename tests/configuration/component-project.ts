import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { extractChromium } from "../../scripts/browser/chromium.ts";
import { fixedBrand, onBusyMachine, retriedInCi } from "./projects.ts";

/** Components in pages of their own, without a site: these tests run in the browser. */
export async function componentProject(): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { alias: fixedBrand },
    // If Vite finds one while tests run, it loads their page again.
    optimizeDeps: {
      include: [
        "@tanstack/react-query",
        "react",
        "react-dom",
        "react-dom/client",
        "react-router-dom",
        "react/jsx-dev-runtime",
        "vitest-browser-react",
      ],
    },
    test: {
      name: "components",
      include: ["tests/components/**/*.test.tsx"],
      setupFiles: ["tests/components/setup.ts"],
      testTimeout: 60_000,
      // A page in the background paints nothing, and is never idle.
      fileParallelism: false,
      ...retriedInCi,
      expect: onBusyMachine,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          contextOptions: { reducedMotion: "reduce" },
          launchOptions: await extractChromium("--disable-gpu"),
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
