import type { ContentProblem } from "./problem.ts";

const ROW = /^(.*?\b)row (\d+): /;
/** Of more rows that do not follow each other, the first ones say enough. */
const MAX_ROWS = 5;

/** Problems of the rows of a table, where each that several rows have is said once. */
export function alikeRows<Problem extends ContentProblem>(problems: readonly Problem[]): readonly Problem[] {
  const rows = new Map<string, number[]>();
  const keyOf = (
    { document, field = "", severity, problem }: Problem,
    [head = "", before = ""]: RegExpExecArray,
  ) =>
    JSON.stringify([document, field.replace(/\[\d+\]$/, ""), severity, before, problem.slice(head.length)]);
  for (const one of problems) {
    const found = ROW.exec(one.problem);
    if (found) rows.getOrInsertComputed(keyOf(one, found), () => []).push(Number(found[2]));
  }
  return problems.flatMap((one) => {
    const found = ROW.exec(one.problem);
    const all = found ? (rows.get(keyOf(one, found)) ?? []) : [];
    if (!found || all.length < 2) return [one];
    const [head, before = "", row] = found;
    if (Number(row) !== all[0]) return [];
    return [{ ...one, problem: `${before}${written(all)}: ${one.problem.slice(head.length)}` }];
  });
}

function written(rows: readonly number[]): string {
  const [first = 0] = rows;
  if (rows.every((row, index) => row === first + index)) return `rows ${first} to ${rows.at(-1)}`;
  const more = rows.length - MAX_ROWS;
  const named = rows.slice(0, MAX_ROWS).join(", ");
  return `rows ${named}${more > 0 ? ` and ${more} more` : ""}`;
}
