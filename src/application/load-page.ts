import { ReleaseTimes } from "../domain/announcements/exchange-release.ts";
import type { ConversionRates } from "../domain/content/holding.ts";
import { visibleFrom } from "../domain/content/item-opening.ts";
import { type ListFilter, yearsBetween } from "../domain/content/list-filter.ts";
import { type Circumstances, isAwaited } from "../domain/content/opening.ts";
import { type NewsArchivePage, type Page, pageFor } from "../domain/content/page.ts";
import type { PageView } from "../domain/content/page-view.ts";
import type { SectionView } from "../domain/content/section.ts";
import { addressOfPage, candidatesAt, MAX_PATH_LENGTH } from "../domain/links/address.ts";
import { plainPath } from "../domain/links/plain-path.ts";
import { normalisedPath, redirectFrom } from "../domain/links/redirects.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { type AtRef, readAt } from "./read-at.ts";
import { showMeeting, withMeetingDates } from "./show-meetings.ts";
import { type SectionOptions, showSections } from "./show-sections.ts";

/** Number of articles on a page of the news archive. */
export const NEWS_PAGE_SIZE = 12;

const MAX_PARENTS = 5;

export interface LoadPageInput extends AtRef, Pick<SectionOptions, "listPage" | "filter" | "holding"> {
  /** Path of the page, percent-encoded as in the address bar: `/company/leadership`. */
  readonly path: string;
}

export type LoadPageOutcome =
  | { readonly outcome: "page"; readonly page: PageView }
  | { readonly outcome: "moved"; readonly to: string }
  /** The page that was there is not published any more. */
  | { readonly outcome: "withdrawn" }
  | { readonly outcome: "not-found" };

/**
 * Loads the page at a path with everything it shows. An address without a page may be redirected by editors. If a page is
 * requested by another address than its own (without its parent, with a wrong parent, a trailing slash, other capital
 * letters, or what mail programs, sentences and old sites add), the result is its own address. Rejects with `ContentServiceError` if the content
 * service fails.
 */
export class LoadPage {
  readonly #content: ContentRepository;
  readonly #timeZone: string;
  readonly #rates: ConversionRates | undefined;
  readonly #isListed: boolean;

  /** Days begin in the time zone. Without rates, no dividend can be converted. `isListed`: at an exchange. */
  constructor(content: ContentRepository, timeZone: string, rates?: ConversionRates, isListed = true) {
    this.#content = content;
    this.#timeZone = timeZone;
    this.#rates = rates;
    this.#isListed = isListed;
  }

