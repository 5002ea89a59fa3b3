import { NO_RELEASES, type ReleasedList, ReleaseTimes } from "../exchange/exchange-release.ts";
import type { ReleaseMatch } from "../exchange/release-match.ts";
import {
  addressOf,
  addressOfPage,
  candidatesAt,
  type PageCandidate,
  type PageType,
  pathWithin,
} from "../links/address.ts";
import {
  type ContentItem,
  documentOf,
  type ListedDocument,
  type ListedDocuments,
  type ListedType,
  listedDocument,
  restatedIn,
  statedOnce,
} from "./content-item.ts";
import { documentsByFile } from "./document-languages.ts";
import { Embargo, type EmbargoOptions } from "./embargo.ts";
import { lastEventMoment } from "./events-of.ts";
import type { HolderEvent } from "./holder-event.ts";
import { yearOf } from "./list-filter.ts";
import type { Listing, PageRequest } from "./listing.ts";
import { withMatches } from "./matched-items.ts";
import type { NewsQuery, NewsSummary } from "./news.ts";
import { type NewsArticle, type Page, type PageOf, pageFor } from "./page.ts";
import type { PageEntry } from "./page-entry.ts";
import type { PdfDocument, PdfQuery } from "./pdf-document.ts";
import { newestFirst } from "./release.ts";
import { distinctAdjustments, type ShareAdjustment } from "./share-adjustment.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "./site-options.ts";

/** For whom content is: editors see everything, in a preview. */
export type Audience = "visitors" | "editors";

interface ContentOptions {
  readonly audience: Audience;
  readonly edition: string;
  readonly released: ReleasedList;
  readonly releaseTimes: ReleaseTimes;
  /** Default: no. */
  readonly isPartial?: boolean | undefined;
  readonly lastWithdrawal?: string | undefined;
  /** The moment from which this is the content, in milliseconds of Unix time. Default: always. */
  readonly since?: number | undefined;
  /** The moment at which it no longer is, in milliseconds of Unix time. Default: never. */
  readonly until?: number | undefined;
}

/** The content of all languages, which the {@link Content} of each language is a view of. */
interface Whole {
  /** The items of all languages. */
  readonly all: readonly ContentItem[];
  readonly options: ContentOptions;
  /** The view of each language of addresses; that of addresses without a language as `undefined`. */
  readonly views: Map<string | undefined, Content>;
}

/** The circumstances that decide, beside the published items, which of them are hidden. */
export interface GateOptions extends Omit<EmbargoOptions, "releaseTimes"> {
  /** What the exchange has released. Default: nothing is known, so that what waits for an announcement stays hidden. */
  readonly released?: ReleasedList | undefined;
  /** Which announcements release documents that do not name one. Default: none. */
  readonly matches?: readonly ReleaseMatch[] | undefined;
  /** Returns the same name for equal items and releases in the same order, and another one for any others. */
  readonly nameOf: (items: readonly ContentItem[], released: ReleasedList) => string;
}

/** The content that visitors may see, and the embargo that decided it. */
export interface GatedContent {
  readonly content: Content;
  readonly embargo: Embargo;
}

/**
 * All content of the site as somebody may see it, with the lists that are made from it: an immutable value. There are two
 * ways to one: {@link Content.visible} for visitors, which applies every embargo, and {@link Content.everything}, which is
 * for editors.
 *
 * Its pages and lists are in one language; {@link Content.in} has those in another. The edition, what the exchange has released,
 * and what is found by its id do not depend on the language.
 */
