/**
 * Parses a date of the service by replacing the T separator with a space (specification of the client, section 9). A date
 * without an offset, such as a webhook's `fired_at`, is in local time.
 *
 * @returns The date; `undefined` for other text, such as the empty one for "not yet".
 */
export function parseDate(text: string): Date | undefined {
  const date = new Date(text.replace(/T/i, " "));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
