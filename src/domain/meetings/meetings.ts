import type { CalendarEvent, CalendarEventView, EventState } from "../content/calendar-event.ts";
import { oncePerContent } from "../content/content.ts";
import type { PageOf } from "../content/page.ts";
import { addressOfPage } from "../links/address.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import { type GeneralMeeting, newestMeetingsFirst, type ResolutionOfMeeting } from "./general-meeting.ts";
import { marketRules } from "./market-rules.ts";
import { meetingProblems } from "./meeting-problems.ts";
import { type MeetingWording, meetingTextProblems } from "./meeting-texts.ts";

declare module "../links/address.ts" {
  interface ComposedPageTypes {
    readonly "general-meeting": unknown;
  }
}

declare module "../content/page.ts" {
  interface ComposedFields {
    readonly "general-meeting": GeneralMeeting;
  }
}

declare module "../content/page-view.ts" {
  interface PageLists {
    readonly "general-meeting": {
      readonly state: EventState;
      /** The vote on the remuneration report at the meeting before: laws count strikes in a row. */
      readonly remunerationBefore?: ResolutionOfMeeting | undefined;
      /** The meeting and its deadlines. */
      readonly dates: readonly CalendarEventView[];
      /** Address of the dates as an iCalendar feed. */
      readonly feed?: string | undefined;
    };
  }
}

declare module "../report/domain-capability.ts" {
  interface Wording {
    readonly meetings?: MeetingWording | undefined;
  }
}

declare module "../content/section.ts" {
  interface SectionFields {
    /** All general meetings, newest first. */
    readonly "general-meetings": Introduced;
  }
  interface SectionLists {
    readonly "general-meetings": { readonly meetings: readonly MeetingEntry[] };
  }
}

/** The page of a general meeting of shareholders. */
export type GeneralMeetingPage = PageOf<"general-meeting">;

/** A general meeting as lists show it. */
export interface MeetingEntry {
  readonly title: string;
  readonly href: string;
  readonly event?: CalendarEvent | undefined;
  readonly state: EventState;
  /** Number of resolutions with an outcome, and of those that were carried. */
  readonly decided: number;
  readonly carried: number;
}

/** The general meetings that somebody may see, newest first. */
export const meetingsIn = oncePerContent((content) =>
  newestMeetingsFirst(content.pagesOf("general-meeting")),
);

/** General meetings: a page for each, with its dates, and the votes once they are released. */
export const meetings: DomainCapability = {
  pageTypes: ["general-meeting"],
  problems: ({ items, content, now, company }) => [
    ...meetingProblems(meetingsIn(content), { now, rules: marketRules(company.exchanges) }),
    ...meetingTextProblems(items, meetingsIn(content), company),
  ],
  addressesListedBy: (section, content, page) =>
    section.kind === "general-meetings" || (page.type === "investors-page" && "dates" in section)
      ? meetingsIn(content).flatMap((meeting) => addressOfPage(meeting) ?? [])
      : [],
};
