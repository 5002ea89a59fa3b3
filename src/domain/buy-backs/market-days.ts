/** By when transactions have to be public: the end of the seventh market day after their execution (2016/1052, article 2(3)). */
const PUBLISHED_WITHIN_MARKET_DAYS = 7;

/** How long transactions stay on the site (2016/1052, article 2(3)). */
const KEPT_YEARS = 5;

const FRIDAY = 5;

/** The last day on which transactions of a day can be published in time. */
export interface LastDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether every day until then was compared with the holidays of the exchange. Otherwise, a holiday makes it a day later. */
  readonly isCertain: boolean;
}

/**
 * The last day on which transactions of a day can be published in time.
 *
 * @param holidays - The weekdays on which the exchange is closed, `YYYY-MM-DD`: those of a year are known if there is any of it.
 */
export function publishedBy(day: string, holidays: readonly string[] = []): LastDay {
  let date = Temporal.PlainDate.from(day);
  for (let left = PUBLISHED_WITHIN_MARKET_DAYS; left > 0; ) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek <= FRIDAY && !holidays.includes(date.toString())) left--;
  }
  const years = [day, date.toString()].map((one) => one.slice(0, "YYYY".length));
  const isCertain = years.every((year) => holidays.some((holiday) => holiday.startsWith(year)));
  return { day: date.toString(), isCertain };
}

/** The day until which transactions of a day stay on the site. */
export function keptUntil(day: string): string {
  return Temporal.PlainDate.from(day).add({ years: KEPT_YEARS }).toString();
}
