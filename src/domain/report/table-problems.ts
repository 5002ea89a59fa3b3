import type { ContentItem } from "../content/content-item.ts";
import type { NumberLanguage } from "../content/number-words.ts";
import { cellText, type Table } from "../content/table.ts";
import { writtenNumber } from "../content/written-number.ts";
import { type Checked, type ContentProblem, warning } from "./problem.ts";
import { sectionProblems } from "./section-problems.ts";
import { totalProblems } from "./totals.ts";

const FIELD = "table";

/** Tables below texts whose columns readers cannot tell apart, that do not add up, or with numbers in the notation of another language. */
export function tableProblems(
  items: readonly ContentItem[],
  language: NumberLanguage,
): readonly ContentProblem[] {
  const isOfOther = otherNotation(language);
  return sectionProblems(items, (section) => {
    if (section.kind !== "rich-text" || section.table === undefined) return [];
    const { table } = section;
    const found = table.body.flat().map(cellText).find(isOfOther);
    return [
      ...problemsIn(table, language),
      found !== undefined &&
        warning(
          `“${found}” is written as in another language: readers may take it for another number`,
          FIELD,
        ),
    ];
  });
}

/** A number with more than one sign between its digits; with one alone, it may be that of a chapter or a version. */
const HAS_SIGNS = /^\P{Nd}{0,8}\d+(?:[.,]\d+){2,}\P{Nd}{0,16}$/u;

/** Whether a text is a number in another notation alone than that of a language. */
function otherNotation(language: NumberLanguage): (text: string) => boolean {
  const exchanged = { ...language, decimal: language.thousands, thousands: language.decimal };
  // Where there are lakhs, pairs of digits stand before the last three.
  const ofLakhs = { ...language, inPairs: true, thousands: ",", decimal: "." };
  return (text) =>
    HAS_SIGNS.test(text) &&
    writtenNumber(text, language) === undefined &&
    [exchanged, ofLakhs].some((other) => writtenNumber(text, other) !== undefined);
}

function problemsIn({ head, body }: Table, language: NumberLanguage): readonly Checked[] {
  const rows = [...head, ...body].map((row) => row.map(cellText));
  const [first = []] = rows;
  const uneven = rows.findIndex(({ length }) => length !== first.length);
  if (uneven !== -1)
    return [
      warning(
        `row ${uneven + 1} of the table has ${rows[uneven]?.length} cells, and the first one ${first.length}: cells cannot be joined, repeat their words`,
        FIELD,
      ),
    ];
  if (body.length === 0) return [warning("the table has heads, and no rows", FIELD)];
  const texts = body.map((row) => row.map(cellText));
  const heads = first.map((_, column) =>
    head
      .map((row) => cellText(row[column]))
      .filter(Boolean)
      .join(" "),
  );
  const amounts = texts.map(([name = "", ...cells]) => ({
    name,
    numbers: cells.map((cell) => writtenNumber(cell, language)?.amount),
  }));
  return [
    ...(head.length > 0 ? headProblems(heads, texts) : []),
    ...totalProblems(amounts, heads.slice(1), FIELD),
  ];
}

/** Columns of values that have no head, or that of another one. The first column may have none. */
function headProblems(heads: readonly string[], rows: readonly (readonly string[])[]): readonly Checked[] {
  return heads.map((head, column) => {
    if (head === "")
      return (
        column > 0 &&
        rows.some((row) => row[column]) &&
        warning(`column ${column + 1} of the table has no head: readers do not know what it has`, FIELD)
      );
    return heads.indexOf(head) < column && warning(`two columns of the table are called “${head}”`, FIELD);
  });
}
