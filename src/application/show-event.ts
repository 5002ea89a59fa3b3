import {
  awaitsRecording,
  type CalendarEvent,
  type CalendarEventView,
  isOver,
  stateAt,
} from "../domain/content/calendar-event.ts";

/** An event at a given time, in milliseconds of Unix time, with the address of its file if it has one. */
export function showEvent(
  event: CalendarEvent,
  { now, file }: { readonly now: number; readonly file?: string | undefined },
): CalendarEventView {
  const state = stateAt(event, now);
  return { ...event, state, isOver: isOver(event, now), awaitsRecording: awaitsRecording(event, now), file };
}

/** Address of the dates of a page as an iCalendar feed. */
export const datesFeedOf = (page: string): string => `${page}/calendar.ics`;

/**
 * Address of an event alone, beside that of all dates of its page: `/investors/calendar/results.ics`. It has none if the page
 * has no feed, or does not name the event.
 */
export function fileOfEvent(feed: string | undefined, key: string | undefined): string | undefined {
  return key === undefined ? undefined : feed?.replace(/\.ics$/, () => `/${key}.ics`);
}
