import type { ContentItem } from "../content/content-item.ts";
import type { PageOf } from "../content/page.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { textsOf } from "../report/item-texts.ts";
import { type ContentProblem, error, problemsOf } from "../report/problem.ts";
import { datesInText, daysBetween } from "../text/dates-in-text.ts";
import { alternatives } from "../text/patterns.ts";

/** A day in a text may be meant to be that of a meeting within this many days. */
const NEAR_DAYS = 60;

/** The words by which sentences state the day of a meeting; alternatives are separated by commas. */
export interface MeetingWording {
  /** Names of meetings: `annual general meeting, AGM`. */
  readonly names: string;
  /** Between the name of a meeting and its day: `will be held on`. */
  readonly day: string;
}

/** Texts that state another day of a general meeting than its page has: `the annual general meeting on 22 October 2026`. */
export function meetingTextProblems(
  items: readonly ContentItem[],
  meetings: readonly PageOf<"general-meeting">[],
  { dates, wording }: Pick<ReportedCompany, "dates" | "wording">,
): readonly ContentProblem[] {
  if (dates === undefined || wording?.meetings === undefined) return [];
  const { names, day: before } = wording.meetings;
  /** Matches a text up to the day that it states. */
  const statement = new RegExp(
    `(?:${alternatives(names)})(?:\\s\\d{4})?\\s+(?:${alternatives(before)})\\s+(?:\\p{L}+,?\\s)?$`,
    "iu",
  );
  const held = meetings.flatMap(({ id, event }) => (event === undefined ? [] : { id, event }));
  return items.flatMap((item) => {
    const found = textsOf(item).flatMap(({ field, text }) =>
      datesInText(text, dates).flatMap(({ day, start }) => {
        const near = held.filter(({ event }) => daysBetween(event.date, day) <= NEAR_DAYS);
        const [meeting] = near;
        const isKnown = near.some(
          ({ event }) =>
            [event.date, event.lastDay, event.previousDay].includes(day) ||
            (event.previousStart !== undefined && daysBetween(event.previousStart.slice(0, 10), day) <= 1),
        );
        if (meeting === undefined || isKnown || !statement.test(text.slice(0, start))) return [];
        return error(
          `says that the meeting is on ${day}, but it is on ${meeting.event.date} in ${meeting.id}, data.starts: one of them is wrong`,
          field,
        );
      }),
    );
    return problemsOf(item, found);
  });
}
