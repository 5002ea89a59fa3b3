/**
 * Parses a date of the service by replacing the T separator with a space (specification of the client, section 9). A date
 * without an offset is in local time: that of a webhook is in UTC, and needs a `Z` behind it.
 *
 * @returns The date; `undefined` for other text, such as the empty one for "not yet".
 */
export function parseDate(text: string): Date | undefined {
  // Where there is no date, the service also sends null.
  if (typeof text !== "string") return undefined;
  const date = new Date(text.replace(/T/i, " "));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
