import type { TestProjectInlineConfiguration } from "vitest/config";
import type {} from "./provided-context.ts";

/** Tests in a real browser; sweeps test all pages and states, or one of each kind. */
export function browserProject({
  include,
  sweepsAll,
}: {
  readonly include: string[];
  readonly sweepsAll: boolean;
}): TestProjectInlineConfiguration {
  return {
    test: {
      name: "browser",
      include,
      globalSetup: ["tests/browser/chromium.ts"],
      setupFiles: ["tests/browser/setup.ts"],
      provide: { sweepsAll },
      // Files of a worker share a browser and a site.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // On a busy machine, the default of one second is too short.
      expect: { poll: { timeout: 10_000 } },
    },
  };
}

/** Screenshot tests of all pages, parts and states, or of the routes only. */
export function visualProject({
  sweepsAll,
}: {
  readonly sweepsAll: boolean;
}): TestProjectInlineConfiguration {
  return {
    test: {
      name: "visual",
      include: ["tests/visual/**/*.test.ts"],
      exclude: sweepsAll ? [] : ["**/*.deep.test.ts"],
      globalSetup: ["tests/visual/remove-results.ts"],
      provide: { sweepsAll },
      // Screenshots are taken concurrently, and wait for each other.
      testTimeout: 60_000,
    },
  };
}
