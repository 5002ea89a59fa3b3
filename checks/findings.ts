/** A problem that a check has found, and its location (`path`, `path:line` or `path field`). */
export interface Finding {
  readonly place: string;
  readonly problem: string;
}

/** Prints one line per finding, sorted by place, and sets the exit code of the process: 0 without findings, else 1. */
export function report(findings: readonly Finding[], clean: string): void {
  const byPlace = new Intl.Collator("en", { numeric: true });
  const sorted = [...findings].sort((a, b) => byPlace.compare(a.place, b.place));
  for (const { place, problem } of sorted) console.log(`${place} ${problem}`);
  if (sorted.length === 0) console.log(clean);
  process.exitCode = sorted.length === 0 ? 0 : 1;
}
