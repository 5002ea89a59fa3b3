import { eventKeys, isOver } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import { datesOf, meetingState } from "../domain/meetings/general-meeting.ts";
import type { GeneralMeetingPage } from "../domain/content/page.ts";
import type { Section } from "../domain/content/section.ts";
import { addressOfPage } from "../domain/links/address.ts";
import { showEvent } from "./show-dates.ts";

/** A general meeting at a given time, in milliseconds of Unix time, with its dates for its own page. */
export function showMeeting(
  page: GeneralMeetingPage,
  { now, feed }: { readonly now: number; readonly feed?: string | undefined },
) {
  const dates = [...eventKeys(datesOf(page))].map(([date, key]) => {
    const file = feed?.replace(/\.ics$/, `/${key}.ics`);
    return { ...showEvent(date, { now, file }), page: undefined };
  });
  return { ...page, state: meetingState(page, now), dates, feed };
}

/** All general meetings for a list, newest first. */
export function listMeetings(content: Content, now: number) {
  return content.listMeetings().flatMap((page) => {
    const href = addressOfPage(page);
    const { title, event, resolutions } = page;
    const carried = resolutions.filter(({ outcome }) => outcome === "Carried").length;
    const rejected = resolutions.filter(({ outcome }) => outcome === "Not carried").length;
    const state = meetingState(page, now);
    return href === undefined ? [] : { title, href, event, state, carried, decided: carried + rejected };
  });
}

/**
 * The sections of a page for investors, with the dates of general meetings in its first calendar, and then in the order of
 * time: of those to come with their deadlines, and the last one. Lists have the older ones.
 */
export function withMeetingDates(
  content: Content,
  sections: readonly Section[],
  now: number,
): readonly Section[] {
  const first = sections.find((section) => section.kind === "calendar");
  const meetings = first ? content.listMeetings() : [];
  const over = meetings.flatMap(({ event }) => (event && isOver(event, now) ? event : []));
  const coming = meetings.filter(({ event }) => event === undefined || !over.includes(event));
  const dates = [...over.slice(0, 1), ...coming.flatMap(datesOf)];
  if (!first || dates.length === 0) return sections;
  const events = [...first.events, ...dates].sort(
    (a, b) => a.date.localeCompare(b.date) || (a.starts ?? "").localeCompare(b.starts ?? ""),
  );
  return sections.map((section) => (section === first ? { ...first, events } : section));
}