export class Content {
  readonly audience: Audience;
  /** The language in which it is seen, as in addresses: `de`. `undefined` for that of addresses without a language. */
  readonly language: string | undefined;
  /**
   * Names what is shown: contents with the same edition look the same to visitors. It does not depend on anything that is
   * hidden.
   */
  readonly edition: string;
  /** Whether it is a preview in which only the opened documents are drafts; the rest is what is published. */
  readonly isPartial: boolean;
  /** When the last document whose facts pages showed was withdrawn, ISO 8601 in UTC; `undefined` if none is known. */
  readonly lastWithdrawal: string | undefined;
  /** What the exchange is known to have released; nothing without a source of announcements. */
  readonly released: ReleasedList;
  /** When the exchange has released it. */
  readonly releaseTimes: ReleaseTimes;
  /** In the order in which lists show items of the same day. */
  readonly items: readonly ContentItem[];
  readonly siteOptions: SiteOptions;
  /** When it changes next without a publish, in milliseconds of Unix time; `undefined` if it does not. */
  readonly nextChange: number | undefined;
  readonly #whole: Whole;
  readonly #since: number;
  readonly #pages: readonly Page[];
  #byId: ReadonlyMap<string, ContentItem> | undefined;
  readonly #byUid: ReadonlyMap<string, Page>;
  readonly #pdfs: ReadonlyMap<string, PdfDocument>;
  readonly #news: readonly NewsArticle[];
  /**
   * PDF documents, newest first, each once: in this language if there is such a file, otherwise in another one.
   */
  readonly documents: readonly PdfDocument[];
  /** The same documents by the ids of their files in all languages; empty if there is one language. */
  readonly #byFile: ReadonlyMap<string, PdfDocument>;
  /** The types of its pages. */
  readonly #types: readonly PageType[];
  /** The result of {@link listPages}, which takes time for thousands of pages. */
  #entries: readonly PageEntry[] | undefined;

