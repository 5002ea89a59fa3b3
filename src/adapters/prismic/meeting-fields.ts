import { z } from "zod";
import { meetings as texts } from "#texts/meetings.ts";
import { brand } from "../../../brand/brand.ts";
import { dayAt } from "../../domain/content/calendar-event.ts";
import {
  DEADLINES,
  type GeneralMeeting,
  OUTCOMES,
  RESOLUTION_KINDS,
} from "../../domain/meetings/general-meeting.ts";
import { releaseTime } from "../../domain/content/release.ts";
import type { Link } from "../../domain/links/link.ts";
import { datedEvent, eventShape } from "./event-fields.ts";
import { type Complete, each, type FieldPath, from, list, ofAll, record, required, valid } from "./field.ts";
import { timesOfResults } from "./gate-fields.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { richText } from "./rich-text-field.ts";
import { date, select, text, timestamp } from "./simple-fields.ts";

/** A number of shares or votes. */
const count = valid(z.int().nonnegative());

const deadlineFields = record({ kind: required(select(DEADLINES)), date, until: timestamp, note: text });

/** A deadline on a day, whose time of day comes before the note. */
const deadline = (value: unknown, path: FieldPath) => {
  const fields = deadlineFields(value, path);
  if (!fields) return undefined;
  const { kind, until, note } = fields;
  const day = until === undefined ? fields.date : dayAt(until, brand.timeZone);
  if (day === undefined) path.at("date").report("a required field is empty");
  const time = until && releaseTime(until, brand.timeZone, brand.locale);
  const notes = [time, note].filter((part) => part !== undefined);
  return day === undefined ? undefined : { kind, date: day, note: notes.join("; ") || undefined };
};

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
  results: ofAll(timesOfResults),
});

/** The page of a meeting, of which its dates remind. */
interface MeetingPage {
  readonly id: string;
  readonly title: string;
  readonly link: Link | undefined;
}

/** Reads what a general meeting has beside other pages. Its dates have keys of the document, whatever changes in it. */
export function generalMeeting(
  data: unknown,
  path: FieldPath,
  { id, title, link: page }: MeetingPage,
): Complete<GeneralMeeting> | undefined {
  const values = meetingData(data, path);
  if (!values) return undefined;
  const { attend, deadlines, documents, poll, minutes, shareClasses, resolutions, results, ...fields } =
    values;
  const event = datedEvent(fields, path);
  return {
    event: event && { ...event, key: id, title, page },
    attend,
    deadlines: deadlines.map((due) => ({
      ...due,
      key: `${id} ${due.kind}`,
      title: texts.ofMeeting(texts.deadlines[due.kind], title),
      page,
    })),
    documents,
    poll,
    minutes,
    shareClasses,
    resolutions,
    results,
  };
}
