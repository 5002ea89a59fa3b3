import type { TestProjectInlineConfiguration } from "vitest/config";
import type {} from "./provided-context.ts";

/** Pages in a real browser; sweeps go over all pages and states, or over one of each kind. */
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
      // A page on a busy machine answers later than within the second that is usual.
      expect: { poll: { timeout: 10_000 } },
    },
  };
}

/** Screenshots of all pages, parts and states, or of the routes alone. */
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
      // Several screenshots are taken at a time, each of which waits for the others.
      testTimeout: 60_000,
    },
  };
}
