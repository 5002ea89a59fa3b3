import { addressOf, addressOfPage, candidatesAt, type PageCandidate } from "../links/address.ts";
import { type ContentItem, documentOf, type FoundDocument } from "./content-item.ts";
import { type Dividend, newestDividendFirst } from "./dividend.ts";
import { newestMeetingsFirst } from "./general-meeting.ts";
import { yearOf } from "./list-filter.ts";
import type { Listing, PageRequest } from "./listing.ts";
import { type MediaAsset, pressKitOrder } from "./media-asset.ts";
import type { NewsQuery, NewsSummary } from "./news.ts";
import { type GeneralMeetingPage, type NewsArticle, type Page, pageFor } from "./page.ts";
import type { PageEntry } from "./page-entry.ts";
import type { PdfDocument, PdfQuery } from "./pdf-document.ts";
import { newestFirst } from "./release.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "./site-options.ts";

/** All content at one ref, with the queries that the site needs. */
export class ContentSnapshot {
  readonly items: readonly ContentItem[];
  readonly siteOptions: SiteOptions;
  readonly #pages: readonly Page[];
  readonly #byId: ReadonlyMap<string, ContentItem>;
  readonly #byUid: ReadonlyMap<string, Page>;
  readonly #pdfs: ReadonlyMap<string, PdfDocument>;
  readonly #news: readonly NewsArticle[];
  readonly #documents: readonly PdfDocument[];
  /** Newest first. */
  readonly dividends: readonly Dividend[];
  /** In the order of press kits. */
  readonly assets: readonly MediaAsset[];
  /** The result of {@link listPages}, which takes time for thousands of pages. */
  #entries: readonly PageEntry[] | undefined;

  /** @param items - In the order in which lists show items of the same day. */
  constructor(items: readonly ContentItem[]) {
    this.items = items;
    const pages = items.flatMap((item) => (item.kind === "page" ? item.page : []));
    const pdfs = items.filter((item) => item.kind === "pdf");
    this.siteOptions = items.find((item) => item.kind === "site-options")?.options ?? EMPTY_SITE_OPTIONS;
    this.#pages = pages;
    // Of duplicates the first one counts, as at the content service.
    const backwards = pages.toReversed();
    this.#byId = new Map(
      items.toReversed().flatMap((item) => {
        const id = documentOf(item)?.id;
        return id === undefined ? [] : [[id, item] as const];
      }),
    );
    this.#byUid = new Map(backwards.flatMap((page) => keysOf(page).map((key) => [key, page] as const)));
    this.#pdfs = new Map(
      pdfs.toReversed().flatMap(({ uid, pdf }) => (uid === undefined ? [] : [[uid, pdf] as const])),
    );
    this.#news = pages.filter((page) => page.type === "news-article").sort(newestFirst);
    this.#documents = pdfs
      .map(({ pdf }) => pdf)
      .sort((a, b) => newestFirst(a, b) || a.title.localeCompare(b.title));
    this.dividends = items
      .flatMap((item) => (item.kind === "dividend" ? item.dividend : []))
      .sort(newestDividendFirst);
    this.assets = items
      .flatMap((item) => (item.kind === "media-asset" ? item.asset : []))
      .sort(pressKitOrder);
  }

  /** The page of a type and uid, or the first of a type. */
  findPage({ type, uid }: PageCandidate): Page | undefined {
    return this.#byUid.get(uid === undefined ? type : `${type} ${uid}`);
  }

  findById(id: string): Page | undefined {
    const found = this.#byId.get(id);
    return found?.kind === "page" ? found.page : undefined;
  }

  /** The document with an id. */
  findDocument(id: string): FoundDocument | undefined {
    const found = this.#byId.get(id);
    return found?.kind === "site-options" ? undefined : found;
  }

  findPdf(uid: string): PdfDocument | undefined {
    return this.#pdfs.get(uid);
  }

  /** Every page that visitors can reach: of several at one address only that which is shown there. */
  listPages(): readonly PageEntry[] {
    this.#entries ??= this.#pages.flatMap((page) => {
      const href = addressOfPage(page);
      return href === undefined || this.pageAt(href) !== page
        ? []
        : { href, title: page.title, changed: page.changed };
    });
    return this.#entries;
  }

  /** The page that is shown at a path. */
  pageAt(path: string): Page | undefined {
    return pageFor(
      path,
      candidatesAt(path).map((candidate) => this.findPage(candidate)),
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

  /** General meetings, newest first. */
  listMeetings(): readonly GeneralMeetingPage[] {
    return newestMeetingsFirst(this.#pages.filter((page) => page.type === "general-meeting"));
  }

  /** PDF documents, newest first. */
  listDocuments({ category, ...paging }: PdfQuery): Listing<PdfDocument> {
    const matching = this.#documents.filter(
      (document) => category === undefined || document.category === category,
    );
    return listing(matching, paging);
  }
}

/** Lookup keys of a page: its type, and its type with its uid. */
function keysOf(page: Page): string[] {
  if (page.type === "home") return [page.type];
  return [page.type, `${page.type} ${page.type === "news-archive" ? "news" : page.uid}`];
}

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
export function newsSummary(article: NewsArticle): NewsSummary {
  // It reads no other field: some take time.
  const { id, uid, title, date, released, changed, category, summary, image } = article;
  const href = addressOf({ type: "news-article", uid }) ?? "/";
  return { id, href, title, date, released, changed, category, summary, image };
}
