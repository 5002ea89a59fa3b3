import type { Link } from "../links/link.ts";
import { slugOf, withUniqueSlugs } from "./slug.ts";
import type { MadeTitle, Translatable } from "./translatable.ts";

/** What has happened to an event, as editors choose it. `Moved`: to another time; `Online`: from a place. */
export const EVENT_STATUSES = ["Postponed", "Moved", "Online", "Cancelled"] as const;

/** The same, and `Changed`: what happens then is not what was said, as the amount of a payment. */
export const ALL_EVENT_STATUSES = [...EVENT_STATUSES, "Changed"] as const;

/** A date of a calendar: of one day, of several days, or with times. */
export interface CalendarEvent extends MadeTitle {
  readonly wordsIn?: Translatable<"title" | "inTitle" | "place" | "note">["wordsIn"];
  /** Identifies it in calendar programs, whatever its title and date are. Default: by its title and month. */
  readonly key?: string | undefined;
  /** Its title in the default language, by which it is known in every language. Default: its title. */
  readonly statedAs?: string | undefined;
  /** Default: it takes place as planned. */
  readonly status?: (typeof ALL_EVENT_STATUSES)[number] | undefined;
  /** Start before it was moved, ISO 8601 in UTC. */
  readonly previousStart?: string | undefined;
  /** The day before it was moved, `YYYY-MM-DD`, of an all-day event. */
  readonly previousDay?: string | undefined;
  /** Whether it is certain; `false` for what is planned or proposed. Default: nothing says so. */
  readonly isCertain?: boolean | undefined;
  /** The day on which it begins, `YYYY-MM-DD`; that of `starts` in the time zone of the site. */
  readonly date: string;
  /** The last day of an all-day event of several days. */
  readonly lastDay?: string | undefined;
  /** Where one can go to it. */
  readonly place?: string | undefined;
  readonly note?: string | undefined;
  /** The page that the date is of, if that is not the page of the calendar; then its key identifies it on the whole site. */
  readonly page?: Link | undefined;
  /** Start, ISO 8601 in UTC; absent for an all-day event. */
  readonly starts?: string | undefined;
  /** End, ISO 8601 in UTC, not before the start; that of a deadline is its start. Default: an hour after the start. */
  readonly ends?: string | undefined;
  /** Whether something is due by then, so that nobody needs it afterwards. Default: `false`. */
  readonly isDeadline?: boolean | undefined;
  readonly registration?: Link | undefined;
  readonly webcast?: Link | undefined;
  readonly recording?: Link | undefined;
  readonly transcript?: Link | undefined;
  readonly slides?: Link | undefined;
}

/** Visitors can register before an event, watch it live, and use its recording and transcript after it. */
export type EventState = "before" | "live" | "after";

/** An event with its state at the current time. */
export interface CalendarEventView extends CalendarEvent {
  /** Absent for an all-day event. */
  readonly state?: EventState | undefined;
  /** Default: `false`. */
  readonly isOver?: boolean | undefined;
  /** Whether it is over and its recording is still to be published. */
  readonly awaitsRecording?: boolean | undefined;
  /** Address of the event alone as an iCalendar file. */
  readonly file?: string | undefined;
}

/**
 * Whether the place of an event is an address, which has a number of a house or a post code: words alone may say that it is at no
 * place.
 */
export function hasAddress({ place = "" }: Pick<CalendarEvent, "place">): boolean {
  return /\p{Nd}/u.test(place);
}

/** Assumed duration of an event without an end. */
const DEFAULT_DURATION_MS = 60 * 60_000;
/** Time after an event in which a recording of its webcast is announced. Later, none is expected any more. */
const RECORDING_MS = 14 * 24 * 60 * 60_000;

