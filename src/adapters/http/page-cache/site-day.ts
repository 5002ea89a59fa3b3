import { SITE_TIME_ZONE } from "../contract/site.ts";

/** How long the computed day is reused. */
const REFRESH_INTERVAL_MS = 1_000;

const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: SITE_TIME_ZONE });

/** The current date where the site is at home, on which rendered pages may depend. Cheap to call. */
export class SiteDay {
  #day = "";
  #updatedAt = Number.NEGATIVE_INFINITY;

  today(): string {
    const now = Date.now();
    if (Math.abs(now - this.#updatedAt) >= REFRESH_INTERVAL_MS) {
      this.#day = format.format(now);
      this.#updatedAt = now;
    }
    return this.#day;
  }
}
