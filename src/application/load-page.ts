import { type ListFilter, yearOf } from "../domain/content/list-filter.ts";
import type { NewsArchivePage, Page } from "../domain/content/page.ts";
import type { PageView } from "../domain/content/page-view.ts";
import type { SectionView } from "../domain/content/section.ts";
import { candidatesAt, type PageCandidate } from "../domain/links/address.ts";
import { addressOfPage } from "../domain/links/page-address.ts";
import { pathInOneCase, redirectFrom } from "../domain/links/redirects.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";
import type { SectionsPlace, ShowSections } from "./show-sections.ts";

/** How many articles a page of the news archive holds. */
export const NEWS_PAGE_SIZE = 12;

/** How many years visitors can narrow the news to: more than any archive has. */
const MAX_NEWS_YEARS = 50;

export interface LoadPageInput {
  /** Path of the page, percent-encoded as in the address bar: `/company/leadership`. */
  readonly path: string;
  /** Which page of a list that the page shows, from 1. Default 1. */
  readonly listPage?: number | undefined;
  /** What the lists on the page are narrowed to. Default: to nothing. */
  readonly filter?: ListFilter | undefined;
  /** The content to read. Default: what is published now. */
  readonly ref?: ContentRef | undefined;
}

export type LoadPageOutcome =
  | { readonly outcome: "page"; readonly page: PageView }
  /** The page lives elsewhere, for good. */
  | { readonly outcome: "moved"; readonly to: string }
  | { readonly outcome: "not-found" };

/**
 * Loads the page at a path, complete with everything it shows.
 *
 * An address that is no page's leads where editors redirect it. A page reached by another address than its own (a child without its parent, a wrong parent, a trailing slash, capital
 * letters, if there is one page that they can mean) answers where it has moved. Rejects with `ContentServiceError` when the content service fails.
 */
export class LoadPage {
  readonly #content: ContentRepository;
  readonly #showSections: ShowSections;

  constructor(content: ContentRepository, showSections: ShowSections) {
    this.#content = content;
    this.#showSections = showSections;
  }

  async run({ path, listPage = 1, filter = {}, ref }: LoadPageInput): Promise<LoadPageOutcome> {
    const candidates = candidatesAt(path);
    return readAt(this.#content, ref, async (at) => {
      const page = await this.#find(at, candidates);
      const address = page && addressOfPage(page);
      if (page === undefined || address !== path) return this.#findElsewhere(at, path, address);
      return page.type === "news-archive"
        ? this.#showNews(at, page, listPage, filter)
        : this.#show(at, page, { listPage, filter, calendarFeed: `${address}/calendar.ics` });
    });
  }

  async #find(ref: ContentRef, candidates: readonly PageCandidate[]): Promise<Page | undefined> {
    const found = await Promise.all(candidates.map((candidate) => this.#content.findPage(ref, candidate)));
    return found.find((candidate) => candidate !== undefined);
  }

  /** Where an address leads that is none of a page: by the editors' word, or by that of the page that had it once. */
  async #findElsewhere(ref: ContentRef, path: string, address: string | undefined): Promise<LoadPageOutcome> {
    const { redirects = [] } = await this.#content.siteOptions(ref);
    const to = redirectFrom(redirects, path) ?? address;
    return to === undefined || to === path ? this.#findInAnyCase(ref, path) : { outcome: "moved", to };
  }

  /** Where the one page is whose address differs from a path in nothing but capital letters and slashes. */
  async #findInAnyCase(ref: ContentRef, path: string): Promise<LoadPageOutcome> {
    const asked = pathInOneCase(path);
    // Whoever wrote small letters meant them: there is no end of addresses without a page, and to compare takes time.
    if (asked === undefined || !hasCapitals(path)) return { outcome: "not-found" };
    const pages = await this.#content.listPages(ref);
    const [found, another] = pages.filter(({ href }) => href !== path && pathInOneCase(href) === asked);
    return found && !another ? { outcome: "moved", to: found.href } : { outcome: "not-found" };
  }

  async #show(
    ref: ContentRef,
    page: Exclude<Page, NewsArchivePage>,
    { calendarFeed, ...place }: SectionsPlace,
  ): Promise<LoadPageOutcome> {
    const sections = await this.#showSections.run(ref, page.sections, {
      ...place,
      // Only investors' dates are worth a subscription; see `ListDates`.
      calendarFeed: page.type === "investors-page" ? calendarFeed : undefined,
    });
    if (!sections.some(isThere(place)) && !isWhole(place)) return { outcome: "not-found" };
    return { outcome: "page", page: { ...page, sections } };
  }

  async #showNews(
    ref: ContentRef,
    page: NewsArchivePage,
    listPage: number,
    { year, category, kind }: ListFilter,
  ): Promise<LoadPageOutcome> {
    const years = await this.#newsYears(ref);
    if (kind !== undefined || (year !== undefined && !years.includes(year))) return { outcome: "not-found" };
    const query = { year, category, page: listPage, pageSize: NEWS_PAGE_SIZE };
    const articles = await this.#content.listNews(ref, query);
    if (listPage > articles.pages) return { outcome: "not-found" };
    return { outcome: "page", page: { ...page, articles, filter: { year, category }, years } };
  }

  /** The years from the newest article back to the oldest, unless that one's date is a slip of the finger. */
  async #newsYears(ref: ContentRef): Promise<number[]> {
    const newest = await this.#content.listNews(ref, { page: 1, pageSize: 1 });
    const oldest = await this.#content.listNews(ref, { page: newest.pages, pageSize: 1 });
    const last = yearOf(newest.items[0]?.date);
    const first = yearOf(oldest.items[0]?.date);
    if (first === undefined || last === undefined) return [];
    return Array.from({ length: Math.min(last - first + 1, MAX_NEWS_YEARS) }, (_, index) => last - index);
  }
}

type Narrowed = Pick<SectionsPlace, "filter" | "listPage">;

/** Whether an address names a page as it is, narrowed to nothing. */
function isWhole({ filter: { year, category, kind } = {}, listPage = 1 }: Narrowed): boolean {
  return listPage === 1 && [year, category, kind].every((chosen) => chosen === undefined);
}

/**
 * Whether a section has the part of a list that an address names. There is no end of addresses that name years and pages
 * of lists that nobody has, and each would be rendered.
 */
function isThere({ filter: { year, category, kind } = {}, listPage = 1 }: Narrowed) {
  return (section: SectionView): boolean =>
    section.kind === "document-centre" &&
    category === undefined &&
    (year === undefined || section.years.includes(year)) &&
    (kind === undefined || section.kinds.includes(kind)) &&
    listPage === section.documents.page;
}

function hasCapitals(path: string): boolean {
  const decoded = decodeURIComponent(path);
  return decoded !== decoded.toLowerCase();
}
