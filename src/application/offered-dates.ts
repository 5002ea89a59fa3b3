import type { CalendarEvent } from "../domain/content/calendar-event.ts";
import { datesIn, isDated } from "../domain/content/events-of.ts";
import type { Section } from "../domain/content/section.ts";
import type { OfferedDates } from "./page-capability.ts";

/**
 * The sections of a page, of which the first calendar has the dates of other documents, too. Dates are in the order of time
 * then, and otherwise in the editor's. What an editor has typed of a document's date is that date, in whatever calendar.
 */
export function withOfferedDates(
  sections: readonly Section[],
  offered: readonly OfferedDates[],
): readonly Section[] {
  const first = sections.find(isDated);
  if (!first || offered.every(({ events }) => events.length === 0)) return sections;
  return sections.map((section) => {
    if (!isDated(section)) return section;
    if (section === first) return { ...section, events: joinedDates(datesIn(section), offered) };
    const events = datesIn(section).filter((event) => sameDate(event, offered) === undefined);
    return { ...section, events };
  });
}

/** Dates of editors and of other documents in the order of time, each once: a document says it better, and changes it. */
export function joinedDates(
  typed: readonly CalendarEvent[],
  offered: readonly OfferedDates[],
): readonly CalendarEvent[] {
  const joined = typed.map((event) => ({ event, same: sameDate(event, offered) }));
  const others = joined.flatMap(({ event, same }) => (same ? [] : event));
  const known = offered.flatMap(({ events }) =>
    events.map((event) => withTyped(event, joined.find((one) => one.same === event)?.event)),
  );
  return [...others, ...known].sort(
    (one, other) =>
      one.date.localeCompare(other.date) || (one.starts ?? "").localeCompare(other.starts ?? ""),
  );
}

/** A date of a document, with the links and the place that an editor has typed with it. */
function withTyped(event: CalendarEvent, typed: CalendarEvent | undefined): CalendarEvent {
  if (typed === undefined) return event;
  return {
    ...event,
    place: event.place ?? typed.place,
    registration: event.registration ?? typed.registration,
    webcast: event.webcast ?? typed.webcast,
    recording: event.recording ?? typed.recording,
    transcript: event.transcript ?? typed.transcript,
    slides: event.slides ?? typed.slides,
  };
}

/** The date of a document that an editor has typed: it is of the same day, and its title names the same subject. */
function sameDate(typed: CalendarEvent, offered: readonly OfferedDates[]): CalendarEvent | undefined {
  for (const { events, isTyped } of offered) {
    const found = events.find((event) => event.date === typed.date && isTyped?.(event, typed.title));
    if (found) return found;
  }
  return undefined;
}
