import type { Withheld } from "../exchange/exchange-release.ts";
import { addressOfPage, type ComposedPageType, type PageType } from "../links/address.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import type { Image } from "./image.ts";
import type { NewsSummary } from "./news.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { periodIn, type ReportingPeriod } from "./reporting-period.ts";
import type { Results } from "./results.ts";
import type { RichText } from "./rich-text.ts";
import type { Section } from "./section.ts";
import type { TranslationKind } from "./translation-kind.ts";

/** Metadata of a page for browsers, search engines and social networks. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  readonly image?: Image | undefined;
}

interface PageBase<T extends PageType> extends Withheld {
  readonly type: T;
  /** The document's id at the content service. */
  readonly id: string;
  /** As in its address: `de`. Default: that of addresses without a language. */
  readonly language?: string | undefined;
  readonly title: string;
  readonly meta: PageMeta;
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  /** Time of the first publish, ISO 8601 in UTC; absent if unknown. */
  readonly published?: string | undefined;
  /** Dates of the page as a whole for calendars, beside those of its sections. Default: none. */
  readonly dates?: readonly CalendarEvent[] | undefined;
  /** The part of the page that is released after its event, such as the votes of a meeting. Default: none. */
  readonly results?: Results | undefined;
}

/** A page that its editor can show where it is not translated. */
interface StandingIn {
  /** Whether it is shown in other languages too, until it is translated. Default: it is not. */
  readonly standsIn?: true | undefined;
}

/** A page of which its editor can say what it is beside the same in other languages. */
interface Translated {
  /** Default: nothing is stated. */
  readonly translation?: TranslationKind | undefined;
}

export interface HomePage extends PageBase<"home"> {
  readonly sections: readonly Section[];
}

/** The page that lists all news articles. */
export interface NewsArchivePage extends PageBase<"news-archive"> {
  readonly intro: RichText;
}

export interface NewsArticle
  extends PageBase<"news-article">,
    StandingIn,
    Translated,
    Omit<NewsSummary, "href"> {
  readonly uid: string;
  /** Topic of the alert that announces it; absent if there is no alert. */
  readonly topic?: string | undefined;
  readonly body: RichText;
  readonly related: readonly PdfDocument[];
  readonly sections: readonly Section[];
}

/** What composed pages of a type have of their own. A capability declares it here for the types that it adds. */
export interface ComposedFields {
  readonly page: StandingIn &
    Translated & {
      /** The page that this one is a child of. */
      readonly parent?: { readonly uid: string; readonly title: string; readonly href: string } | undefined;
      /** The period whose results it has. Default: the one that its address names, if any. */
      readonly period?: ReportingPeriod | undefined;
      /** Whether it begins with a part of a capability that is switched off, so that it lacks what it is about. */
      readonly isSwitchedOff?: true | undefined;
    };
}

interface ComposedBase<T extends ComposedPageType> extends PageBase<T> {
  readonly uid: string;
  readonly intro: RichText;
  readonly sections: readonly Section[];
}

type ComposedPage<T = ComposedPageType> = T extends ComposedPageType
  ? ComposedBase<T> & (T extends keyof ComposedFields ? ComposedFields[T] : unknown)
  : never;

export type ContentPage = ComposedPage<"page">;

/** A page as its editor composed it. */
export type Page = HomePage | NewsArchivePage | NewsArticle | ComposedPage;

/** The page of a document type: `PageOf<"home">` is {@link HomePage}. */
export type PageOf<T extends PageType> = Extract<Page, { readonly type: T }>;

/** The period whose results a page has: as an editor has stated it, else as its address names it. */
export function periodOfPage(page: Page): ReportingPeriod | undefined {
  const stated = page.type === "page" ? page.period : undefined;
  return stated ?? periodIn(addressOfPage(page) ?? "");
}

/**
 * The page that a path leads to, of those that may have it: the one whose own address it is. If several have it, the one
 * that was there first, so that a new page replaces none; if none has it, any that moved.
 */
export function pageFor(path: string, candidates: readonly (Page | undefined)[]): Page | undefined {
  const pages = candidates.filter((page) => page !== undefined);
  const [first] = pages
    .filter((page) => addressOfPage(page) === path)
    .toSorted((a, b) => firstPublish(a) - firstPublish(b));
  return first ?? pages[0];
}

function firstPublish({ published = "" }: Page): number {
  const moment = Date.parse(published);
  return Number.isNaN(moment) ? Number.MAX_SAFE_INTEGER : moment;
}
