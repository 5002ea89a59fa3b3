/** The day of a moment in a time zone of the IANA database: `2027-02-17`. */
export function dayAt(moment: string | number, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(new Date(moment).getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * Start of a day in a time zone, in milliseconds of Unix time; `NaN` for an invalid day.
 *
 * @param timeZone - Name in the IANA database.
 */
export function dayBegins(day: string, timeZone: string): number {
  if (!isDay(day)) return Number.NaN;
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. `Date.parse` takes 30 February for a day of March. */
function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** The time of day in a time zone of the IANA database, as it is written in a locale: `10:00 am`. */
export function timeOfDay(moment: number, timeZone: string, locale: string): string {
  return new Date(moment).toLocaleTimeString(locale, { timeZone, timeStyle: "short" });
}

/** City of a time zone of the IANA database, as its name says: `New York`. */
export function cityOf(timeZone: string): string {
  return timeZone.replace(/^.*\//, "").replaceAll("_", " ");
}
