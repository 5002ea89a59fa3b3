import { decimalsOf } from "../text/amount.ts";
import { type Checked, warning } from "./problem.ts";

/** A row of a table with its numbers by column; `undefined` where there is none. */
export interface NumberRow {
  readonly name: string;
  readonly unit?: string | undefined;
  readonly numbers: readonly (number | undefined)[];
}

const MIN_DIGITS = 100;

/**
 * A row that is the sum of those above it in one column, and not in another: a value is mistyped, or two are swapped. What is no
 * sum in any column is no total.
 *
 * @param columns - What the columns are called.
 */
export function totalProblems(
  rows: readonly NumberRow[],
  columns: readonly string[],
  field: string,
): readonly Checked[] {
  return rows.map((row, index) => {
    for (let first = index - 2; first >= 0 && rows[first]?.unit === row.unit; first--) {
      const parts = rows.slice(first, index);
      if (parts.some(({ unit }) => unit !== row.unit)) return undefined;
      const sums = columns.map((_, column) => sumIn(parts, row, column));
      const right = sums.findIndex((sum) => sum?.isRight);
      const wrong = sums.findIndex((sum) => sum?.isRight === false);
      if (right === -1 || wrong === -1) continue;
      return warning(
        `“${row.name}” is ${row.numbers[wrong]} in ${columns[wrong]}, but the rows from “${parts[0]?.name}” to “${parts.at(-1)?.name}” add up to ${sums[wrong]?.sum}; in ${columns[right]} they add up to it`,
        field,
      );
    }
    return undefined;
  });
}

function sumIn(parts: readonly NumberRow[], { numbers }: NumberRow, column: number) {
  const total = numbers[column];
  const values = parts.map((part) => part.numbers[column]);
  if (total === undefined || total === 0 || !values.every((value) => value !== undefined)) return undefined;
  // What is there once adds up to itself.
  if (values.filter((value) => value !== 0).length < 2) return undefined;
  const digits = Math.max(...[total, ...values].map(decimalsOf));
  const sum = Number(values.reduce((all, value) => all + value, 0).toFixed(digits));
  // A few small counts add up to another one by chance.
  if (Math.abs(total) * 10 ** digits < MIN_DIGITS) return undefined;
  // Each value may be rounded by half of its last digit.
  const rounding = ((values.length + 1) / 2) * 10 ** -digits;
  return { sum, isRight: Math.abs(sum - total) <= rounding * (1 + Number.EPSILON * 1e6) };
}
