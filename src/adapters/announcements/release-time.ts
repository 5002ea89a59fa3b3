import { offsetAt, type TimeZoneNames } from "./time-zone-names.ts";

/** A date and time of day as a source writes it. */
export interface WrittenTime {
  /** What the clock says, as if it was in UTC, in milliseconds of Unix time. */
  readonly clock: number;
  /** Milliseconds that the clock is ahead of UTC, or the name of its time zone, in capitals: `AEST`. */
  readonly zone: number | string;
}

const CLOCK = /(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?/.source;
const ZONE = /\s?([+-]\d\d(?::?\d\d)?|[a-z]{1,6})/.source;
/** ISO 8601: `2026-11-05T10:00:00Z`. */
const ISO = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)[T ]${CLOCK}${ZONE}$`, "i");
/** RFC 822 and its successors: `Thu, 5 Nov 2026 10:00:00 +1100`. */
const MAIL = new RegExp(
  `^(?:([a-z]{3}),\\s*)?(\\d\\d?)\\s+([a-z]{3})\\s+(\\d{4}|\\d\\d)\\s+${CLOCK}${ZONE}$`,
  "i",
);
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const UTC = ["Z", "UT", "UTC", "GMT"];
const MINUTE_MS = 60_000;
const MAX_OFFSET_MS = 14 * 60 * MINUTE_MS;

/**
 * Reads a time in ISO 8601 or RFC 822; `undefined` for anything else. A day such as `05/11/2026` can be read in two ways, and a
 * time without a zone in many; a day that does not exist, or is another one of the week, is a mistake.
 */
export function writtenTime(written: string): WrittenTime | undefined {
  const text = withoutComment(written);
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, ...time] = iso;
    return timeOn({ year: Number(year), month: Number(month) - 1, day: Number(day) }, time);
  }
  const [, weekday, day, month = "", year = "", ...time] = MAIL.exec(text) ?? [];
  const century = year.length === 2 ? 2000 : 0;
  const date = { year: century + Number(year), month: MONTHS.indexOf(month.toLowerCase()), day: Number(day) };
  const read = timeOn(date, time);
  const isOther = read && weekday && WEEKDAYS[new Date(read.clock).getUTCDay()] !== weekday.toLowerCase();
  return isOther ? undefined : read;
}

/** RFC 822 allows a comment after the zone: `+0000 (Greenwich)`. */
function withoutComment(text: string): string {
  const start = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  return start < 0 ? text : text.slice(0, start).trimEnd();
}

function timeOn(
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
  [hours, minutes, seconds = "0", zoneText = ""]: readonly (string | undefined)[],
): WrittenTime | undefined {
  const hour = Number(hours);
  const minute = Number(minutes);
  const second = Number(seconds);
  const clock = Date.UTC(year, month, day, hour, minute) + Math.floor(second * 1_000);
  const zone = zoneIn(zoneText.toUpperCase());
  // `Date.UTC` makes 3 March of 31 February.
  const isReal = hour < 24 && minute < 60 && second < 60 && new Date(clock).getUTCDate() === day;
  return isReal && month >= 0 && month < 12 && zone !== undefined ? { clock, zone } : undefined;
}

function zoneIn(text: string): number | string | undefined {
  if (UTC.includes(text)) return 0;
  if (/^[A-Z]{3,}$/.test(text)) return text;
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?([0-5]\d)?$/.exec(text) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -MINUTE_MS : MINUTE_MS);
  return Math.abs(offset) <= MAX_OFFSET_MS ? offset : undefined;
}

/**
 * The moment of a time, in milliseconds of Unix time. A name with one meaning in the world has that one; a name with several
 * (`BST`, `CST`, `IST`) has that of the company's time zone.
 *
 * @returns `undefined` if nobody uses the name then, as `AEDT` in June, or if it could have several meanings.
 */
export function momentOf({ clock, zone }: WrittenTime, names: TimeZoneNames): number | undefined {
  if (typeof zone === "number") return clock - zone;
  const meanings = names.get(zone) ?? [];
  const used = ({ offset, timeZone }: (typeof meanings)[number]) =>
    offsetAt(Temporal.Instant.fromEpochMilliseconds(clock - offset), timeZone) === offset;
  const isOne = meanings.every(({ offset }) => offset === meanings[0]?.offset);
  const meant = meanings.find((one) => one.isOwn && used(one)) ?? (isOne ? meanings.find(used) : undefined);
  return meant && clock - meant.offset;
}
