import type { Withheld } from "../exchange/exchange-release.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import type { HolderEvent } from "./holder-event.ts";
import type { Page } from "./page.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { Section, StatedFigure } from "./section.ts";
import type { ShareAdjustment } from "./share-adjustment.ts";
import type { SiteOptions } from "./site-options.ts";
import type { Translatable } from "./translatable.ts";

/** A document without an address, which pages list. */
export interface ListedDocument extends Withheld, Translatable {
  readonly id: string;
  readonly title: string;
  /** Time of the first publish, ISO 8601 in UTC; absent if unknown. */
  readonly published?: string | undefined;
  /** Time of the last change that visitors saw, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  /** The day that it is of, `YYYY-MM-DD`, and the field in which an editor enters it. */
  readonly ofDay?: { readonly day: string; readonly field: string } | undefined;
  /** Its dates in calendars. */
  readonly dates?: readonly CalendarEvent[] | undefined;
  /** Its figure, where another part of the site quotes it. */
  readonly figure?: StatedFigure | undefined;
  /** By which earlier amounts for a share, and earlier holdings, are compared with later ones. */
  readonly adjustment?: ShareAdjustment | undefined;
  /** The shares or the capital that holders receive by it. */
  readonly holderEvent?: HolderEvent | undefined;
  /** The addresses of its own files. */
  readonly addresses?: readonly string[] | undefined;
  /** How it changes the number of shares that the company holds itself. */
  readonly ownShares?: readonly OwnShares[] | undefined;
}

/** Shares that the company has bought and holds. */
export interface OwnShares {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly shares: number;
  /** ISIN of these shares (ISO 6166), if the company has several classes. */
  readonly isin?: string | undefined;
}

/** The documents without an address by their types at the content service. A capability declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities declare its members
export interface ListedDocuments {}

/** A type of such documents. */
export type ListedType = keyof ListedDocuments;

/** An item with such a document. */
export type ListedItem = {
  readonly [Type in ListedType]: {
    readonly kind: Type;
    readonly document: ListedDocuments[Type];
    readonly restates?: Restated | undefined;
  };
}[ListedType];

/**
 * Marks an item as a document of the default language in another language: it has the id and the facts of that document, and the
 * texts of its translation.
 */
export interface Restated {
  /** Default: there is none, so that its texts are those of the default language. */
  readonly translation?: TextsOfTranslation | undefined;
  /** The item without the texts of the translation. Default: these wait for nothing. */
  readonly untranslated?: (InLanguage & ListedItem) | undefined;
}

