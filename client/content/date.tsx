const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * A date in Australian format: `19 August 2026`.
 *
 * Formatted without `Date` and `Intl`, so that server and browser produce the same text in every time zone and locale.
 * Anything other than `YYYY-MM-DD` is returned unchanged.
 */
function formatDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return day && month && year ? `${day} ${month} ${year}` : date;
}

/** Day, name of the month and year of `YYYY-MM-DD`; empty for any other text. */
export function partsOf(date: string): {
  readonly day?: string;
  readonly month?: string;
  readonly year?: string;
} {
  const [, year, monthNumber, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = MONTHS[Number(monthNumber) - 1];
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
