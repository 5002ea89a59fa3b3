import { type Content, listOf } from "../domain/content/content.ts";
import { dayAt } from "../domain/content/day.ts";
import { visibleFrom } from "../domain/content/item-opening.ts";
import { type ListFilter, yearOf, yearsBetween } from "../domain/content/list-filter.ts";
import { NEWS_CATEGORIES } from "../domain/content/news.ts";
import { type Circumstances, isAwaited } from "../domain/content/opening.ts";
import type { NewsArchivePage, NewsArticle, Page, PageOf } from "../domain/content/page.ts";
import { type AddressesListed, type Listers, listersOf, placeOf } from "../domain/content/page-place.ts";
import type { PageView, PageViewOf } from "../domain/content/page-view.ts";
import type { Section, SectionView, SectionViewOf } from "../domain/content/section.ts";
import { translatedAddress, untranslatedAt } from "../domain/content/translations.ts";
import { addressOfPage, languageAt, MAX_PATH_LENGTH, pathWithin } from "../domain/links/address.ts";
import { plainPath } from "../domain/links/plain-path.ts";
import { normalisedPath, redirectFrom } from "../domain/links/redirects.ts";
import type { ContentSource } from "../ports/content-source.ts";
import { type LastChange, lastChanges } from "./last-change.ts";
import { withOfferedDates } from "./offered-dates.ts";
import {
  type AllPageRules,
  type AllSectionRules,
  type ComposedType,
  combined,
  type PageCapability,
  type PageRule,
  type SectionRules,
  type ShownParts,
  withSections,
} from "./page-capability.ts";
import { datesFeedOf } from "./show-event.ts";
import { CORE_SECTIONS, hasContent, type SectionOptions, showSections } from "./show-sections.ts";

/** Number of articles on a page of the news archive. */
export const NEWS_PAGE_SIZE = 12;

const MAX_PARENTS = 5;

export interface LoadPageInput extends Pick<SectionOptions, "listPage" | "filter" | "asked"> {
  /** Path of the page, percent-encoded as in the address bar: `/company/leadership`. */
  readonly path: string;
}

/** Options of the sections of a page, with the address of its dates. */
type ShownSections = Omit<SectionOptions, "now" | "rules"> & { readonly datesFeed: string };

interface LoadPageOptions {
  readonly source: Pick<ContentSource, "findFormer">;
  /** The time zone in which days begin; a name of the IANA database. */
  readonly timeZone: string;
  /** Whether the company is listed, so that an exchange has to release first what it discloses. Default: it is. */
  readonly isListed?: boolean | undefined;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  /** Default: the site has none. */
  readonly capabilities?: readonly PageCapability[] | undefined;
  /** The addresses that sections of capabilities list. Default: none. */
  readonly addressesListedBy?: AddressesListed | undefined;
}

export type LoadPageOutcome =
  | {
      readonly outcome: "page";
      readonly page: PageView;
      /** Set for a page of the default language that stands in for its translation. */
      readonly isUntranslated?: true;
    }
  | { readonly outcome: "moved"; readonly to: string }
  /** The page that was there is not published any more. */
  | { readonly outcome: "withdrawn" }
  | { readonly outcome: "not-found" };

/**
 * Loads the page at a path of some content with everything it shows. An address without a page may be redirected by editors.
 * If a page is requested by another address than its own (without its parent, with a wrong parent, a trailing slash, other
 * capital letters, or what mail programs, sentences and old sites add), the result is its own address.
 */
export class LoadPage {
  readonly #options: LoadPageOptions;
  readonly #capabilities: Required<PageCapability>;
  readonly #rules: Partial<AllSectionRules>;
  readonly #pageRules: Partial<AllPageRules>;
  readonly #listers: (content: Content) => Listers;
  readonly #lastChange: LastChange;

