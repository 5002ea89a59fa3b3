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
 * A day as Australians write it: `19 August 2026`.
 *
 * Written from its parts, so server and browser agree whatever their time zone and language data. Anything that is
 * not `YYYY-MM-DD` stays as it is.
 */
function formatDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return day && month && year ? `${day} ${month} ${year}` : date;
}

/** Day, name of the month and year of `YYYY-MM-DD`; empty where the text is something else. */
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

/** A day in words, readable for machines. */
export function DateText({ date, className }: DateTextProps) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date)}
    </time>
  );
}
