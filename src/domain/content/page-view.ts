import type { ListFilter } from "./list-filter.ts";
import type { Listing } from "./listing.ts";
import type { NewsSummary } from "./news.ts";
import type { GeneralMeetingPage, NewsArchivePage, Page } from "./page.ts";
import type { CalendarEventView, EventState, SectionView } from "./section.ts";

type Complete<T> = T extends { readonly sections: unknown }
  ? Omit<T, "sections"> & { readonly sections: readonly SectionView[] }
  : T;

interface Waiting {
  /** Until when visitors do not see it, in Unix milliseconds, or who opens it; only in a preview. */
  readonly hiddenUntil?: number | "exchange" | "editor" | undefined;
}

/** A page with all data that its sections and lists need for rendering. */
export type PageView = Waiting &
  (
    | Complete<Exclude<Page, NewsArchivePage | GeneralMeetingPage>>
    | (Complete<GeneralMeetingPage> & {
        readonly state: EventState;
        /** The meeting and its deadlines. */
        readonly dates: readonly CalendarEventView[];
        /** Address of the dates as an iCalendar feed. */
        readonly feed?: string | undefined;
      })
    | (NewsArchivePage & {
        readonly articles: Listing<NewsSummary>;
        readonly filter: Pick<ListFilter, "year" | "category">;
        /** Years that may have news, newest first. */
        readonly years: readonly number[];
      })
  );

/** The view of a document type: `PageViewOf<"page">`. */
export type PageViewOf<T extends PageView["type"]> = Extract<PageView, { readonly type: T }>;
