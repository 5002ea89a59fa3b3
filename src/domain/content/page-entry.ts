import type { CalendarEvent } from "./calendar-event.ts";
import type { ReportingPeriod } from "./reporting-period.ts";
import type { Translatable } from "./translatable.ts";

/** A page as listed in the sitemap. */
export interface PageEntry {
  readonly href: string;
  readonly title: string;
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  /** The period whose results it has, if an editor has stated it. */
  readonly period?: ReportingPeriod | undefined;
}

/** A page, or a part of one, as an index of pages shows it. */
export interface PageIndexEntry extends Translatable<"title"> {
  readonly title: string;
  /** Path of the page; of a part of this page, its hash. */
  readonly href: string;
  readonly description?: string | undefined;
  /** The next date of a calendar. */
  readonly next?: Pick<CalendarEvent, "title" | "inTitle" | "wordsIn" | "date"> | undefined;
}
