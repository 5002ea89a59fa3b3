import type { DividendSort } from "./dividend.ts";
import type { NewsCategory } from "./news.ts";
import type { PdfCategory } from "./pdf-document.ts";

/** Filter of the lists on a page; each list uses only the fields that apply to it. */
export interface ListFilter {
  readonly year?: number | undefined;
  readonly category?: NewsCategory | undefined;
  readonly kind?: PdfCategory | undefined;
  readonly sort?: DividendSort | undefined;
  /** Kind of announcements, as in addresses: `dividend-distribution`. */
  readonly announcement?: string | undefined;
}

/** The year of a date, `YYYY-MM-DD`; `undefined` for any other text. */
export function yearOf(day: string | undefined): number | undefined {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(day ?? "") ?? [];
  return year === undefined ? undefined : Number(year);
}
