import type { Locale } from "../../../../brand/locale.ts";
import type { FigureRow, MeasureTable } from "../../../domain/content/figure-table.ts";
import type { Assurance } from "../../../domain/content/measure-details.ts";
import { slugOf, uniqueAmong } from "../../../domain/content/slug.ts";
import { unitCodeOf } from "../../../domain/content/unit-code.ts";
import type { Link } from "../../../domain/links/link.ts";
import { exactNumber } from "../../../domain/text/amount.ts";
import type { FigureFact } from "../contract/figures.ts";

const ASSURANCES: Readonly<Record<Assurance, FigureFact["assurance"]>> = {
  Audited: "audited",
  Reviewed: "reviewed",
  Unaudited: "unaudited",
};

/**
 * The rows of a table as programs read them: each with an id that stays as long as it is called the same, and a unit that
 * programs know.
 *
 * @param page - The public address of its page.
 */
export function figureFacts(
  { title, rows }: Pick<MeasureTable, "title" | "rows">,
  page: string,
  locale: Locale,
): FigureFact[] {
  const taken = new Set<string>();
  return rows.map((row) => ({
    id: uniqueAmong(taken, idOf(row, title, page)),
    ...factOf(row, page, locale),
  }));
}

function idOf({ measure, unit, period }: FigureRow, title: string, page: string): string {
  const parts = [title, measure, unit, period].map((part) => slugOf(part ?? "")).filter(Boolean);
  return `${new URL(page).pathname}#${parts.join(".")}`;
}

function factOf(
  { measure, unit, period, note, definition, assurance, reconciliation, restated, value }: FigureRow,
  page: string,
  locale: Locale,
) {
  return {
    measure,
    unit,
    period,
    note,
    definition,
    value: typeof value === "number" ? exactNumber(value) : value,
    ...(unit === undefined ? {} : unitCodeOf(unit, locale.numbers, locale.moneyStyle)),
    ...(assurance && { assurance: ASSURANCES[assurance] }),
    ...(reconciliation && { reconciliation: addressOf(reconciliation, page) }),
    ...(restated && {
      restated: { former: restated.former, since: restated.since, reason: restated.reason },
    }),
  };
}

/** The whole address of a link; `undefined` of one that is not known yet. */
function addressOf(link: Link, page: string): string | undefined {
  return link.kind === "unresolved" ? undefined : new URL(link.href, page).href;
}
