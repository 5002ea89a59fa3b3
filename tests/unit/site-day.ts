import { SITE_TIME_ZONE } from "../../src/adapters/http/contract/site.ts";

/** When a day of the calendar begins in the company's time zone, in ms since the epoch. */
export function beginOf(day: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(SITE_TIME_ZONE).epochMilliseconds;
}
