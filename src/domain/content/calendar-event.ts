import type { CalendarEvent, EventState, LabelledLink } from "./section.ts";
import { slugOf } from "./slug.ts";

/** Milliseconds that an event takes whose end nobody has stated. */
const USUAL_LENGTH_MS = 60 * 60_000;

/** Milliseconds of Unix time at which an event begins and ends; `undefined` for what takes the whole day. */
export function spanOf({
  starts = "",
  ends = "",
}: Pick<CalendarEvent, "starts" | "ends">): { readonly starts: number; readonly ends: number } | undefined {
  const begin = Date.parse(starts);
  const end = Date.parse(ends);
  if (Number.isNaN(begin)) return undefined;
  return { starts: begin, ends: end > begin ? end : begin + USUAL_LENGTH_MS };
}

/** The state of an event at a moment; `undefined` for what takes the whole day. */
export function stateAt(event: CalendarEvent, now: number): EventState | undefined {
  const span = spanOf(event);
  if (!span) return undefined;
  if (now < span.starts) return "before";
  return now < span.ends ? "live" : "after";
}

/** What an event offers in a state, the most useful first: no registration for what is over, no recording before. */
export function offersOf(event: CalendarEvent, state: EventState | undefined): readonly LabelledLink[] {
  const { registration, webcast, recording, transcript, slides } = event;
  const all = [
    { label: "Register", link: registration, states: ["before"] },
    { label: "Webcast", link: webcast, states: ["before", "live"] },
    { label: "Recording", link: recording, states: ["after"] },
    { label: "Slides", link: slides, states: ["before", "live", "after"] },
    { label: "Transcript", link: transcript, states: ["after"] },
  ];
  return all.flatMap(({ label, link, states }) =>
    link && (state === undefined || states.includes(state)) ? { label, link } : [],
  );
}

/**
 * What each event of a page is called in addresses and calendars: it stays the same while the title does, so that a
 * program that has the event moves it.
 */
export function eventKeys(events: readonly CalendarEvent[]): ReadonlyMap<CalendarEvent, string> {
  const counts = new Map<string, number>();
  return new Map(
    events.map((event) => {
      const slug = slugOf(event.title);
      const count = (counts.get(slug) ?? 0) + 1;
      counts.set(slug, count);
      return [event, count === 1 ? slug : `${slug}-${count}`];
    }),
  );
}

/** The time of day in a time zone of the IANA database: `10.00 am`. */
export function timeOfDay(moment: number, timeZone: string): string {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  return `${hour % 12 || 12}.${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}
