/**
 * Parses a date of the service by replacing the T separator with a space (specification, section 9). A date without an
 * offset, such as a webhook's `fired_at`, is local time to this rule.
 *
 * @returns The date; `undefined` for what is none, such as the empty text that the service sends for "not yet".
 */
export function parseDate(text: string): Date | undefined {
  const date = new Date(text.replace(/T/i, " "));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
