import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A problem that a check has found, and its location (`path`, `path:line` or `path field`). */
export interface Finding {
  readonly place: string;
  readonly problem: string;
  /** Printed after all others, which may be its cause. */
  readonly isLast?: boolean;
}

/** Prints one line per finding, sorted by place, once each, and sets the exit code of the process: 0 without findings, else 1. */
export function report(findings: readonly Finding[], clean: string): void {
  const byPlace = new Intl.Collator("en", { numeric: true });
  const sorted = [...findings].sort(
    (a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false) || byPlace.compare(a.place, b.place),
  );
  for (const line of new Set(sorted.map(({ place, problem }) => `${place} ${problem}`))) console.log(line);
  if (sorted.length === 0) console.log(clean);
  process.exitCode = sorted.length === 0 ? 0 : 1;
}

/**
 * The generated files below `root` that are out of date.
 *
 * @param files - Expected text by path.
 * @param source - As the end of a sentence: "the catalog says".
 * @param command - Generates them.
 */
export function staleFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  source: string,
  command: string,
): readonly Finding[] {
  return [...files].flatMap(([path, text]) => {
    if (!existsSync(join(root, path)))
      return [{ place: path, problem: `is missing; ${command} generates it` }];
    const actual = readFileSync(join(root, path), "utf8");
    if (actual === text) return [];
    const place = `${path}:${differingLine(actual, text)}`;
    return [{ place, problem: `is not what ${source}; ${command} generates it` }];
  });
}

function differingLine(actual: string, expected: string): number {
  const lines = actual.split("\n");
  const expectedLines = expected.split("\n");
  const index = lines.findIndex((line, at) => line !== expectedLines[at]);
  return (index < 0 ? lines.length : index) + 1;
}
