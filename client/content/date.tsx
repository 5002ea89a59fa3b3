import type { BrowserLocale } from "../../brand/locale.ts";
import { writtenDate, writtenMoment } from "../../src/domain/text/written-date.ts";
import { useLocale } from "./locale.ts";

interface DateTextProps {
  readonly date: string;
  /** Time of day with its zone, after the date. */
  readonly time?: string | undefined;
  /** The time for machines. Default: the date. */
  readonly at?: string | undefined;
}

/** A date in the site's language, in a machine-readable `<time>`: `19 August 2026`, `19 August 2026, 10:15 am AEST`. */
export function DateText({ date, time, at = date }: DateTextProps) {
  const locale = useLocale();
  return <time dateTime={at}>{dateText(date, time, locale)}</time>;
}

/** The text of a {@link DateText}. */
export function dateText(date: string, time: string | undefined, { formats }: BrowserLocale): string {
  return time ? writtenMoment(date, time, formats) : writtenDate(date, formats);
}
