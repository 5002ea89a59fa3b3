import type { CalendarEvent } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import type { ListedDocument } from "../domain/content/content-item.ts";
import type { ListFilter } from "../domain/content/list-filter.ts";
import type { Page, PageOf } from "../domain/content/page.ts";
import type { PageView, PageViewOf } from "../domain/content/page-view.ts";
import type { Section, SectionOf, SectionView } from "../domain/content/section.ts";
import type { PageType } from "../domain/links/address.ts";

/** The parameters of a page's address beside filters, read. A capability declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities declare its members
export interface AskedOfPage {}

/** All that decides how a section is shown, beside its own fields. */
export interface ShownBy {
  readonly content: Content;
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The day of that in the site's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly timeZone: string;
  readonly filter: ListFilter;
  /** Page number of a list, from 1. */
  readonly listPage: number;
  readonly asked: AskedOfPage;
  /** Address of the page's dates as an iCalendar feed. Default: none. */
  readonly datesFeed?: string | undefined;
  /** The page that the section is on. Default: none, as in the style guide. */
  readonly page?: Page | undefined;
  readonly sections: readonly Section[];
  /** Whether another page shows anything. */
  readonly hasContent: (page: Page) => boolean;
  /** The dates that capabilities have for calendars of other pages. */
  readonly offeredDates: readonly OfferedDates[];
  /** Whether the figure of a document may be wrong, so that no section quotes it. */
  readonly isInDoubt: (document: Pick<ListedDocument, "id">) => boolean;
  /** The name of a date of the page in addresses. */
  readonly keyOf: (event: CalendarEvent) => string | undefined;
}

/** A document with the time at which visitors saw its last change. */
export type Changing = Pick<ListedDocument, "changed">;

type Kinds = Section["kind"];

type ViewOf<Kind> = Extract<SectionView, { readonly kind: Kind }>;

/** How sections of a kind are shown. */
export interface SectionRules<Kind extends Kinds> {
  /** Adds the content that it lists. */
  readonly show: (section: SectionOf<Kind>, by: ShownBy) => ViewOf<Kind>;
  /** The values of a filter that a section applies, and the page of its list that it shows. Default: none, and no pages. */
  readonly filterOf?: (view: ViewOf<Kind>, filter: ListFilter) => ListFilter & { readonly page?: number };
  /** Whether it shows anything. Default: it does. */
  readonly hasContent?: (view: ViewOf<Kind>) => boolean;
  /** Whether it shows the dates that documents offer, whatever page it is on. Default: those of a page for investors do. */
  readonly showsOffered?: true;
  /** The documents that it leaves out the figures of, because they may be wrong: no other section quotes them. Default: none. */
  readonly inDoubt?: (content: Content) => readonly Pick<ListedDocument, "id">[];
  /** The documents whose facts it shows: when one of them changes, its page does. Default: none. */
  readonly factsOf?: (section: SectionOf<Kind>, content: Content) => readonly Changing[];
  /** What it lists by title, and states no facts of: the page changes with it, and its facts do not. Default: nothing. */
  readonly listedBy?: (section: SectionOf<Kind>, content: Content) => readonly Changing[];
}

/** The rules of all kinds. */
export type AllSectionRules = { readonly [Kind in Kinds]: SectionRules<Kind> };

/** The rule of a section that lists nothing: it is shown as its editor composed it. */
export const AS_COMPOSED = { show: <S>(section: S): S => section };

/** What a page shows beside its own fields, whatever its type is. */
export interface ShownParts {
  readonly content: Content;
  readonly sections: readonly SectionView[];
  readonly hiddenUntil: PageView["hiddenUntil"];
  readonly above?: PageView["above"];
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** Address of the page's dates as an iCalendar feed. */
  readonly feed: string;
}

/** A type of pages with sections. */
export type ComposedType = Exclude<PageType, "news-archive">;

/** Shows a page of a type. */
export type PageRule<Type extends ComposedType> = (page: PageOf<Type>, parts: ShownParts) => PageViewOf<Type>;

/** The rules of all types. */
export type AllPageRules = { readonly [Type in ComposedType]: PageRule<Type> };

/** The rule of a page that shows only its fields and its sections. */
export function withSections<P extends object>(
  page: P,
  { sections, hiddenUntil, above }: Omit<ShownParts, "content" | "now" | "feed">,
) {
  return { ...page, sections, hiddenUntil, above };
}

/** Dates for the calendars of pages for investors. */
export interface OfferedDates {
  readonly events: readonly CalendarEvent[];
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  /** Whether a date that an editor has typed with this title, of the same day, is one of these. Default: it is not. */
  readonly isTyped?: ((event: CalendarEvent, title: string) => boolean) | undefined;
}

/** What a capability adds to pages. */
export interface PageCapability {
  readonly sections?: Partial<AllSectionRules>;
  readonly pages?: Partial<AllPageRules>;
  /**
   * The dates of its documents for calendars of other pages. A document without any is there too: it may have had some, so that
   * a calendar changes with it.
   *
   * @param since - `YYYY-MM-DD`. What is older is over.
   */
  readonly dates?: (
    content: Content,
    moment: { readonly now: number; readonly since: string },
  ) => readonly OfferedDates[];
}

/** The rules of some capabilities as one. */
export function combined(capabilities: readonly PageCapability[]): Required<PageCapability> {
  let sections: Partial<AllSectionRules> = {};
  let pages: Partial<AllPageRules> = {};
  for (const capability of capabilities) {
    sections = { ...sections, ...capability.sections };
    pages = { ...pages, ...capability.pages };
  }
  const dates: Required<PageCapability>["dates"] = (content, moment) =>
    capabilities.flatMap((capability) => capability.dates?.(content, moment) ?? []);
  return { sections, pages, dates };
}
