import { brand } from "../../../brand/brand.ts";
import { type CalendarEvent, EVENT_STATUSES } from "../../domain/content/calendar-event.ts";
import { dayAt } from "../../domain/content/day.ts";
import { certain, type Field, from, type RecordOf, record, required, stated } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { link } from "./link-field.ts";
import { date, select, text, timestamp } from "./simple-fields.ts";

/** When an event is, what has happened to it, and its links. */
export const eventShape = {
  date,
  starts: timestamp,
  ends: timestamp,
  registration: link,
  webcast: link,
  recording: link,
  transcript: link,
  slides: link,
  status: certain(select(EVENT_STATUSES)),
  previousStart: from("previous_start", timestamp),
};

/** What events of editors do not have: the dates of documents do. */
const NOT_TYPED = {
  previousDay: undefined,
  isCertain: undefined,
  inTitle: undefined,
};

const eventFields = record({
  ...eventShape,
  title: required(text),
  statedAs: stated("title", text),
  note: text,
  key: text,
});

/** A calendar event, whose date and times agree; what contradicts them is left out and reported. */
export const calendarEvent: Field<CalendarEvent | undefined> = (value, path) => {
  const fields = eventFields(value, path);
  return fields && datedEvent(fields, path);
};

/** An event of its fields; `undefined` without a date. */
export function datedEvent<Fields extends RecordOf<typeof eventShape>>(
  { date: day, starts, ends, ...event }: Fields,
  path: FieldPath,
) {
  const times = starts === undefined ? daysOf(day, ends, path) : timesOf(day, { starts, ends }, path);
  return times && { ...event, ...NOT_TYPED, ...times };
}

type Times = Pick<CalendarEvent, "date" | "lastDay" | "starts" | "ends">;

/** The day follows from the start, which calendar programs use. */
function timesOf(
  day: string | undefined,
  { starts, ends }: { readonly starts: string; readonly ends: string | undefined },
  path: FieldPath,
): Times {
  const first = dayAt(starts, brand.timeZone);
  if (day !== undefined && day !== first)
    path.at("date").report(`the event begins on ${first}, which is shown`);
  if (ends === undefined || ends > starts) return { date: first, starts, ends };
  path.at("ends").report("the event ends before it begins; an hour is assumed");
  return { date: first, starts, ends: undefined };
}

/** An all-day event may end on a later day. */
function daysOf(day: string | undefined, ends: string | undefined, path: FieldPath): Times | undefined {
  if (day === undefined) {
    if (!path.hasProblem) path.at("date").report("a required field is empty");
    return undefined;
  }
  if (ends === undefined) return { date: day, starts: undefined, ends: undefined };
  // An end at midnight is that of the day before.
  const lastDay = dayAt(Date.parse(ends) - 1, brand.timeZone);
  if (lastDay < day) path.at("ends").report("the event ends before it begins; one day is shown");
  if (lastDay === day)
    path.at("ends").report("the event has an end but no beginning; the whole day is shown");
  return { date: day, lastDay: lastDay > day ? lastDay : undefined, starts: undefined, ends: undefined };
}
