import { formats } from "../../brand/derived.ts";

/**
 * A date in the site's language: `19 August 2026`.
 *
 * Formatted without `Date` and `Intl`, so that server and browser produce the same text in every time zone and locale.
 * Anything other than `YYYY-MM-DD` is returned unchanged.
 */
function formatDate(date: string): string {
  const { day, month, year } = partsOf(date);
  if (!day || !month || !year) return date;
  return formats.date.replace("{day}", day).replace("{month}", month).replace("{year}", year);
}

/** Day, name of the month and year of `YYYY-MM-DD`; empty for any other text. */
export function partsOf(date: string) {
  const [, year, monthNumber, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = formats.months[Number(monthNumber) - 1];
  return day && month && year ? { day: String(Number(day)), month, year } : {};
}

interface DateTextProps {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly className?: string | undefined;
}

/** A date as text in a machine-readable `<time>`. */
export function DateText({ date, className }: DateTextProps) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date)}
    </time>
  );
}
