import type { ContentItem } from "../content/content-item.ts";
import { cellText, type Table } from "../content/table.ts";
import { writtenNumber } from "../content/written-number.ts";
import type { ReportedCompany } from "./domain-capability.ts";
import { type Checked, type ContentProblem, warning } from "./problem.ts";
import { sectionProblems } from "./section-problems.ts";
import { totalProblems } from "./totals.ts";

const FIELD = "table";

/** Tables below texts whose columns readers cannot tell apart, or that do not add up. */
export function tableProblems(
  items: readonly ContentItem[],
  company: Pick<ReportedCompany, "numbers">,
): readonly ContentProblem[] {
  return sectionProblems(items, (section) =>
    section.kind === "rich-text" && section.table ? problemsIn(section.table, company) : [],
  );
}

function problemsIn(
  { head, body }: Table,
  { numbers }: Pick<ReportedCompany, "numbers">,
): readonly Checked[] {
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
    numbers: cells.map((cell) => writtenNumber(cell, numbers)?.amount),
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
