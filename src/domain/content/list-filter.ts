import type { NewsCategory } from "./news.ts";
import type { PdfCategory } from "./pdf-document.ts";

/** What a visitor narrows the lists of a page to; each list takes of it what it knows. */
export interface ListFilter {
  readonly year?: number | undefined;
  /** Category of news. */
  readonly category?: NewsCategory | undefined;
  /** Kind of document. */
  readonly kind?: PdfCategory | undefined;
}

/** The year of a day, `YYYY-MM-DD`; `undefined` for what is none. */
export function yearOf(day: string | undefined): number | undefined {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(day ?? "") ?? [];
  return year === undefined ? undefined : Number(year);
}
