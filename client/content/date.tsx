import type { BrowserLocale } from "../../brand/locale.ts";
import { useLocale } from "./locale.ts";

/** Day, name of the month and year of `YYYY-MM-DD`; empty for any other text. */
export function partsOf(date: string, locale: BrowserLocale) {
  const { formats } = locale;
  const [, year, monthNumber, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = formats.months[Number(monthNumber) - 1];
  return day && month && year ? { day: String(Number(day)), month, year } : {};
}

interface DateTextProps {
  readonly date: string;
  /** Time of day with its zone, after the date. */
  readonly time?: string | undefined;
  /** The time for machines. Default: the date. */
  readonly at?: string | undefined;
}

/**
 * A date in the site's language, in a machine-readable `<time>`: `19 August 2026`, `19 August 2026, 10:15 am AEST`. Without
 * `Date` and `Intl`, server and browser produce the same text everywhere. Anything other than `YYYY-MM-DD` is shown unchanged.
 */
export function DateText({ date, time, at = date }: DateTextProps) {
  const locale = useLocale();
  return <time dateTime={at}>{dateText(date, time, locale)}</time>;
}

/** The text of a {@link DateText}. */
export function dateText(date: string, time: string | undefined, locale: BrowserLocale): string {
  const { formats } = locale;
  const { day = "", month = "", year = "" } = partsOf(date, locale);
  const written = day === "1" ? (formats.first ?? day) : day;
  const text = formats.date.replace("{day}", written).replace("{month}", month).replace("{year}", year);
  return (year ? text : date) + (time ? `, ${time}` : "");
}
