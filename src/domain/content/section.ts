import type { ExchangeAnnouncement } from "../announcements/exchange-announcement.ts";
import type { Link } from "../links/link.ts";
import type { DebtInstrument, Holder, Rating, ShareClass } from "./capital.ts";
import type { ComparedFigure } from "./comparison.ts";
import type { Dividend, DividendSort } from "./dividend.ts";
import type { HoldingPayments } from "./holding.ts";
import type { Image } from "./image.ts";
import type { ListFilter } from "./list-filter.ts";
import type { Listing } from "./listing.ts";
import type { PeriodFigures } from "./measure.ts";
import type { MediaAsset, MediaKind } from "./media-asset.ts";
import type { NewsCategory, NewsSummary } from "./news.ts";
import type { PdfCategory, PdfDocument } from "./pdf-document.ts";
import type { PeriodPage } from "./reporting-period.ts";
import type { RichText } from "./rich-text.ts";
import type { ShownTimes } from "./shown-times.ts";
import type { SiteMapPage } from "./site-map.ts";
import type { Contact, Office } from "./site-options.ts";
import type { Table } from "./table.ts";

/** A link with its label. */
export interface LabelledLink {
  readonly label: string;
  readonly link: Link;
}

interface Headed {
  readonly heading?: string | undefined;
}

interface Introduced extends Headed {
  readonly intro: RichText;
}

