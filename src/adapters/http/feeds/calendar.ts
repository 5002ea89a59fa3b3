import type { Dates } from "../../../application/list-dates.ts";
import { slugOf } from "../../../domain/content/slug.ts";

/** Maximum length of a line (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * An iCalendar (RFC 5545) of all-day events. The UID of an event comes from its title, so that subscribed calendars
 * move an event whose date changes.
 */
export function calendar(host: string, { title, changed, events }: Dates): string {
  const stamp = basicMoment(changed ?? "1970-01-01T00:00:00.000Z");
  const uids = new Map<string, number>();
  const uidOf = (summary: string) => {
    const slug = slugOf(summary);
    const before = uids.get(slug) ?? 0;
    uids.set(slug, before + 1);
    return `${before === 0 ? slug : `${slug}-${before + 1}`}@${host}`;
  };
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Larkfield Group//Website//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events.flatMap(({ date, title: summary, note }) => [
      "BEGIN:VEVENT",
      `UID:${uidOf(summary)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDay(date, 0)}`,
      `DTEND;VALUE=DATE:${basicDay(date, 1)}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(note === undefined ? [] : [`DESCRIPTION:${escapeText(note)}`]),
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A day plus a number of days, as `YYYYMMDD`. */
function basicDay(day: string, later: number): string {
  return new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
}

function basicMoment(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, "\\n");
}

/** Folds a long line; continuation lines start with a space. Characters of several bytes are not split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_BYTES) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
