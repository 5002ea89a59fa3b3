import type { CoverageV8Options } from "vitest/node";

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
  thresholds: { statements: 87, branches: 82, functions: 86, lines: 88 },
} satisfies { readonly provider: "v8" } & CoverageV8Options;
