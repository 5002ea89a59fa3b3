/** Of a week, from Monday as 1. */
const FRIDAY = 5;

/** Exchanges that trade on Sundays (ISO 10383): in Riyadh, Cairo, Amman, Kuwait, Doha, Muscat and Bahrain. */
const OPEN_ON_SUNDAYS: readonly string[] = ["XSAU", "XCAI", "XAMM", "XKUW", "DSMD", "XMUS", "XBAH"];

/** Whether the exchange of the main listing is certainly closed on a day: at a weekend, or on a holiday that the brand states. */
export function isClosed(
  day: string,
  {
    exchanges,
    holidays = [],
  }: { readonly exchanges: readonly string[]; readonly holidays?: readonly string[] | undefined },
): boolean {
  const [main = ""] = exchanges;
  const isWeekend = Temporal.PlainDate.from(day).dayOfWeek > FRIDAY;
  return holidays.includes(day) || (isWeekend && !OPEN_ON_SUNDAYS.includes(main));
}
