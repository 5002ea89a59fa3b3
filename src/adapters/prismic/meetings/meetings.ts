import { z } from "zod";
import { brand } from "../../../../brand/brand.ts";
import { dayAt } from "../../../domain/content/day.ts";
import { totalAmong } from "../../../domain/content/total-among.ts";
import { addressOf } from "../../../domain/links/address.ts";
import { DEADLINES, generalMeeting, type MeetingFields } from "../../../domain/meetings/general-meeting.ts";
import { type Resolution, resolutionName, votesInOtherUnits } from "../../../domain/meetings/resolution.ts";
import { datedEvent, eventShape } from "../event-fields.ts";
import {
  type Complete,
  certain,
  each,
  from,
  list,
  ofAll,
  record,
  required,
  stated,
  valid,
  whole,
} from "../field.ts";
import type { ComposedData, FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { richText } from "../rich-text-field.ts";
import { introduced, plain } from "../section-reader.ts";
import { date, select, text, timestamp } from "../simple-fields.ts";
import { TEXT, textsOfPage } from "../text-fields.ts";
import {
  type ClassVotesOfResolution,
  classVotes,
  count,
  resolution,
  voteCount,
} from "./resolution-fields.ts";

const deadlineFields = record({
  kind: required(select(DEADLINES)),
  holders: text,
  statedHolders: stated("holders", text),
  date,
  until: timestamp,
  note: text,
});

/** A deadline on a day, or at a moment. */
const deadline = (value: unknown, path: FieldPath) => {
  const fields = deadlineFields(value, path);
  if (!fields) return undefined;
  const { until, date: entered, statedHolders = fields.holders, ...due } = fields;
  const day = until === undefined ? entered : dayAt(until, brand.timeZone);
  if (day === undefined) path.at("date").report("a required field is empty");
  if (entered !== undefined && day !== entered)
    path.at("date").report(`“${due.kind}” is on ${day} by its date and time, which is shown`);
  return day === undefined ? undefined : { ...due, statedHolders, date: day, starts: until, ends: until };
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

/** A nominal value, which is more than nothing. */
const positive = valid(z.number().positive());

const typedClasses = whole(
  // Without one that cannot be read, others would be taken for it.
  record({
    name: required(text),
    shares: required(count),
    votes: certain(voteCount),
    nominal: certain(positive),
  }),
);

/** The classes of shares; none with a total among them, by which votes would be counted twice. */
const classesOfShares: typeof typedClasses = (value, path) => {
  const read = typedClasses(value, path);
  const total = totalAmong(read, ({ shares }) => shares);
  if (total === undefined) return read;
  path.report(
    `“${total.name}” has as many shares as the others together: a total is no class. None is shown`,
  );
  return [];
};

const eventFields = record(eventShape);

const meetingData = record({
  typedEvent: ofAll(eventFields),
  place: text,
  attend: richText,
  deadlines: list(deadline),
  documents: each("document", required(linkedPdf)),
  poll: linkedPdf,
  minutes: linkedPdf,
  shareClasses: from("share_classes", classesOfShares),
  resolutions: list(resolution),
  classVotes: from("class_votes", list(classVotes)),
  withheld: ofAll(withheld),
});

/** Resolutions with the votes of classes that name them. */
function withClassVotes(
  resolutions: readonly Resolution[],
  ofClasses: readonly ClassVotesOfResolution[],
  path: FieldPath,
): readonly Resolution[] {
  const strange = ofClasses.find(
    ({ resolution: number }) => !resolutions.some((one) => one.number === number),
  );
  if (strange) path.report(`no resolution has the number “${strange.resolution}”`);
  // Of several with one number, nobody knows whose they are.
  const isOnly = ({ number }: Resolution) => resolutions.filter((one) => one.number === number).length === 1;
  return resolutions.map((one) => ({
    ...one,
    ofClasses: ofClasses.flatMap(({ resolution: number, ...votes }) =>
      number === one.number && isOnly(one) ? votes : [],
    ),
  }));
}

/** Resolutions without votes in another unit than those on others of the meeting. */
function inOneUnit(resolutions: readonly Resolution[], path: FieldPath): readonly Resolution[] {
  const others = new Set(votesInOtherUnits(resolutions));
  return resolutions.map((one) => {
    if (!others.has(one)) return one;
    path.report(
      `“${resolutionName(one)}” has far fewer votes than another one, as if they were in another unit: they are not shown`,
    );
    return { ...one, votes: undefined };
  });
}

/** Reads what a general meeting has beside other pages. Its dates have keys of the document, whatever changes in it. */
function readMeeting(composed: ComposedData, data: unknown, path: FieldPath) {
  const values = meetingData(data, path);
  if (!values) return undefined;
  const { meetings: texts } = path.locale.texts;
  const { title, uid } = composed;
  const type = "general-meeting" as const;
  const href = addressOf({ type, uid, language: path.locale.language });
  const page = href === undefined ? undefined : ({ kind: "page", href } as const);
  const {
    attend,
    deadlines,
    documents,
    poll,
    minutes,
    shareClasses,
    resolutions,
    classVotes: ofClasses,
    withheld: until,
    typedEvent,
    place,
    wordsIn,
  } = values;
  const event = typedEvent && datedEvent({ ...typedEvent, place }, path);
  const meeting = {
    event: event && { ...event, key: path.statedBy, title, page, wordsIn },
    attend,
    wordsIn,
    // Of a meeting whose status nobody can read, which may be cancelled, nothing is due.
    deadlines: (typedEvent ? deadlines : []).map(({ statedHolders, wordsIn: languages, ...due }) => ({
      ...due,
      wordsIn: languages && { inTitle: languages.holders, note: languages.note },
      inTitle: due.holders,
      isDeadline: true,
      key: [path.statedBy, due.kind, statedHolders].filter(Boolean).join(" "),
      title: texts.ofMeeting(texts.deadlineOf(texts.deadlines[due.kind], due.holders), title),
      page,
    })),
    documents,
    poll,
    minutes,
    shareClasses,
    resolutions: withClassVotes(
      inOneUnit(resolutions, path.at("resolutions")),
      ofClasses,
      path.at("class_votes"),
    ),
  } satisfies Complete<MeetingFields>;
  return { type, ...composed, ...meeting, ...generalMeeting(meeting, until) };
}

/** General meetings: a page for each, with its dates, and the votes once they are released. */
export const meetings = {
  sections: {
    general_meetings: plain("general-meetings", introduced),
  },
  pages: { "general-meeting": readMeeting },
  wording: ({ meetings: { said } }) => ({ meetings: said }),
  zones: { general_meetings: ["page", "investors-page", "general-meeting"] },
  texts: {
    "general-meeting": textsOfPage({
      place: TEXT,
      attend: TEXT,
      deadlines: { holders: TEXT, note: TEXT },
      documents: TEXT,
      poll: TEXT,
      minutes: TEXT,
      share_classes: { name: TEXT },
      resolutions: { title: TEXT, text: TEXT, response: TEXT },
      class_votes: { share_class: TEXT },
    }),
  },
} satisfies PrismicCapability;
