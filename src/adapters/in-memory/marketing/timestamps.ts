export const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops empty times: times that are not reached are empty in the state and absent in responses. */
export function known<K extends string>(moments: Readonly<Record<K, string>>): { [Name in K]?: string } {
  const reached: { [Name in K]?: string } = { ...moments };
  for (const [name, moment] of Object.entries(moments))
    if (moment === "") Reflect.deleteProperty(reached, name);
  return reached;
}

/**
 * Parses a date or date-time to milliseconds: ISO 8601, `2026-11-21 08:00:00`, or `11/21/2026`. Without a time zone it
 * is UTC, whatever the local time zone is. `NaN` for other text.
 */
export function timeOf(text: string): number {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return timeOf(`${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`);
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]|$)/.test(text)) return Number.NaN;
  const hasZone = /(?:[Zz]|[+-]\d{2}:?\d{2})$/.test(text.slice("2026-11-21".length));
  const hasTime = text.length > "2026-11-21".length;
  return Date.parse(hasTime && !hasZone ? `${text}Z` : text);
}

/** Formats a time like the service: UTC, without fractions of a second. */
export function timestamp(time: number | Date): string {
  return `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}
