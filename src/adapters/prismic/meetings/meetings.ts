import { z } from "zod";
import { meetings as texts } from "#texts/meetings.ts";
import { brand } from "../../../../brand/brand.ts";
import { dayAt } from "../../../domain/content/calendar-event.ts";
import { addressOf } from "../../../domain/links/address.ts";
import {
  DEADLINES,
  generalMeeting,
  type MeetingFields,
  OUTCOMES,
  RESOLUTION_KINDS,
} from "../../../domain/meetings/general-meeting.ts";
import { datedEvent, eventShape } from "../event-fields.ts";
import { type Complete, each, from, list, ofAll, record, required, valid } from "../field.ts";
import type { ComposedData, FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { richText } from "../rich-text-field.ts";
import { introduced, plain } from "../section-reader.ts";
import { date, select, text, timestamp } from "../simple-fields.ts";

/** A number of shares or votes. */
const count = valid(z.int().nonnegative());

const deadlineFields = record({
  kind: required(select(DEADLINES)),
  holders: text,
  date,
  until: timestamp,
  note: text,
});

/** A deadline on a day, or at a moment. */
const deadline = (value: unknown, path: FieldPath) => {
  const fields = deadlineFields(value, path);
  if (!fields) return undefined;
  const { until, date: entered, ...due } = fields;
  const day = until === undefined ? entered : dayAt(until, brand.timeZone);
  if (day === undefined) path.at("date").report("a required field is empty");
  return day === undefined ? undefined : { ...due, date: day, starts: until, ends: until };
};

/** When its votes may be seen, as editors say it. */
const withheld = record(
  gate({
    time: "results_from",
    release: "results_release",
    reference: "results_reference",
    latest: "results_latest",
  }),
);

const meetingData = record({
  ...eventShape,
  place: text,
  attend: richText,
  deadlines: list(deadline),
  documents: each("document", required(linkedPdf)),
  poll: linkedPdf,
  minutes: linkedPdf,
  shareClasses: from(
    "share_classes",
    list(record({ name: required(text), shares: required(count), votes: count })),
  ),
  resolutions: list(
    record({
      number: text,
      title: required(text),
      kind: select(RESOLUTION_KINDS),
      text: richText,
      votesFor: from("votes_for", count),
      votesAgainst: from("votes_against", count),
      votesWithheld: from("votes_withheld", count),
      validVotes: from("votes_valid", count),
      outcome: select(OUTCOMES),
    }),
  ),
  withheld: ofAll(withheld),
});

/** Reads what a general meeting has beside other pages. Its dates have keys of the document, whatever changes in it. */
function readMeeting(composed: ComposedData, data: unknown, path: FieldPath) {
  const values = meetingData(data, path);
  if (!values) return undefined;
  const { id, title, uid } = composed;
  const type = "general-meeting" as const;
  const href = addressOf({ type, uid });
  const page = href === undefined ? undefined : ({ kind: "page", href } as const);
  const {
    attend,
    deadlines,
    documents,
    poll,
    minutes,
    shareClasses,
    resolutions,
    withheld: until,
    ...fields
  } = values;
  const event = datedEvent(fields, path);
  const meeting = {
    event: event && { ...event, key: id, title, page },
    attend,
    deadlines: deadlines.map((due) => ({
      ...due,
      key: [id, due.kind, due.holders].filter(Boolean).join(" "),
      title: texts.ofMeeting(texts.deadlineOf(texts.deadlines[due.kind], due.holders), title),
      page,
    })),
    documents,
    poll,
    minutes,
    shareClasses,
    resolutions,
  } satisfies Complete<MeetingFields>;
  const { dates, results } = generalMeeting(meeting, until);
  return { type, ...composed, ...meeting, dates, results };
}

/** General meetings: a page for each, with its dates, and the votes once they are released. */
export const meetings = {
  sections: {
    general_meetings: plain("general-meetings", introduced),
  },
  pages: { "general-meeting": readMeeting },
  zones: { general_meetings: ["page", "investors-page", "general-meeting"] },
} satisfies PrismicCapability;
