/** How a language writes dates. */
export interface DateFormat {
  readonly months: readonly string[];
  /** A template with `{day}`, `{month}` and `{year}`. */
  readonly date: string;
  /** The first day of a month in it, where that is an ordinal: `1er`. Default: a number as the others. */
  readonly first?: string;
  /** What is between a date and a time of day. Default: `, `. */
  readonly beforeTime?: string;
}

/** What is between a date and a time of day by default. */
export const BEFORE_TIME = ", ";

/** Day, name of the month and year of `YYYY-MM-DD`; empty for any other text. */
export function partsOf(date: string, { months, first }: DateFormat) {
  const [, year, monthNumber, dayNumber] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = months[Number(monthNumber) - 1];
  if (!dayNumber || !month || !year) return {};
  const day = Number(dayNumber) === 1 && first ? first : String(Number(dayNumber));
  return { day, month, year };
}

/**
 * A date as a language writes it: `19 August 2026`, `1er octobre 2026`. Without `Date` and `Intl`, of which the latter knows no
 * ordinals, server and browser write the same everywhere. Anything other than `YYYY-MM-DD` stays as it is.
 */
export function writtenDate(date: string, format: DateFormat): string {
  const { day, month, year } = partsOf(date, format);
  if (!day) return date;
  return format.date.replace("{day}", day).replace("{month}", month).replace("{year}", year);
}

/** A date and a time of day as a language writes them together: `19 August 2026, 10:15 am`, `2026年8月19日 10:15`. */
export function writtenMoment(date: string, time: string, format: DateFormat): string {
  return writtenDate(date, format) + (format.beforeTime ?? BEFORE_TIME) + time;
}
