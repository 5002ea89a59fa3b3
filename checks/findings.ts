/** One thing a check found wrong: where it is (`path`, `path:line` or `path field`), and what is wrong there. */
export interface Finding {
  readonly place: string;
  readonly problem: string;
}

/** Prints one line a finding, sorted by place, and sets the exit code of the process: 0 for none, 1 for any. */
export function report(findings: readonly Finding[], clean: string): void {
  const byPlace = new Intl.Collator("en", { numeric: true });
  const sorted = [...findings].sort((a, b) => byPlace.compare(a.place, b.place));
  for (const { place, problem } of sorted) console.log(`${place} ${problem}`);
  if (sorted.length === 0) console.log(clean);
  process.exitCode = sorted.length === 0 ? 0 : 1;
}