  constructor(options: LoadPageOptions) {
    this.#options = options;
    this.#capabilities = combined(options.capabilities ?? []);
    this.#rules = { ...CORE_SECTIONS, ...this.#capabilities.sections };
    this.#pageRules = { ...CORE_PAGES, ...this.#capabilities.pages };
    this.#lastChange = lastChanges(options.capabilities ?? []).ofFacts;
    const { addressesListedBy = () => [] } = options;
    this.#listers = listOf((content) => listersOf(content, addressesListedBy));
  }

  async run(content: Content, input: LoadPageInput): Promise<LoadPageOutcome> {
    const { path } = input;
    if (path.length > MAX_PATH_LENGTH) return { outcome: "not-found" };
    const own = content.pageAt(path);
    const untranslated = own ? undefined : untranslatedAt(content, path);
    if (untranslated) {
      const original = await this.run(content.in(undefined), { ...input, path: untranslated });
      return original.outcome === "page" ? { ...original, isUntranslated: true } : original;
    }
    return this.#runAt(content, input, own);
  }

  async #runAt(
    content: Content,
    { path, listPage = 1, filter = {}, asked }: LoadPageInput,
    page: Page | undefined,
  ): Promise<LoadPageOutcome> {
    const address = page && addressOfPage(page);
    if (page === undefined || address !== path) return this.#findElsewhere(content, path, page);
    if (page.type === "news-archive") return showNews(content, page, listPage, filter);
    const options = { listPage, filter, asked, datesFeed: datesFeedOf(address) };
    return this.#show(content, page, options);
  }

  /**
   * Finds what is there instead of a page at its own address: the editors' redirect, the page at another address, the page
   * that was there before. The content service is asked last, and only if nothing else is known.
   */
  async #findElsewhere(
    content: Content,
    path: string,
    page: Page | undefined,
    plain = plainPath(path),
  ): Promise<LoadPageOutcome> {
    const { redirects = [] } = content.siteOptions;
    const to = redirectFrom(redirects, path) ?? (page && addressOfPage(page));
    if (to !== undefined && to !== path) return { outcome: "moved", to };
    if (plain !== path) return this.#findPlain(content, plain);
    const spelt = otherSpelling(content, path) ?? addressInLanguage(content, path);
    if (spelt !== undefined) return { outcome: "moved", to: spelt };
    const former = page ? undefined : await this.#options.source.findFormer(content, path);
    if (former === "withdrawn") return { outcome: "withdrawn" };
    const moved = former && addressOfPage(former);
    return moved === undefined || moved === path ? { outcome: "not-found" } : { outcome: "moved", to: moved };
  }

  /** Finds the page that is meant by a path that was changed on its way. */
  async #findPlain(content: Content, plain: string): Promise<LoadPageOutcome> {
    const language = languageAt(plain, languagesOf(content));
    // A slash that was encoded hid its language (`/de%2Fnews`), in which even a missing page is said to be missing.
    if (language !== content.language) return { outcome: "moved", to: plain };
    const page = content.pageAt(plain);
    return page && addressOfPage(page) === plain
      ? { outcome: "moved", to: plain }
      : this.#findElsewhere(content, plain, page, plain);
  }

  #show(
    content: Content,
    page: Exclude<Page, NewsArchivePage>,
    { datesFeed, ...options }: ShownSections,
  ): LoadPageOutcome {
    const { timeZone, isListed } = this.#options;
    const now = this.#options.now();
    const sections = this.#sectionsOf(content, page, { ...options, datesFeed }, now);
    const rules = this.#rules;
    if (!sections.some(hasList(options, rules)) && !isUnfiltered(options)) return { outcome: "not-found" };
    const parts = {
      content,
      sections,
      hiddenUntil: hiddenUntil(content, page, { now, timeZone, isListed }),
      above: placeOf(content, page, this.#listers(content)),
      now,
      feed: datesFeed,
    };
    const shown = showPage(page.type, page, parts, this.#pageRules);
    // Of a type of a capability that the site does not have.
    if (shown === undefined) return { outcome: "not-found" };
    return { outcome: "page", page: { ...shown, changed: this.#lastChange(content, page) } };
  }

  /**
   * What an article shows that is not its own: the parts that show other content, and documents in another language. Without what
   * takes most of the time of {@link run}, its text.
   */
  addedTo(content: Content, article: NewsArticle): readonly unknown[] {
    const options = { datesFeed: datesFeedOf(addressOfPage(article) ?? "") };
    const sections = this.#sectionsOf(content, article, options, this.#options.now());
    const own = new Set<unknown>(article.sections);
    const related = isInSeveral(content) ? article.related.map((one) => content.documentInLanguage(one)) : [];
    // Also which of its own are left out.
    return [sections.map((section) => (own.has(section) ? section.kind : section)), related];
  }

  #sectionsOf(
    content: Content,
    page: Exclude<Page, NewsArchivePage>,
    { datesFeed, ...options }: ShownSections,
    now: number,
  ): readonly SectionView[] {
    const { timeZone } = this.#options;
    // It has the dates of all documents, too; as `ListDates`.
    const isForInvestors = page.type === "investors-page";
    const since = dayAt(now, timeZone);
    const offered = this.#capabilities.dates(content, { now, since });
    const composed = isForInvestors ? withOfferedDates(page.sections, offered) : page.sections;
    const rules = this.#rules;
    const views = showSections(content, composed, {
      ...options,
      page,
      now,
      timeZone,
      rules,
      offeredDates: offered,
      // There is one home page, and no address below it that is no other page's.
      datesFeed: page.type === "home" ? undefined : datesFeed,
    });
    return views.filter((section) => hasContent(section.kind, section, rules));
  }
}

/** Whether content is in several languages, so that documents have files in each. */
const isInSeveral = listOf(({ inAll }) => inAll.length > 1);

/** The address of the only page whose address differs from the path in case, composed characters or slashes alone. */
function otherSpelling(content: Content, path: string): string | undefined {
  const requested = normalisedPath(path);
  // Only for some paths: there is an unlimited number of unknown addresses, and comparing takes time.
  if (requested === undefined || !hasSpellings(path)) return undefined;
  // Its language may be written in capitals, too.
  const pages = content.inAll.flatMap((shown) => shown.listPages());
  const [found, another] = pages.filter(({ href }) => href !== path && normalisedPath(href) === requested);
  return another ? undefined : found?.href;
}

/** The languages of addresses that begin with one. */
function languagesOf(content: Content): readonly string[] {
  return content.inAll.flatMap(({ language }) => language ?? []);
}

/** In another language than the default, the address of the page that has this path in the default: `/de/contact`. */
function addressInLanguage(content: Content, path: string): string | undefined {
  if (content.language === undefined) return undefined;
  const original = content.in(undefined).pageAt(pathWithin(path, content.language) ?? "");
  return original && translatedAddress(content, original, content.language);
}

/** Until when visitors do not see a page; it waits with its parents. */
function hiddenUntil(
  content: Content,
  page: Page,
  given: Omit<Circumstances, "releaseTimes">,
): PageView["hiddenUntil"] {
  const { releaseTimes } = content;
  const circumstances = { ...given, releaseTimes };
  const moments = [page, ...parentsOf(content, page)].map((one) => {
    // What is not published yet would be published now.
    const published = one.changed ? one : { ...one, changed: new Date(given.now).toISOString() };
    return visibleFrom({ kind: "page", page: published }, circumstances);
  });
  const visible = Math.max(...moments);
  if (visible < Number.POSITIVE_INFINITY) return visible > given.now ? visible : undefined;
  const isReleased = releaseTimes.of(page.exchange?.reference) < visible;
  return isAwaited(page.exchange) && !isReleased ? "exchange" : "editor";
}

/** The pages above a page, as far as they go without a circle. */
function parentsOf(content: Content, page: Page): readonly Page[] {
  const parents: Page[] = [];
  for (let below: Page | undefined = page; below?.type === "page" && below.parent; ) {
    const parent = content.pageAt(below.parent.href);
    if (parent === undefined || parents.length === MAX_PARENTS) break;
    parents.push(parent);
    below = parent;
  }
  return parents;
}

function showNews(
  content: Content,
  page: NewsArchivePage,
  listPage: number,
  { year, category, ...others }: ListFilter,
): LoadPageOutcome {
  const years = newsYears(content);
  const isOfOthers = Object.values(others).some((value) => value !== undefined);
  if (isOfOthers || (year !== undefined && !years.includes(year))) return { outcome: "not-found" };
  const articles = content.listNews({ year, category, page: listPage, pageSize: NEWS_PAGE_SIZE });
  if (listPage > articles.pages) return { outcome: "not-found" };
  const choices = newsChoices(content);
  const offered = {
    years: years.filter((known) =>
      choices.some((one) => one.year === known && (category ?? one.category) === one.category),
    ),
    categories: NEWS_CATEGORIES.filter((known) =>
      choices.some((one) => one.category === known && (year ?? one.year) === one.year),
    ),
  };
  return { outcome: "page", page: { ...page, articles, filter: { year, category }, ...offered } };
}

/** The years and categories of articles, in each combination that there is. */
const newsChoices = listOf((content) => {
  const choices = content
    .pagesOf("news-article")
    .map(({ date, category }) => ({ year: yearOf(date), category }));
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
});

/** All years from the newest to the oldest article. */
function newsYears(content: Content): number[] {
  const newest = content.listNews({ page: 1, pageSize: 1 });
  const oldest = content.listNews({ page: newest.pages, pageSize: 1 });
  return yearsBetween(newest.items[0]?.date, oldest.items[0]?.date);
}

type ListOptions = Pick<SectionOptions, "filter" | "listPage">;

/** Whether the address has no filter and no page number. */
function isUnfiltered({ filter = {}, listPage = 1 }: ListOptions): boolean {
  return listPage === 1 && Object.values(filter).every((chosen) => chosen === undefined);
}

function showPage<Type extends ComposedType>(
  type: Type,
  page: PageOf<Type>,
  parts: ShownParts,
  rules: Partial<AllPageRules>,
): PageViewOf<Type> | undefined {
  const rule: PageRule<Type> | undefined = rules[type];
  return rule?.(page, parts);
}

/** The rules of the core's own types. */
const CORE_PAGES = {
  home: withSections,
  "news-article": (page, parts) => ({
    ...withSections(page, parts),
    related: page.related.map((one) => parts.content.documentInLanguage(one)),
  }),
  page: withSections,
  "investors-page": withSections,
  "contact-page": withSections,
} satisfies Partial<AllPageRules>;

/** Whether a section has the filtered list and page of the address. Otherwise any number of addresses would be rendered. */
function hasList({ filter = {}, listPage = 1 }: ListOptions, rules: Partial<AllSectionRules>) {
  return (section: SectionView): boolean => {
    const chosen: Readonly<Record<string, unknown>> = { ...filter };
    const shown: Readonly<Record<string, unknown>> = { ...shownBy(section.kind, section, filter, rules) };
    return shown.page === listPage && Object.keys(chosen).every((name) => chosen[name] === shown[name]);
  };
}

/** What a section shows of the filter of an address, and the page of its list; no page if it has none. */
function shownBy<Kind extends Section["kind"]>(
  kind: Kind,
  section: SectionViewOf<Kind>,
  filter: ListFilter,
  rules: Partial<AllSectionRules>,
): ListFilter & { readonly page?: number } {
  const rule: SectionRules<Kind> | undefined = rules[kind];
  return rule?.filterOf?.(section, filter) ?? {};
}

/** Whether a path has capitals, or characters that can be composed or not. */
function hasSpellings(path: string): boolean {
  const decoded = decodeURIComponent(path);
  return decoded !== decoded.toLowerCase() || decoded !== decoded.normalize("NFD");
}
