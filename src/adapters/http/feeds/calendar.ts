import type { Dates } from "../../../application/list-dates.ts";
import { slugOf } from "../../../domain/content/slug.ts";
import { SITE_LOCALE, SITE_NAME } from "../contract/site.ts";

/** What made a calendar (RFC 5545, section 3.7.3): a formal public identifier, which ends with the language. */
const PRODUCT = `PRODID:-//${SITE_NAME}//Website//${SITE_LOCALE.slice(0, 2).toUpperCase()}`;

/** Octets that a line of a calendar may have (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Dates as an iCalendar (RFC 5545) of whole days. A date keeps its identity while its title stays, so that a program
 * that has subscribed moves it.
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
    PRODUCT,
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

/** A day some days later, as `YYYYMMDD`. */
function basicDay(day: string, later: number): string {
  return new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
}

function basicMoment(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, "\\n");
}

/** A line in stretches that are short enough, each but the first after a space; characters stay whole. */
function folded(line: string): string {
  const stretches: string[] = [];
  let stretch = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_BYTES) {
      stretches.push(stretch);
      stretch = " ";
      octets = 1;
    }
    stretch += character;
    octets += size;
  }
  return [...stretches, stretch].join("\r\n");
}
