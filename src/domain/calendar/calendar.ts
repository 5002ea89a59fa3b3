import type { CalendarEventView } from "../content/calendar-event.ts";
import type { DomainCapability } from "../report/domain-capability.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    readonly calendar: Introduced & Dated;
    /** The next dates of all calendars for investors. */
    readonly "coming-dates": Headed & {
      readonly limit: number;
      readonly action?: LabelledLink | undefined;
    };
  }
  interface SectionLists {
    readonly calendar: {
      readonly events: readonly CalendarEventView[];
      /** Address of the iCalendar feed. */
      readonly feed?: string | undefined;
      /** Present if the page shows only some of the dates. */
      readonly archive?: CalendarArchive | undefined;
    };
    readonly "coming-dates": { readonly events: readonly CalendarEventView[] };
  }
}

/** The place of the shown dates among all dates of a calendar. */
export interface CalendarArchive {
  /** Years with dates, newest first. */
  readonly years: readonly number[];
  /** Default: the dates that are nearest to now. */
  readonly year?: number | undefined;
  readonly page: number;
  readonly pages: number;
  /** Number of dates of the chosen year. */
  readonly total?: number;
}

/** Calendars with the dates of editors and of documents. */
export const calendar: DomainCapability = {};