  async run({ path, listPage = 1, filter = {}, holding, ref }: LoadPageInput): Promise<LoadPageOutcome> {
    if (path.length > MAX_PATH_LENGTH) return { outcome: "not-found" };
    return readAt(this.#content, ref, async (at) => {
      const page = await this.#find(at, path);
      const address = page && addressOfPage(page);
      if (page === undefined || address !== path) return this.#findElsewhere(at, path, page);
      return page.type === "news-archive"
        ? this.#showNews(at, page, listPage, filter)
        : this.#show(at, page, { listPage, filter, holding, calendarFeed: `${address}/calendar.ics` });
    });
  }

  async #find(ref: ContentRef, path: string): Promise<Page | undefined> {
    const candidates = candidatesAt(path);
    const found = candidates.map((candidate) => this.#content.findPage(ref, candidate));
    return pageFor(path, await Promise.all(found));
  }

  /**
   * Finds what is there instead of a page at its own address: the editors' redirect, the page at another address, the page
   * that was there before. The content service is asked last, and only if nothing else is known.
   */
  async #findElsewhere(
    ref: ContentRef,
    path: string,
    page: Page | undefined,
    plain = plainPath(path),
  ): Promise<LoadPageOutcome> {
    const { redirects = [] } = await this.#content.siteOptions(ref);
    const to = redirectFrom(redirects, path) ?? (page && addressOfPage(page));
    if (to !== undefined && to !== path) return { outcome: "moved", to };
    if (plain !== path) return this.#findPlain(ref, plain);
    const spelt = await this.#findOtherSpelling(ref, path);
    if (spelt !== undefined) return { outcome: "moved", to: spelt };
    const former = page ? undefined : await this.#content.findFormer(ref, path);
    if (former === "withdrawn") return { outcome: "withdrawn" };
    const moved = former && addressOfPage(former);
    return moved === undefined || moved === path ? { outcome: "not-found" } : { outcome: "moved", to: moved };
  }

  /** Finds the page that is meant by a path that was changed on its way. */
  async #findPlain(ref: ContentRef, plain: string): Promise<LoadPageOutcome> {
    const page = await this.#find(ref, plain);
    return page && addressOfPage(page) === plain
      ? { outcome: "moved", to: plain }
      : this.#findElsewhere(ref, plain, page, plain);
  }

  /** The address of the only page whose address differs from the path in case, composed characters or slashes alone. */
  async #findOtherSpelling(ref: ContentRef, path: string): Promise<string | undefined> {
    const requested = normalisedPath(path);
    // Only for some paths: there is an unlimited number of unknown addresses, and comparing takes time.
    if (requested === undefined || !hasSpellings(path)) return undefined;
    const pages = await this.#content.listPages(ref);
    const [found, another] = pages.filter(({ href }) => href !== path && normalisedPath(href) === requested);
    return another ? undefined : found?.href;
  }

  async #show(
    ref: ContentRef,
    page: Exclude<Page, NewsArchivePage>,
    { calendarFeed, ...options }: SectionOptions,
  ): Promise<LoadPageOutcome> {
    // Only the dates of investors pages can be subscribed to, and those of a meeting; see `ListDates`.
    const isForInvestors = page.type === "investors-page";
    const composed = isForInvestors
      ? await withMeetingDates(this.#content, ref, page.sections, Date.now())
      : page.sections;
    const views = await showSections(this.#content, ref, composed, {
      ...options,
      timeZone: this.#timeZone,
      rates: this.#rates,
      calendarFeed: isForInvestors ? calendarFeed : undefined,
    });
    const sections = views.filter(hasContent);
    if (!sections.some(hasList(options)) && !isUnfiltered(options)) return { outcome: "not-found" };
    const shown = { sections, hiddenUntil: await this.#hiddenUntil(ref, page) };
    return page.type === "general-meeting"
      ? { outcome: "page", page: { ...showMeeting(page, { now: Date.now(), feed: calendarFeed }), ...shown } }
      : { outcome: "page", page: { ...page, ...shown } };
  }

  async #hiddenUntil(ref: ContentRef, page: Page): Promise<PageView["hiddenUntil"]> {
    const { items } = await this.#content.listAnnouncements(ref);
    const circumstances = {
      now: Date.now(),
      timeZone: this.#timeZone,
      isListed: this.#isListed,
      releaseTimes: new ReleaseTimes(items),
    };
    const visible = await this.#visibleFrom(ref, page, circumstances);
    if (visible < Number.POSITIVE_INFINITY) return visible > circumstances.now ? visible : undefined;
    const isReleased = circumstances.releaseTimes.of(page.exchange?.reference) < visible;
    return isAwaited(page.exchange) && !isReleased ? "exchange" : "editor";
  }

  /** When visitors may see a page: not before its parents. */
  async #visibleFrom(ref: ContentRef, page: Page, given: Circumstances, depth = 0): Promise<number> {
    // What is not published yet would be published now.
    const published = page.changed ? page : { ...page, changed: new Date(given.now).toISOString() };
    const own = visibleFrom({ kind: "page", page: published }, given);
    if (page.type !== "page" || !page.parent || depth === MAX_PARENTS) return own;
    const parent = await this.#find(ref, page.parent.href);
    return parent ? Math.max(own, await this.#visibleFrom(ref, parent, given, depth + 1)) : own;
  }

  async #showNews(
    ref: ContentRef,
    page: NewsArchivePage,
    listPage: number,
    { year, category, kind, sort, announcement }: ListFilter,
  ): Promise<LoadPageOutcome> {
    const years = await this.#newsYears(ref);
    if ((kind ?? sort ?? announcement) !== undefined || (year !== undefined && !years.includes(year)))
      return { outcome: "not-found" };
    const query = { year, category, page: listPage, pageSize: NEWS_PAGE_SIZE };
    const articles = await this.#content.listNews(ref, query);
    if (listPage > articles.pages) return { outcome: "not-found" };
    return { outcome: "page", page: { ...page, articles, filter: { year, category }, years } };
  }

  /** All years from the newest to the oldest article. */
  async #newsYears(ref: ContentRef): Promise<number[]> {
    const newest = await this.#content.listNews(ref, { page: 1, pageSize: 1 });
    const oldest = await this.#content.listNews(ref, { page: newest.pages, pageSize: 1 });
    return yearsBetween(newest.items[0]?.date, oldest.items[0]?.date);
  }
}

type ListOptions = Pick<SectionOptions, "filter" | "listPage">;

/** Whether the address has no filter and no page number. */
function isUnfiltered({ filter = {}, listPage = 1 }: ListOptions): boolean {
  return listPage === 1 && Object.values(filter).every((chosen) => chosen === undefined);
}

/** A site without a source of announcements says nothing about them. */
function hasContent(section: SectionView): boolean {
  if (section.kind !== "announcements") return true;
  const { archive, announcements, outdatedSince } = section;
  return (archive?.years ?? announcements.items).length > 0 || outdatedSince !== undefined;
}

/** Whether a section has the filtered list and page of the address. Otherwise any number of addresses would be rendered. */
function hasList({ filter = {}, listPage = 1 }: ListOptions) {
  return (section: SectionView): boolean => {
    const shown = shownBy(section, filter);
    const fields = ["year", "category", "kind", "sort", "announcement"] as const;
    return listPage === shown.page && fields.every((name) => filter[name] === shown[name]);
  };
}

/** What a section shows of the filter of an address, and the page of its list; no page if it has none. */
function shownBy(section: SectionView, { year, kind, sort }: ListFilter): ListFilter & { page?: number } {
  switch (section.kind) {
    case "announcements":
      return { ...section.archive?.filter, page: section.announcements.page };
    case "dividends":
      return { sort, page: section.shown.page };
    case "calendar":
      return section.archive ?? {};
    case "document-centre": {
      const years = section.years.filter((known) => known === year);
      const kinds = section.kinds.filter((known) => known === kind);
      return { year: years[0], kind: kinds[0], page: section.documents.page };
    }
    default:
      return {};
  }
}

/** Whether a path has capitals, or characters that can be composed or not. */
function hasSpellings(path: string): boolean {
  const decoded = decodeURIComponent(path);
  return decoded !== decoded.toLowerCase() || decoded !== decoded.normalize("NFD");
}
