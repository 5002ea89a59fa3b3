import { join } from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";
import type { CoverageV8Options } from "vitest/node";
import { isInstalled } from "../harness/engines/installed.ts";
import { clockOption } from "./clock.ts";
import type {} from "./provided-context.ts";

/** What is polled for may take more than the default of one second on a busy machine. */
export const onBusyMachine = { poll: { timeout: 10_000 } };

/**
 * The options of projects whose tests start browsers, processes or containers, which fail by chance on a busy machine: in CI
 * (`CI=true`), a failed test is retried once. Not those of `fuzz`, whose last test checks what the others have caused.
 */
export const retriedInCi = { retry: process.env.CI === "true" ? 1 : 0 };

/** Tests in a real browser. */
export function browserProject(files: {
  readonly include: string[];
  readonly exclude?: string[];
}): TestProjectInlineConfiguration {
  return {
    test: {
      name: "browser",
      ...files,
      globalSetup: ["tests/configuration/stale-build.ts", "tests/browser/chromium.ts"],
      ...inBrowser,
      provide: { engine: "chromium" },
    },
  };
}

const inBrowser = {
  execArgv: [clockOption()],
  setupFiles: ["tests/browser/setup.ts"],
  // Files of a worker share a browser and a site.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: onBusyMachine,
  ...retriedInCi,
};

const ENGINES = ["firefox", "webkit"] as const;

/** The journeys in all installed engines. With `REQUIRE_ENGINES`, a missing one is an error. */
export function engineProjects(): TestProjectInlineConfiguration[] {
  const [missing] = untestedEngines();
  if (missing !== undefined && process.env.REQUIRE_ENGINES) throw new Error(missing);
  return ENGINES.filter(isInstalled).map((engine) => ({
    test: { name: engine, include: ["tests/browser/journeys/*.test.ts"], ...inBrowser, provide: { engine } },
  }));
}

/** The engines that are not installed. */
export function untestedEngines(): readonly string[] {
  return ENGINES.filter((engine) => !isInstalled(engine)).map(
    (engine) => `There is no ${engine}: journeys in it are NOT tested`,
  );
}

/**
 * The brand of unit tests, as aliases of imports: they know one company with its time zone, currency and formats, and the
 * English texts, and pass whatever company the project belongs to. Its colours and font are those of the site.
 */
export const fixedBrand = [
  { find: /^#texts\//, replacement: join(import.meta.dirname, "../../brand/texts/en/") },
  {
    find: /^(?:\.\.\/)+brand\/(?=(?:brand|derived|locales)\.ts$)/,
    replacement: join(import.meta.dirname, "fixed-brand/"),
  },
];

/**
 * What the tests cover (`npx vitest run --coverage`, as CI does). It may not fall: the thresholds are a point below
 * what was measured, because some code only runs when something is late. Code that only runs in processes and pages of its
 * own counts as not covered.
 */
export const coverage = {
  provider: "v8",
  include: ["src/**/*.ts", "client/**/*.{ts,tsx}"],
  exclude: ["**/*.css.ts"],
  reporter: ["text-summary"],
  reportsDirectory: "test-results/coverage",
  thresholds: { statements: 88, branches: 84, functions: 87, lines: 89 },
} satisfies { readonly provider: "v8" } & CoverageV8Options;
