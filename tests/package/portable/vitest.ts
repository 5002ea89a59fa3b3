/** The subset of vitest that the contract tests use, for runtimes without vitest. It replaces vitest in a bundle. */
import { expect } from "./expect.ts";

export { expect };

type Run = () => unknown;

interface Test {
  readonly name: string;
  readonly run: Run;
}

/** The results of all tests. */
export interface Report {
  readonly passed: number;
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

const tests: Test[] = [];
let groups: readonly string[] = [];

export function describe(name: string, define: () => void): void {
  const before = groups;
  groups = [...groups, name];
  define();
  groups = before;
}

export function it(name: string, run: Run): void {
  tests.push({ name: [...groups, name].join(" > "), run });
}

it.each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...values: readonly unknown[]) => unknown): void => {
    for (const row of rows)
      it(`${name} ${JSON.stringify(row)}`, () => run(...(Array.isArray(row) ? row : [row])));
  };

export function onTestFinished(): void {
  throw new Error("What a test of the contract opens outlives it.");
}

/** Runs all tests, one after the other. */
export async function runTests(): Promise<Report> {
  const failed: { name: string; reason: string }[] = [];
  for (const { name, run } of tests) {
    try {
      await run();
    } catch (error) {
      failed.push({ name, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return { passed: tests.length - failed.length, failed };
}
