import type { TestProjectInlineConfiguration } from "vitest/config";
import { isInstalled } from "../../scripts/engines/installed.ts";
import type {} from "./provided-context.ts";

/** What is polled for may take more than the default of one second on a busy machine. */
export const onBusyMachine = { poll: { timeout: 10_000 } };

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
      ...inBrowser,
      provide: { sweepsAll, engine: "chromium" },
    },
  };
}

const inBrowser = {
  setupFiles: ["tests/browser/setup.ts"],
  // Files of a worker share a browser and a site.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: onBusyMachine,
};

/**
 * The journeys in all installed engines. A missing engine is skipped with a message; with `REQUIRE_ENGINES`, it is an
 * error.
 */
export function engineProjects(): TestProjectInlineConfiguration[] {
  return (["firefox", "webkit"] as const).flatMap((engine) => {
    if (isInstalled(engine)) {
      return {
        test: {
          name: engine,
          include: ["tests/browser/journeys/*.test.ts"],
          ...inBrowser,
          provide: { sweepsAll: false, engine },
        },
      };
    }
    const message = `There is no ${engine}: journeys in it are NOT tested`;
    if (process.env.REQUIRE_ENGINES) throw new Error(message);
    process.stderr.write(`${message}\n`);
    return [];
  });
}

/** Screenshot tests of all pages, parts and states, or of one page of each kind. */
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
