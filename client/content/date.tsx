import { formats } from "../../brand/derived.ts";

/** Day, name of the month and year of `YYYY-MM-DD`; empty for any other text. */
export function partsOf(date: string) {
  const [, year, monthNumber, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = formats.months[Number(monthNumber) - 1];
  return day && month && year ? { day: String(Number(day)), month, year } : {};
}

/**
 * A date in the site's language, in a machine-readable `<time>`: `19 August 2026`.
 *
 * Formatted without `Date` and `Intl`, so that server and browser produce the same text in every time zone and locale.
 * Anything other than `YYYY-MM-DD` is shown unchanged.
 */
export function DateText({ date }: { readonly date: string }) {
  const { day = "", month = "", year = "" } = partsOf(date);
  const text = formats.date.replace("{day}", day).replace("{month}", month).replace("{year}", year);
  return <time dateTime={date}>{year ? text : date}</time>;
}