/** One figure: `2,318.7`, `A$m`, `Revenue`, `Up 6.0% on FY25`. */
export interface Figure {
  readonly value: string;
  readonly unit?: string | undefined;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface Person {
  readonly name: string;
  readonly role?: string | undefined;
  readonly biography: RichText;
  readonly portrait?: Image | undefined;
}

interface Sourced {
  readonly source?: string | undefined;
}

interface AsAt extends Introduced, Sourced {
  /** The day on which all of it was so, `YYYY-MM-DD`. */
  readonly asAt?: string | undefined;
}

/** The fields of each kind of section as an editor composed it. */
interface SectionFields {
  readonly hero: {
    /** `statement` is for the home page: one sentence, as large as the screen allows. */
    readonly variation: "default" | "statement";
    readonly eyebrow?: string | undefined;
    readonly title: string;
    readonly lead: RichText;
    readonly image?: Image | undefined;
    readonly actions: readonly LabelledLink[];
  };
  readonly "rich-text": {
    readonly body: RichText;
    /** A table below the text. */
    readonly table?: Table | undefined;
    readonly caption?: string | undefined;
  };
  readonly "image-with-text": Headed & {
    readonly imageSide: "left" | "right";
    readonly body: RichText;
    readonly image?: Image | undefined;
    readonly caption?: string | undefined;
    readonly action?: LabelledLink | undefined;
  };
  readonly cards: Introduced & {
    readonly cards: readonly {
      readonly title: string;
      readonly text: RichText;
      readonly image?: Image | undefined;
      readonly action?: LabelledLink | undefined;
    }[];
  };
  readonly accordion: Headed & {
    readonly entries: readonly { readonly title: string; readonly body: RichText }[];
  };
  readonly statistics: Headed &
    Sourced & {
      readonly period?: string | undefined;
      readonly figures: readonly Figure[];
      /** Id of the dividend that is stated with the figures. */
      readonly dividend?: string | undefined;
      /** Link to the source of the figures. */
      readonly action?: LabelledLink | undefined;
    };
  readonly people: Introduced & { readonly people: readonly Person[] };
  readonly timeline: Headed & {
    readonly events: readonly {
      readonly period: string;
      readonly title?: string | undefined;
      readonly text: RichText;
    }[];
  };
  readonly quote: {
    readonly text: RichText;
    readonly name?: string | undefined;
    readonly role?: string | undefined;
  };
  /** Documents that the editor picked, or the newest of a category. */
  readonly "document-list": Introduced & {
    readonly selection:
      | { readonly by: "picked"; readonly documents: readonly PdfDocument[] }
      | { readonly by: "newest"; readonly category?: PdfCategory | undefined; readonly limit: number };
  };
  /** The whole library of documents, which visitors filter by year and kind. */
  readonly "document-centre": Introduced;
  readonly "call-to-action": {
    readonly heading: string;
    readonly text: RichText;
    readonly action?: LabelledLink | undefined;
  };
  readonly "latest-news": Headed & {
    readonly category?: NewsCategory | undefined;
    readonly limit: number;
    readonly action?: LabelledLink | undefined;
  };
  /** The announcements that the exchange has released: the newest, or all of them, which visitors filter. */
  readonly announcements: Headed & {
    /** Only these kinds, in the words of the source; empty for all kinds. */
    readonly kinds: readonly string[];
    /** How many of the newest; `undefined` for all. */
    readonly limit?: number | undefined;
    readonly action?: LabelledLink | undefined;
  };
  /** The contacts of the site options. */
  readonly "contact-details": Introduced & {
    /** Titles of the contacts to show, in this order; empty for all contacts. */
    readonly only: readonly string[];
  };
  /** The offices of the site options. */
  readonly offices: Introduced;
  /** Links to the pages of all reporting periods. */
  readonly "reporting-periods": Headed;
  /** All general meetings, newest first. */
  readonly "general-meetings": Introduced;
  /** Images and files for journalists. */
  readonly "press-kit": Introduced & {
    /** Default: of any kind. */
    readonly only?: MediaKind | undefined;
  };
  /** Figures of a period against those of the same period a year before. */
  readonly comparison: Headed &
    Sourced & {
      readonly caption?: string | undefined;
      /** `FY26` */
      readonly period: string;
      /** `FY25` */
      readonly previousPeriod: string;
      readonly figures: readonly ComparedFigure[];
    };
  /** All pages of the site, in their hierarchy. */
  readonly "site-map": Headed;
  readonly "financial-summary": Headed & Sourced & PeriodFigures & { readonly caption?: string | undefined };
  /** All dividends of the company. */
  readonly dividends: Introduced & Sourced;
  /** Shares on issue and who holds them. */
  readonly "share-capital": AsAt & {
    readonly classes: readonly ShareClass[];
    /** Share of all shares, in per cent. */
    readonly notInPublicHands?: number | undefined;
    readonly holders: readonly Holder[];
  };
  /** Ratings, bonds and loans. */
  readonly debt: AsAt & {
    readonly ratings: readonly Rating[];
    readonly instruments: readonly DebtInstrument[];
  };
  readonly calendar: Introduced & { readonly events: readonly CalendarEvent[] };
}

type OneOf<Fields> = {
  readonly [Kind in keyof Fields]: { readonly kind: Kind } & Fields[Kind] & ShownTimes;
}[keyof Fields];

/** A part of a page as an editor composed it. Of a list of other content it has the query. */
export type Section = OneOf<SectionFields>;

/** A kind of section: `SectionOf<"quote">`. */
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { readonly kind: Kind }>;

/** The contacts that a section shows. Titles without a contact are ignored. */
export function shownContacts(
  { only }: Pick<SectionOf<"contact-details">, "only">,
  contacts: readonly Contact[],
): readonly Contact[] {
  if (only.length === 0) return contacts;
  return only.flatMap((title) => contacts.filter((contact) => contact.title === title));
}

/** What has happened to an event, as editors choose it. `Moved`: to another time; `Online`: from a place. */
export const EVENT_STATUSES = ["Postponed", "Moved", "Online", "Cancelled"] as const;

export interface CalendarEvent {
  /** Identifies it in calendar programs, whatever its title and date are. Default: by its title and month. */
  readonly key?: string | undefined;
  /** Default: it takes place as planned. */
  readonly status?: (typeof EVENT_STATUSES)[number] | undefined;
  /** Start before it was moved, ISO 8601 in UTC. */
  readonly previousStart?: string | undefined;
  /** The day on which it begins, `YYYY-MM-DD`; that of `starts` in the time zone of the site. */
  readonly date: string;
  /** The last day of an all-day event of several days. */
  readonly lastDay?: string | undefined;
  readonly title: string;
  /** Where one can go to it. */
  readonly place?: string | undefined;
  readonly note?: string | undefined;
  /** The page that the date is of, if that is not the page of the calendar; then its key identifies it on the whole site. */
  readonly page?: Link | undefined;
  /** Start, ISO 8601 in UTC; absent for an all-day event. */
  readonly starts?: string | undefined;
  /** End, ISO 8601 in UTC, after the start. Default: an hour after the start. */
  readonly ends?: string | undefined;
  readonly registration?: Link | undefined;
  readonly webcast?: Link | undefined;
  readonly recording?: Link | undefined;
  readonly transcript?: Link | undefined;
  readonly slides?: Link | undefined;
}

/** Visitors can register before an event, watch it live, and use its recording and transcript after it. */
export type EventState = "before" | "live" | "after";

/** An event with its state at the current time. */
export interface CalendarEventView extends CalendarEvent {
  /** Absent for an all-day event. */
  readonly state?: EventState | undefined;
  /** Default: `false`. */
  readonly isOver?: boolean | undefined;
  /** Whether it is over and its recording is still to be published. */
  readonly awaitsRecording?: boolean | undefined;
  /** Address of the event alone as an iCalendar file. */
  readonly file?: string | undefined;
}

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

/** The place of the shown dates among all dates of a calendar. */
export interface CalendarArchive {
  /** Years with dates, newest first. */
  readonly years: readonly number[];
  /** Default: the dates that are nearest to now. */
  readonly year?: number | undefined;
  readonly page: number;
  readonly pages: number;
}

/** The choices of a list of all announcements. */
export interface AnnouncementArchive {
  /** Only a year and a kind that the list has. */
  readonly filter: Pick<ListFilter, "year" | "announcement">;
  /** Years with announcements, newest first. */
  readonly years: readonly number[];
  /** The most frequent kinds, and the chosen one; by their names in addresses. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** What sections that list other content show of it. */
interface ListFields {
  readonly calendar: {
    readonly events: readonly CalendarEventView[];
    /** Address of the iCalendar feed. */
    readonly feed?: string | undefined;
    /** Present if the page shows only some of the dates. */
    readonly archive?: CalendarArchive | undefined;
  };
  readonly statistics: {
    /** The dividend that it names, once visitors may see it. */
    readonly quoted?: Dividend | undefined;
  };
  readonly dividends: {
    /** Newest first. */
    readonly dividends: readonly Dividend[];
    /** Those with a date that is still to come, the next one first. */
    readonly coming: readonly Dividend[];
    /** A page of the history. */
    readonly shown: Listing<Dividend>;
    /** The order of the history. Default: newest first. */
    readonly sort?: DividendSort | undefined;
    /** What the holding of a visitor was paid. */
    readonly holding?: HoldingPayments | undefined;
    /** The codes of the currencies to which it can be converted. */
    readonly currencies: readonly string[];
  };
  readonly "document-centre": {
    readonly documents: Listing<PdfDocument>;
    /** The documents of all pages of the list, for paper; none if they are too many. */
    readonly printed: readonly PdfDocument[];
    readonly filter: Pick<ListFilter, "year" | "kind">;
    /** Years with documents, newest first. */
    readonly years: readonly number[];
    /** Kinds with documents. */
    readonly kinds: readonly PdfCategory[];
  };
  readonly "document-list": {
    readonly documents: readonly PdfDocument[];
    /** Whether an editor picked them one by one. */
    readonly isPicked: boolean;
  };
  readonly announcements: {
    readonly announcements: Listing<ExchangeAnnouncement>;
    /** Since when newer ones may be missing, ISO 8601 in UTC. */
    readonly outdatedSince?: string | undefined;
    readonly outdatedSources?: readonly string[] | undefined;
    /** Present if it lists all of them. */
    readonly archive?: AnnouncementArchive | undefined;
  };
  readonly "latest-news": { readonly articles: readonly NewsSummary[] };
  readonly "contact-details": { readonly contacts: readonly Contact[] };
  readonly offices: { readonly offices: readonly Office[] };
  readonly "reporting-periods": { readonly periods: readonly PeriodPage[] };
  readonly "general-meetings": { readonly meetings: readonly MeetingEntry[] };
  readonly "press-kit": { readonly assets: readonly MediaAsset[] };
  readonly "site-map": { readonly pages: readonly SiteMapPage[] };
}

/** Fields of the queries of lists, which their views do not have. */
type Query = "selection" | "kinds" | "category" | "limit";

type ViewFields = {
  readonly [Kind in keyof SectionFields]: Kind extends keyof ListFields
    ? Omit<SectionFields[Kind], Query | keyof ListFields[Kind]> & ListFields[Kind]
    : SectionFields[Kind];
};

/** A section with all data for rendering: of a list of other content, the list. */
export type SectionView = OneOf<ViewFields>;
