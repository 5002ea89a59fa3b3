import { SITE_TIME_ZONE } from "../contract/site.ts";

/** Milliseconds for which the day is not looked up again. */
const REFRESH_INTERVAL_MS = 1_000;

const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: SITE_TIME_ZONE });

/** Tells what day it is where the company is: what pages say of today holds until that changes. Cheap to ask. */
export class SiteDay {
  #day = "";
  #lookedAt = Number.NEGATIVE_INFINITY;

  today(): string {
    const now = Date.now();
    if (Math.abs(now - this.#lookedAt) >= REFRESH_INTERVAL_MS) {
      this.#day = format.format(now);
      this.#lookedAt = now;
    }
    return this.#day;
  }
}