  /**
   * What visitors may see of what is published, at a moment: a pure function of its arguments.
   *
   * @param published - All items, in the order in which lists show items of the same day.
   */
  static visible(
    published: readonly ContentItem[],
    { released = NO_RELEASES, matches = [], nameOf, ...options }: GateOptions,
  ): GatedContent {
    const all = withMatches(published, matches);
    const releaseTimes = new ReleaseTimes(released.items);
    const embargo = new Embargo(all, { ...options, releaseTimes });
    const items = all.flatMap((item) => embargo.shown(item) ?? []);
    const { lastChange: since, nextChange: until, lastWithdrawal } = embargo;
    const edition = `${nameOf(items, released)}~${lastEventMoment(items, options.now) ?? ""}`;
    const content = Content.#of(items, {
      audience: "visitors",
      edition,
      released,
      releaseTimes,
      lastWithdrawal,
      since,
      until,
    });
    return { content, embargo };
  }

  /**
   * Everything, also what is hidden from visitors: as an editor sees it in a preview.
   *
   * @param edition - Default: it is compared with no other.
   */
  static everything(
    items: readonly ContentItem[],
    {
      edition = "",
      released = NO_RELEASES,
      isPartial = false,
    }: {
      readonly edition?: string;
      readonly released?: ReleasedList | undefined;
      readonly isPartial?: boolean;
    } = {},
  ): Content {
    return Content.#of(items, {
      audience: "editors",
      edition,
      released,
      releaseTimes: new ReleaseTimes(released.items),
      isPartial,
    });
  }

  static #of(all: readonly ContentItem[], options: ContentOptions): Content {
    return new Content({ all, options, views: new Map() }, undefined);
  }

  private constructor(whole: Whole, language: string | undefined) {
    const { options } = whole;
    const items = itemsIn(whole.all, language);
    whole.views.set(language, this);
    this.#whole = whole;
    this.language = language;
    this.audience = options.audience;
    this.edition = options.edition;
    this.isPartial = options.isPartial ?? false;
    this.lastWithdrawal = options.lastWithdrawal;
    this.released = options.released;
    this.releaseTimes = options.releaseTimes;
    this.#since = options.since ?? Number.NEGATIVE_INFINITY;
    this.nextChange = options.until;
    this.items = items;
    const pages = items.flatMap((item) => (item.kind === "page" ? item.page : []));
    const pdfs = items.filter((item) => item.kind === "pdf");
    this.siteOptions = items.find((item) => item.kind === "site-options")?.options ?? EMPTY_SITE_OPTIONS;
    this.#pages = pages;
    this.#types = [...new Set(pages.map(({ type }) => type))];
    // Reversed, because of duplicates the first one counts, as at the content service.
    const backwards = pages.toReversed();
    this.#byUid = new Map(backwards.flatMap((page) => keysOf(page).map((key) => [key, page] as const)));
    this.#pdfs = new Map(
      pdfs.toReversed().flatMap(({ uid, pdf }) => (uid === undefined ? [] : [[uid, pdf] as const])),
    );
    this.#news = pages.filter((page) => page.type === "news-article").sort(newestFirst);
    const isInSeveral = language !== undefined || whole.all.some((item) => item.language !== undefined);
    this.#byFile = isInSeveral ? documentsByFile(whole.all, language) : new Map();
    const documents = isInSeveral ? new Set(this.#byFile.values()) : pdfs.map(({ pdf }) => pdf);
    this.documents = [...documents].sort((a, b) => newestFirst(a, b) || a.title.localeCompare(b.title));
  }

  /** The items of all languages, in the order in which lists show items of the same day. */
  get all(): readonly ContentItem[] {
    return this.#whole.all;
  }

  /** The same content in another language, as in addresses: `de`; `undefined` for addresses without a language. */
  in(language: string | undefined): Content {
    return this.#whole.views.get(language) ?? new Content(this.#whole, language);
  }

  /** The same content in each of its languages, that of addresses without a language first. */
  get inAll(): readonly Content[] {
    const others = new Set(
      this.all.map(({ language }) => language).filter((language) => language !== undefined),
    );
    return [undefined, ...others].map((language) => this.in(language));
  }

  /** The page that says the same in another language; `undefined` if there is none. */
  translationOf(page: Page, language: string | undefined): Page | undefined {
    if (page.language === language) return page;
    const other = this.in(language);
    // There is one in each language, even if its editor has not linked them as translations.
    if (page.type === "home" || page.type === "news-archive") return other.findPage({ type: page.type });
    const { translations = [] } = this.findItem(page.id) ?? {};
    return translations
      .map(({ id }) => this.findById(id))
      .find((translation) => translation !== undefined && translation.language === language);
  }

  /** Whether this is the content at a moment, in milliseconds of Unix time. */
  isOf(moment: number): boolean {
    return moment >= this.#since && moment < (this.nextChange ?? Number.POSITIVE_INFINITY);
  }

  /** The page of a type and uid, or the first of a type; `home` is the only type without a uid. */
  findPage({ type, uid }: PageCandidate): Page | undefined {
    return this.#byUid.get(uid === undefined ? type : `${type} ${uid}`);
  }

  /** The page of a document, in whatever language. */
  findById(id: string): Page | undefined {
    const found = this.findItem(id);
    return found?.kind === "page" ? found.page : undefined;
  }

  /** The item of a document in any language; if it restates facts in the language of this content, as it does so here. */
  findItem(id: string): ContentItem | undefined {
    const main = this.in(undefined);
    if (main === this) {
      this.#byId ??= byId([...statedOnce(this.all), ...this.all.filter(isRestated)]);
      return this.#byId.get(id);
    }
    // First what is restated in this language.
    this.#byId ??= byId(this.items.filter(isRestated));
    return this.#byId.get(id) ?? main.findItem(id);
  }

  /** The entry for a document in this language, for the copy of it that another document contains. */
  documentInLanguage(copy: PdfDocument): PdfDocument {
    const entry = this.#byFile.get(copy.id);
    const isOther = entry?.id !== copy.id || entry.isUntranslated || entry.otherFiles;
    return entry && isOther ? entry : copy;
  }

  /** The PDF document with a UID in this language. */
  findPdf(uid: string): PdfDocument | undefined {
    return this.#pdfs.get(uid);
  }

  /** Every page that visitors can reach. If several have the same address, only the one that is shown there. */
  listPages(): readonly PageEntry[] {
    this.#entries ??= this.#pages.flatMap((page) => {
      const href = addressOfPage(page);
      const period = page.type === "page" ? page.period : undefined;
      return href === undefined || this.pageAt(href) !== page
        ? []
        : { href, title: page.title, changed: page.changed, ...(period && { period }) };
    });
    return this.#entries;
  }

  /** The page that is shown at a path of this language. */
  pageAt(path: string): Page | undefined {
    const within = pathWithin(path, this.language);
    if (within === undefined) return undefined;
    return pageFor(
      path,
      candidatesAt(within, this.#types).map((candidate) => this.findPage(candidate)),
    );
  }

  /** News, newest first. */
  listNews({ category, year, ...paging }: NewsQuery): Listing<NewsSummary> {
    const matching = this.#news.filter(
      (article) =>
        (category === undefined || article.category === category) &&
        (year === undefined || yearOf(article.date) === year),
    );
    const { items, ...counts } = listing(matching, paging);
    return { ...counts, items: items.map(newsSummary) };
  }

  /** The pages of a type, in the order of {@link items}. */
  pagesOf<Type extends PageType>(type: Type): readonly PageOf<Type>[] {
    return this.#pages.filter((page): page is PageOf<Type> => page.type === type);
  }

  /** The documents without an address of a type, in the order of {@link items}. */
  listed<Type extends ListedType>(type: Type): readonly ListedDocuments[Type][] {
    return this.items.flatMap((item) => (isListed(item, type) ? item.document : []));
  }

  /** The documents that state {@link shareAdjustments} and {@link holderEvents}. */
  get holderDocuments(): readonly ListedDocument[] {
    return this.items.flatMap((item) => {
      const document = listedDocument(item);
      return document?.adjustment || document?.holderEvent ? [document] : [];
    });
  }

  /** Splits and other changes of what a share is of the company, including future ones; equal ones once. */
  get shareAdjustments(): readonly ShareAdjustment[] {
    const all = this.holderDocuments.flatMap(({ adjustment }) => adjustment ?? []);
    return distinctAdjustments(all);
  }

  /** What holders get in other shares or as returned capital, latest first; equal ones once. */
  get holderEvents(): readonly HolderEvent[] {
    const all = this.holderDocuments.flatMap(({ holderEvent }) => holderEvent ?? []);
    const distinct = new Map(all.map((one) => [JSON.stringify({ ...one, id: undefined }), one]));
    return [...distinct.values()].sort(
      (one, other) => other.ex.localeCompare(one.ex) || one.id.localeCompare(other.id),
    );
  }

  /** PDF documents, newest first. */
  listDocuments({ category, ...paging }: PdfQuery): Listing<PdfDocument> {
    const matching = this.documents.filter(
      (document) => category === undefined || document.category === category,
    );
    return listing(matching, paging);
  }
}

