import type { ListFilter } from "./list-filter.ts";
import type { Listing } from "./listing.ts";
import type { NewsCategory, NewsSummary } from "./news.ts";
import type { Page } from "./page.ts";
import type { PlaceAbove } from "./page-place.ts";
import type { SectionView } from "./section.ts";

/** What pages of a type show beside their own fields. A capability declares it here for the types that it adds. */
export interface PageLists {
  readonly "news-archive": {
    readonly articles: Listing<NewsSummary>;
    readonly filter: Pick<ListFilter, "year" | "category">;
    /** Years with news of the chosen category, newest first. */
    readonly years: readonly number[];
    /** Categories with news of the chosen year. */
    readonly categories: readonly NewsCategory[];
  };
}

type Shown<P extends Page> = P extends Page
  ? Omit<P, "sections" | keyof ListsOf<P["type"]>> &
      (P extends { readonly sections: unknown } ? { readonly sections: readonly SectionView[] } : unknown) &
      ListsOf<P["type"]>
  : never;

type ListsOf<Type> = Type extends keyof PageLists ? PageLists[Type] : unknown;

interface Waiting {
  /** Until when visitors do not see it, in Unix milliseconds, or who opens it; only in a preview. */
  readonly hiddenUntil?: number | "exchange" | "editor" | undefined;
}

interface Placed {
  /** The pages above it, the nearest last. Default: none. */
  readonly above?: readonly PlaceAbove[] | undefined;
}

/** A page with all data that its sections and lists need for rendering. */
export type PageView = Waiting & Placed & Shown<Page>;

/** The view of a document type: `PageViewOf<"page">`. */
export type PageViewOf<T extends PageView["type"]> = Extract<PageView, { readonly type: T }>;
