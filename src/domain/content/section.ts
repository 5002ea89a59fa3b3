import type { IssuerContent } from "../issuer/issuer.ts";
import type { Link } from "../links/link.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import type { Image } from "./image.ts";
import type { ListFilter } from "./list-filter.ts";
import type { Listing } from "./listing.ts";
import type { MeasureDetails } from "./measure-details.ts";
import type { NewsCategory, NewsSummary } from "./news.ts";
import type { Numbered } from "./numbered.ts";
import type { PageIndexEntry } from "./page-entry.ts";
import type { PdfCategory, PdfDocument } from "./pdf-document.ts";
import type { RichText } from "./rich-text.ts";
import type { ShownTimes } from "./shown-times.ts";
import type { SiteMapPage } from "./site-map.ts";
import type { Contact, Office } from "./site-options.ts";
import type { Table } from "./table.ts";
import type { Translatable } from "./translatable.ts";

/** A link with its label. */
export interface LabelledLink {
  readonly label: string;
  readonly link: Link;
}

export interface Headed {
  readonly heading?: string | undefined;
}

export interface Introduced extends Headed {
  readonly intro: RichText;
}

/** One figure: `2,318.7`, `A$m`, `Revenue`, `Up 6.0% on FY25`. */
export interface Figure extends Translatable<"value" | "unit" | "label" | "note"> {
  readonly value: string;
  readonly unit?: string | undefined;
  readonly label: string;
  readonly note?: string | undefined;
}

/** The figure of a document that is stated beside others, so that nobody types it twice. */
export interface StatedFigure extends Figure {
  /** A day that the note ends with, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The words of an editor in its label. Default: all of it is theirs. */
  readonly inLabel?: string | undefined;
}

/** A member of the board or of the management. */
export interface Person {
  readonly name: string;
  readonly role?: string | undefined;
  readonly biography: RichText;
  readonly portrait?: Image | undefined;
}

/** Figures that may be quoted have a source: they can be downloaded. */
export interface Sourced {
  readonly source?: string | undefined;
}

/** A section with dates, for calendars, the search and alerts. */
export interface Dated {
  readonly events: readonly CalendarEvent[];
}

/**
 * The fields of each kind of section as an editor composed it. A capability declares those of its own kinds here (by
 * declaration merging), so that {@link Section} has them while it is there.
 */
export interface SectionFields {
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
    /** Language of its words (BCP 47). Default: that of the page. */
    readonly language?: string | undefined;
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
      /** Id of a document whose figure is stated with the others. */
      readonly quotes?: string | undefined;
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
    /** Language of its words (BCP 47). Default: that of the page. */
    readonly language?: string | undefined;
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
  /** The contacts of the site options. */
  readonly "contact-details": Introduced & {
    /** Titles of the contacts to show, in this order; empty for all contacts. */
    readonly only: readonly string[];
  };
  /** The offices of the site options. */
  readonly offices: Introduced;
  /** Who the company is by law and at its exchanges, and who works for it: from the brand and the site options. */
  readonly "company-details": Introduced;
  /** All pages of the site, in their hierarchy. */
  readonly "site-map": Headed;
  /** The cookies that the site sets in browsers of visitors. */
  readonly "cookie-table": Headed;
  /** The child pages of its page, with what they are about; first those that an editor has picked, which may be any. */
  readonly "page-index": Headed & { readonly pages: readonly Link[] };
}

type OneOf<Fields> = {
  readonly [Kind in keyof Fields]: { readonly kind: Kind } & Fields[Kind] &
    ShownTimes &
    Translatable<keyof Fields[Kind] & string> &
    Numbered;
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

/** The content that sections list, by the kind of the section. Capabilities declare theirs here, too. */
export interface SectionLists {
  readonly statistics: {
    /** The figure of the document that it quotes, once visitors may see it. */
    readonly quoted?: StatedFigure | undefined;
    /** The definitions of the measures of its figures, in their order. Default: no table has definitions. */
    readonly details?: readonly (MeasureDetails | undefined)[] | undefined;
  };
  readonly "document-centre": {
    readonly documents: Listing<PdfDocument>;
    /** The documents of all pages of the list, for paper; none if they are too many. */
    readonly printed: readonly PdfDocument[];
    readonly filter: Pick<ListFilter, "year" | "kind">;
    /** Years with documents of the chosen kind, newest first. */
    readonly years: readonly number[];
    /** Kinds with documents of the chosen year. */
    readonly kinds: readonly PdfCategory[];
  };
  readonly "document-list": {
    readonly documents: readonly PdfDocument[];
    /** Whether an editor picked them one by one. */
    readonly isPicked: boolean;
  };
  readonly "latest-news": { readonly articles: readonly NewsSummary[] };
  readonly "contact-details": { readonly contacts: readonly Contact[] };
  readonly "company-details": { readonly issuer: IssuerContent };
  readonly offices: { readonly offices: readonly Office[] };
  readonly "site-map": { readonly pages: readonly SiteMapPage[] };
  readonly "page-index": { readonly entries: readonly PageIndexEntry[] };
}

/** Fields of the queries of lists, which their views do not have. */
type Query = "selection" | "category" | "limit" | "kinds";

/** The picked pages of an index are among its entries. */
type Picked<Kind> = Kind extends "page-index" ? "pages" : never;

type ViewFields = {
  readonly [Kind in keyof SectionFields]: Kind extends keyof SectionLists
    ? Omit<SectionFields[Kind], Query | Picked<Kind> | keyof SectionLists[Kind]> & SectionLists[Kind]
    : SectionFields[Kind];
};

/** A section with all data for rendering: of a list of other content, the list. */
export type SectionView = OneOf<ViewFields>;

/** The view of a kind of sections: `SectionViewOf<"hero">`. */
export type SectionViewOf<Kind extends SectionView["kind"]> = Extract<SectionView, { readonly kind: Kind }>;
