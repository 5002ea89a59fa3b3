/** Where a day of the site begins: at its head office. */
export const SITE_TIME_ZONE = "Australia/Brisbane";

/** The same as an offset of UTC, since clocks there are never changed. */
export const SITE_UTC_OFFSET = "+10:00";
