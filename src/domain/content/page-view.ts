import type { ListFilter } from "./list-filter.ts";
import type { Listing } from "./listing.ts";
import type { NewsSummary } from "./news.ts";
import type { NewsArchivePage, Page } from "./page.ts";
import type { SectionView } from "./section.ts";

type Complete<T> = T extends { readonly sections: unknown }
  ? Omit<T, "sections"> & { readonly sections: readonly SectionView[] }
  : T;

/** A page ready to be shown: everything that its sections and lists draw on is in it. */
export type PageView =
  | Complete<Exclude<Page, NewsArchivePage>>
  | (NewsArchivePage & {
      readonly articles: Listing<NewsSummary>;
      /** What the articles are narrowed to. */
      readonly filter: Pick<ListFilter, "year" | "category">;
      /** Years that there may be news of, newest first. */
      readonly years: readonly number[];
    });

/** The view of a document type: `PageViewOf<"page">`. */
export type PageViewOf<T extends PageView["type"]> = Extract<PageView, { readonly type: T }>;