/** The document that has the texts, and when visitors may see these. */
export interface TextsOfTranslation extends Withheld {
  readonly id: string;
  /** Time of its first publish, ISO 8601 in UTC; absent if unknown. */
  readonly published?: string | undefined;
  /** Time of its last publish, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
}

/** The page from which a translated page has its facts: its original in the default language. */
export interface PageFacts {
  /** The id of that page. */
  readonly of: string;
  /** Its first publication, ISO 8601 in UTC; absent if unknown. */
  readonly published?: string | undefined;
  /** Its last publication, ISO 8601 in UTC; absent if unknown. */
  readonly changed?: string | undefined;
  /** The page with the facts of its own document, as visitors see it while the original is hidden. */
  readonly own: Page;
  /**
   * The page with the facts of the original and all of its own words. Present if some of these are replaced because the original
   * was published later. Visitors see it as long as they are not known to have seen a change of the original.
   */
  readonly inOwnWords?: Page | undefined;
}

type DocumentItem =
  | { readonly kind: "page"; readonly page: Page; readonly facts?: PageFacts | undefined }
  /** A PDF document, with its uid at the content service. */
  | { readonly kind: "pdf"; readonly uid: string | undefined; readonly pdf: PdfDocument }
  | ListedItem;

/** In which language a document is, and what is the same in others. */
export interface InLanguage {
  /** As in addresses: `de`. Default: that of addresses without a language. */
  readonly language?: string | undefined;
  /** The documents that say the same in other languages. Default: the site has one language. */
  readonly translations?: readonly { readonly id: string }[] | undefined;
}

/** One document of the content, as it is stored in a snapshot. */
export type ContentItem = InLanguage & (SiteOptionsItem | DocumentItem);

interface SiteOptionsItem {
  readonly kind: "site-options";
  /** Id of its document. Default: there is none. */
  readonly id?: string | undefined;
  readonly options: SiteOptions;
  /** Time of the last publish, ISO 8601 in UTC; absent if unknown. Nobody sees it: options that wait may have moved it. */
  readonly changed?: string | undefined;
}

/** A document that was found by its id. */
export type FoundDocument =
  | (InLanguage & DocumentItem)
  /** One that is not content, or whose content cannot be read. */
  | (Pick<InLanguage, "language"> & { readonly kind: "other"; readonly type: string })
  /** One in a language that the site does not show. */
  | { readonly kind: "translation"; readonly language: string };

type ItemDocument = Page | PdfDocument | ListedDocuments[ListedType];

/** The document of an item; `undefined` for the site options, which have neither id nor address. */
export function documentOf(item: ContentItem): ItemDocument | undefined {
  return item.kind === "site-options" ? undefined : documentIn(item);
}

/** The document without an address of an item; `undefined` for any other. */
export function listedDocument(item: ContentItem): ListedDocument | undefined {
  return "document" in item ? item.document : undefined;
}

/**
 * Tells items apart: the id of its document, with the language of an item that says in another one what that states; the kind of
 * an item without a document, of which there is one in each language.
 */
export function idOf(item: ContentItem): string {
  const { kind, language } = item;
  const id = documentOf(item)?.id;
  if (id !== undefined && restatedIn(item) === undefined) return id;
  return language === undefined ? (id ?? kind) : `${id ?? kind} ${language}`;
}

/** The translation that an item is made of; `undefined` of one that is in the language of its document. */
export function restatedIn(item: ContentItem): Restated | undefined {
  return "document" in item ? item.restates : undefined;
}

/** The id of the document in which an editor writes what an item says: of one in another language, that of the translation. */
export function editedIdOf(item: ContentItem): string {
  return restatedIn(item)?.translation?.id ?? openedIdOf(item);
}

/** The id of the document that editors open for what an item states. */
export function openedIdOf(item: ContentItem): string {
  return (item.kind === "site-options" ? item.id : undefined) ?? idOf(item);
}

/** The items of documents, each once: without those that say in another language what one states. */
export function statedOnce(items: readonly ContentItem[]): readonly ContentItem[] {
  const own = items.filter((item) => restatedIn(item) === undefined);
  return own.length === items.length ? items : own;
}

/** An item as it is without the texts of its translation. */
export function withoutTranslation(item: ContentItem): ContentItem {
  return "document" in item ? { ...(item.restates?.untranslated ?? item), restates: {} } : item;
}

/** An item with the texts of its translation, without what tells that they waited. */
export function withoutTranslationTimes(item: ContentItem): ContentItem {
  const { id, changed } = restatedIn(item)?.translation ?? {};
  return "document" in item && id !== undefined
    ? { ...item, restates: { translation: { id, changed } } }
    : item;
}

/** The type of the document of an item at the content service. */
export const typeOf = (item: ContentItem): string => (item.kind === "page" ? item.page.type : item.kind);

/** The sections of an item; none if it has no sections. */
export function sectionsOf(item: ContentItem): readonly Section[] {
  return item.kind === "page" && item.page.type !== "news-archive" ? item.page.sections : [];
}

/** The fields of a document that the gate may replace. */
type Changeable = Pick<ListedDocument, "changed" | "exchange">;

/** An item whose document has other values. */
export function withValues(item: ContentItem, values: Changeable): ContentItem {
  switch (item.kind) {
    case "site-options":
      return item;
    case "page":
      return withPageValues(item, values);
    case "pdf":
      return { ...item, pdf: { ...item.pdf, ...values } };
    default:
      return withDocumentValues(item, values);
  }
}

function withPageValues(
  item: Extract<ContentItem, { readonly kind: "page" }>,
  values: Changeable,
): ContentItem {
  const { facts } = item;
  const inOwnWords = facts?.inOwnWords && { ...facts.inOwnWords, ...values };
  return {
    ...item,
    page: { ...item.page, ...values },
    ...(facts && {
      facts: { ...facts, own: { ...facts.own, ...values }, ...(inOwnWords && { inOwnWords }) },
    }),
  };
}

function withDocumentValues<Item extends ListedItem>(item: Item, values: Changeable): Item {
  const { restates } = item;
  const own = restates?.untranslated;
  return {
    ...item,
    document: { ...item.document, ...values },
    ...(own && { restates: { ...restates, untranslated: withDocumentValues(own, values) } }),
  };
}

/** What the embargo hides. Without `undefined`, so that a new kind has to be here, with an id and an embargo. */
function documentIn(item: DocumentItem): ItemDocument {
  if (item.kind === "page") return item.page;
  return item.kind === "pdf" ? item.pdf : item.document;
}
