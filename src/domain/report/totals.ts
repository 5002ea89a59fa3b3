import { decimalsOf } from "../text/amount.ts";
import { type Checked, warning } from "./problem.ts";

/** A row of a table with its numbers by column; `undefined` where there is none. */
export interface NumberRow {
  readonly name: string;
  readonly unit?: string | undefined;
  readonly numbers: readonly (number | undefined)[];
}

const MIN_DIGITS = 100;

/** Of how many rows above it a row can be the sum: of a longer list, each pair of rows would be compared. */
const MAX_PARTS = 60;

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
    const sums = columns.map((_, column) => new Sum(row.numbers[column]));
    const above = rows.slice(Math.max(0, index - MAX_PARTS), index).reverse();
    for (const [count, part] of above.entries()) {
      if (part.unit !== row.unit) return undefined;
      for (const [column, sum] of sums.entries()) sum.add(part.numbers[column]);
      const right = sums.findIndex((sum) => sum.isRight === true);
      const wrong = sums.findIndex((sum) => sum.isRight === false);
      if (count === 0 || right === -1 || wrong === -1) continue;
      return warning(
        `“${row.name}” is ${row.numbers[wrong]} in ${columns[wrong]}, but the rows from “${part.name}” to “${above[0]?.name}” add up to ${sums[wrong]?.value}; in ${columns[right]} they add up to it`,
        field,
      );
    }
    return undefined;
  });
}

/** The sum of some values, beside the total that it may be. */
class Sum {
  readonly #total: number | undefined;
  #value = 0;
  #digits: number;
  #count = 0;
  #countOfOthers = 0;
  #isKnown: boolean;

  constructor(total: number | undefined) {
    this.#total = total;
    this.#digits = decimalsOf(total ?? 0);
    this.#isKnown = total !== undefined && total !== 0;
  }

  add(value: number | undefined): void {
    if (value === undefined) this.#isKnown = false;
    if (!this.#isKnown || value === undefined) return;
    this.#value += value;
    this.#digits = Math.max(this.#digits, decimalsOf(value));
    this.#count += 1;
    if (value !== 0) this.#countOfOthers += 1;
  }

  get value(): number {
    return Number(this.#value.toFixed(this.#digits));
  }

  /** Whether it is the total; `undefined` where that says nothing. */
  get isRight(): boolean | undefined {
    const total = this.#total ?? 0;
    // What is there once adds up to itself, and a few small counts to another one by chance.
    if (!this.#isKnown || this.#countOfOthers < 2) return undefined;
    if (Math.abs(total) * 10 ** this.#digits < MIN_DIGITS) return undefined;
    // Each value may be rounded by half of its last digit.
    const rounding = ((this.#count + 1) / 2) * 10 ** -this.#digits;
    return Math.abs(this.value - total) <= rounding * (1 + Number.EPSILON * 1e6);
  }
}