function isRestated(item: ContentItem): boolean {
  return restatedIn(item) !== undefined;
}

/** Items by the ids of their documents and of the translations whose texts they have. Of duplicates the first one counts. */
function byId(items: readonly ContentItem[]): ReadonlyMap<string, ContentItem> {
  return new Map(
    items.toReversed().flatMap((item) => {
      const ids = [documentOf(item)?.id, restatedIn(item)?.translation?.id];
      return ids.flatMap((id) => (id === undefined ? [] : [[id, item] as const]));
    }),
  );
}

function itemsIn(all: readonly ContentItem[], language: string | undefined): readonly ContentItem[] {
  const own = all.filter((item) => item.language === language);
  // The same array, so that it can be compared by identity.
  return own.length === all.length ? all : own;
}

function isListed<Type extends ListedType>(
  item: ContentItem,
  type: Type,
): item is Extract<ContentItem, { readonly kind: Type }> & { readonly document: ListedDocuments[Type] } {
  return item.kind === type;
}

/** Returns a function that derives a value from content, and remembers it for as long as the content exists. */
export function oncePerContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, T>();
  return (content) => made.getOrInsertComputed(content, () => make(content));
}

/** Lookup keys of a page: its type, and its type with its uid. */
function keysOf(page: Page): string[] {
  if (page.type === "home") return [page.type];
  return [page.type, `${page.type} ${page.type === "news-archive" ? "news" : page.uid}`];
}

/** A page of a list; empty beyond the last one. */
export function listing<T>(all: readonly T[], { page, pageSize }: PageRequest): Listing<T> {
  const start = (page - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    page,
    pages: Math.max(1, Math.ceil(all.length / pageSize)),
    total: all.length,
  };
}

/** A page of a list; the last one, if there are fewer. */
export function listingUpTo<T>(all: readonly T[], { page, pageSize }: PageRequest): Listing<T> {
  return listing(all, { page: Math.min(page, Math.max(1, Math.ceil(all.length / pageSize))), pageSize });
}

/** An article as lists show it. */
function newsSummary(article: NewsArticle): NewsSummary {
  // Only these fields are read: others are parsed on demand, which takes time.
  const { id, uid, language, title, date, released, changed, category, summary, image } = article;
  const href = addressOf({ type: "news-article", uid, language }) ?? "/";
  return { id, href, title, date, released, changed, category, summary, image };
}