/** Start and end of an event in milliseconds of Unix time, equal for a deadline; `undefined` for an all-day event. */
export function spanOf({
  starts = "",
  ends = "",
}: Pick<CalendarEvent, "starts" | "ends">): { readonly starts: number; readonly ends: number } | undefined {
  const begin = Date.parse(starts);
  const end = Date.parse(ends);
  if (Number.isNaN(begin)) return undefined;
  return { starts: begin, ends: end >= begin ? end : begin + DEFAULT_DURATION_MS };
}

/** Whether an event takes place at its time. */
export function takesPlace({ status }: Pick<CalendarEvent, "status">): boolean {
  return status !== "Cancelled" && status !== "Postponed";
}

/** The state of an event at a given time; `undefined` for an all-day event, and one that does not take place. */
export function stateAt(event: CalendarEvent, now: number): EventState | undefined {
  const span = spanOf(event);
  if (!span || !takesPlace(event)) return undefined;
  if (now < span.starts) return "before";
  return now < span.ends ? "live" : "after";
}

/** From the start of a day in UTC to its end wherever on earth. */
const DAY_EVERYWHERE_MS = 36 * 60 * 60_000;

/** When an event is over, in milliseconds of Unix time; an all-day event when its last day has ended everywhere. */
export function endOf(event: CalendarEvent): number {
  return spanOf(event)?.ends ?? Date.parse(event.lastDay ?? event.date) + DAY_EVERYWHERE_MS;
}

/** Whether an event is over at a given time. */
export function isOver(event: CalendarEvent, now: number): boolean {
  return now >= endOf(event);
}

/** Whether the recording of an event's webcast is still to be published. */
export function awaitsRecording(event: CalendarEvent, now: number): boolean {
  const due = recordingDue(event);
  return due !== undefined && stateAt(event, now) === "after" && now < due;
}

/** The times at which an event changes: its start, its end, and when no recording is expected any more. */
export function momentsOf(event: CalendarEvent): readonly number[] {
  return [spanOf(event)?.starts, endOf(event), recordingDue(event)].filter((moment) => moment !== undefined);
}

function recordingDue(event: CalendarEvent): number | undefined {
  const span = spanOf(event);
  return span && event.webcast && !event.recording ? span.ends + RECORDING_MS : undefined;
}

/** The links that an event offers in a state, most useful first: no registration after it, no recording before it. */
export function offersOf(event: CalendarEvent, state: EventState | undefined) {
  if (!takesPlace(event)) return [];
  const { registration, webcast, recording, page, transcript, slides } = event;
  const all = [
    { kind: "registration", link: registration, states: ["before"] },
    { kind: "webcast", link: webcast, states: ["before", "live"] },
    { kind: "recording", link: recording, states: ["after"] },
    { kind: "details", link: page, states: ["before", "live", "after"] },
    { kind: "slides", link: slides, states: ["before", "live", "after"] },
    { kind: "transcript", link: transcript, states: ["after"] },
  ] as const;
  return all.flatMap(({ kind, link, states }) =>
    link && (state === undefined || states.some((one) => one === state)) ? { kind, link } : [],
  );
}

/**
 * Unique keys of a page's events, for addresses and calendar files: that of the editor, else one that depends only on the
 * title and the month, so that a calendar program updates the event when its time changes, and knows it if another of the
 * same title is removed.
 */
export function eventKeys(events: readonly CalendarEvent[]): ReadonlyMap<CalendarEvent, string> {
  const named = events.map((event) => ({ event, title: keyOf(event) }));
  return new Map(withUniqueSlugs(named, "event").map(([{ event }, key]) => [event, key]));
}

/** The key of an event, which others of its page may have too. */
export function keyOf({ key = "", title, statedAs = title, date }: CalendarEvent): string {
  return slugOf(key) || `${slugOf(statedAs) || "event"}-${date.slice(0, "YYYY-MM".length)}`;
}

/**
 * Identifies an event on the whole site. The key of an editor is the page's; that of another page is its own, and one of title
 * and month as it has always been.
 */
export function uidOf(event: CalendarEvent, key: string, page: string): string {
  return event.key === undefined || event.page ? key : `${page}.${key}`;
}
