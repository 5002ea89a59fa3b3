import type { Locale } from "../../../../brand/locale.ts";
import type { Dates } from "../../../application/list-dates.ts";
import {
  type CalendarEvent,
  eventKeys,
  offersOf,
  spanOf,
  takesPlace,
  uidOf,
} from "../../../domain/content/calendar-event.ts";
import type { Link } from "../../../domain/links/link.ts";
import { languageOf } from "../../../domain/text/locale.ts";

/** Maximum length of a line (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/** How often calendar programs should fetch the dates (RFC 7986, section 5.7). */
const REFRESH_INTERVAL = "PT1H";

/** Dates as an iCalendar (RFC 5545): all, or the only one with a key of `eventKeys`; `undefined` if there is none. */
export function calendar(
  origin: string,
  { id, title, changed = "1970-01-01T00:00:00.000Z", events }: Dates,
  locale: Locale,
  only?: string,
): string | undefined {
  const stamp = basicMoment(changed);
  const { host } = new URL(origin);
  const chosen = [...eventKeys(events)].filter(([, key]) => only === undefined || key === only);
  if (only !== undefined && chosen.length === 0) return undefined;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    // A formal public identifier, which ends with a language (RFC 5545, section 3.7.3).
    `PRODID:-//${locale.brand.name}//Website//${languageOf(locale.brand.locale).toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(only === undefined ? subscriptionLines(title) : []),
    ...chosen.flatMap(([event, key]) => [
      "BEGIN:VEVENT",
      `UID:${uidOf(event, key, escapeText(id))}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${Math.floor(Date.parse(changed) / MINUTE_MS)}`,
      ...statusLines(event),
      ...timesOf(event),
      textLine("SUMMARY", event.title, event.wordsIn?.title),
      ...(event.place === undefined ? [] : [textLine("LOCATION", event.place, event.wordsIn?.place)]),
      ...offerLines(event, origin, locale),
      ...(isBusy(event) ? [] : ["TRANSP:TRANSPARENT"]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/**
 * What a subscription needs. A file of a single date has neither: a name would make Outlook open a new calendar instead of
 * adding the date to that of the visitor (MS-OXCICAL, section 2.1.3.1.1.17), and nobody fetches it again.
 */
function subscriptionLines(title: string): string[] {
  return [
    `X-WR-CALNAME:${escapeText(title)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
  ];
}

/** A cancelled event stays in the calendar, so that programs remove it from that of a visitor. */
function statusLines({ status, isCertain }: CalendarEvent): string[] {
  if (status === "Cancelled") return ["STATUS:CANCELLED"];
  if (status === "Postponed" || isCertain === false) return ["STATUS:TENTATIVE"];
  return isCertain ? ["STATUS:CONFIRMED"] : [];
}

/** Whether it blocks time in the visitor's calendar: neither an all-day event nor a deadline does. */
function isBusy(event: CalendarEvent): boolean {
  const { starts = 0, ends = 0 } = spanOf(event) ?? {};
  return takesPlace(event) && ends > starts;
}

/** A deadline has no end, which RFC 5545 (section 3.8.2.2) wants after its start. */
function timesOf(event: CalendarEvent): string[] {
  const span = spanOf(event);
  if (span) {
    const { starts, ends } = span;
    return [`DTSTART:${basicMoment(starts)}`, ...(ends > starts ? [`DTEND:${basicMoment(ends)}`] : [])];
  }
  const { date, lastDay = date } = event;
  return [`DTSTART;VALUE=DATE:${basicDay(date, 0)}`, `DTEND;VALUE=DATE:${basicDay(lastDay, 1)}`];
}

/** The note, with the links for all states of the event, because it is unknown when a calendar program reads it. */
function offerLines(event: CalendarEvent, origin: string, { texts }: Locale): string[] {
  const addressOf = (link: Link | undefined) =>
    link === undefined || link.kind === "unresolved" ? undefined : new URL(link.href, origin).href;
  const offers = offersOf(event, undefined).flatMap(({ kind, link }) => {
    const address = addressOf(link);
    return address === undefined ? [] : `${texts.content.offers[kind]}${texts.content.colon}${address}`;
  });
  const description = [event.note, ...offers].filter((line) => line !== undefined).join("\n");
  const url = addressOf(event.webcast);
  return [
    // With links, it is in two languages.
    ...(description === ""
      ? []
      : [textLine("DESCRIPTION", description, offers.length === 0 ? event.wordsIn?.note : undefined)]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...[event.slides, event.transcript].flatMap((link) => {
      const address = addressOf(link);
      const type = /\.pdf$/i.test(address ?? "") ? ";FMTTYPE=application/pdf" : "";
      return address === undefined ? [] : `ATTACH${type}:${address}`;
    }),
  ];
}

/** A text, with its language if it is another than that of the calendar (RFC 5545, section 3.2.10). */
function textLine(name: string, text: string, language: string | undefined): string {
  return `${language === undefined ? name : `${name};LANGUAGE=${language}`}:${escapeText(text)}`;
}

/** A day plus a number of days, as `YYYYMMDD`. */
function basicDay(day: string, later: number): string {
  return new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
}

function basicMoment(moment: string | number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A text as a value. Control characters are invalid, and cannot be escaped. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/[^\P{Cc}\t]/gu, "");
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
