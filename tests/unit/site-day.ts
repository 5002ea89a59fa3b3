import { SITE_TIME_ZONE } from "../../src/adapters/http/contract/site.ts";

/** A day or a time on the company's clocks, in ms since the epoch: `2026-11-24` is when that day begins. */
export function siteTime(local: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(SITE_TIME_ZONE).epochMilliseconds;
}
