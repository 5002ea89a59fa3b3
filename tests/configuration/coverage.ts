import type { CoverageV8Options } from "vitest/node";

/**
 * What the tests cover (`npx vitest run --coverage`, as CI does). It may not fall: the thresholds are what the tests of units
 * and components were measured to cover, rounded down. Code that only runs in processes and pages of its own counts as not
 * covered.
 */
export const coverage = {
  provider: "v8",
  include: ["src/**/*.ts", "client/**/*.{ts,tsx}"],
  exclude: ["**/*.css.ts"],
  reporter: ["text-summary"],
  reportsDirectory: "test-results/coverage",
  thresholds: { statements: 77, branches: 73, functions: 75, lines: 78 },
} satisfies { readonly provider: "v8" } & CoverageV8Options;
