/** By when transactions have to be public: the end of the seventh market day after their execution (2016/1052, article 2(3)). */
const PUBLISHED_WITHIN_MARKET_DAYS = 7;

/** How long they stay on the site (likewise). */
const KEPT_YEARS = 5;

/**
 * The last day on which transactions of a day can be published in time. Holidays of exchanges are not known: with one in between,
 * it is a day later.
 */
export function publishedBy(day: string): string {
  let date = Temporal.PlainDate.from(day);
  for (let left = PUBLISHED_WITHIN_MARKET_DAYS; left > 0; ) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek <= FRIDAY) left--;
  }
  return date.toString();
}

const FRIDAY = 5;

/** The day until which transactions of a day stay on the site. */
export function keptUntil(day: string): string {
  return Temporal.PlainDate.from(day).add({ years: KEPT_YEARS }).toString();
}
