import { type Content, oncePerContent } from "../domain/content/content.ts";
import { dayAt } from "../domain/content/day.ts";
import { visibleFrom } from "../domain/content/item-opening.ts";
import type { ListFilter } from "../domain/content/list-filter.ts";
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
import { showNewsArchive } from "./show-news-archive.ts";
import { CORE_SECTIONS, hasContent, type SectionOptions, showSections } from "./show-sections.ts";

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
  /** What addresses of the default language would begin with if they did as the others: `en`. Default: it is the only language. */
  readonly mainLanguage?: string | undefined;
  /** Default: the site has none. */
  readonly capabilities?: readonly PageCapability[] | undefined;
  /** The addresses that sections of capabilities list. Default: none. */
  readonly addressesListedBy?: AddressesListed | undefined;
}

/** The outcome of loading a page. */
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
 * Loads the page at a path with everything that it shows. Editors may redirect an address without a page. If a page is
 * requested by another address than its own (without its parent, with a wrong parent, a trailing slash, other capital letters,
 * or with what mail programs, sentences and old sites add), the result is its own address.
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
    this.#listers = oncePerContent((content) => listersOf(content, addressesListedBy));
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
    if (page.type === "news-archive") return outcomeOf(showNewsArchive(content, page, listPage, filter));
    const options = { listPage, filter, asked, datesFeed: datesFeedOf(address) };
    return this.#show(content, page, options);
  }

  /**
   * Finds where to lead a visitor whose path is not the address of a page: to the editors' redirect, the page at its own
   * address, or the page that was there before. The content service is asked last, and only if nothing else is known.
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
    const spelt =
      otherSpelling(content, path) ??
      addressInLanguage(content, path) ??
      addressWithoutLanguage(content, path, this.#options.mainLanguage);
    if (spelt !== undefined) return { outcome: "moved", to: spelt };
    const former = page ? undefined : await this.#options.source.findFormer(content, path);
    if (former === "withdrawn") return { outcome: "withdrawn" };
    const moved = former && addressOfPage(former);
    return moved === undefined || moved === path ? { outcome: "not-found" } : { outcome: "moved", to: moved };
  }

  /** Finds the page that is meant by a path to which a mail program or a sentence has added something. */
  async #findPlain(content: Content, plain: string): Promise<LoadPageOutcome> {
    const language = languageAt(plain, languagesOf(content));
    // An encoded slash hid the language (`/de%2Fnews`). The redirect comes first, so that a 404 page is in that language.
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
    return outcomeOf(shown && { ...shown, changed: this.#lastChange(content, page) });
  }

  /**
   * What an article shows that is not its own: sections with other content, and documents in another language. It changes
   * whenever that does, and is much faster to get than {@link run}, which also shows the article's text.
   */
  addedTo(content: Content, article: NewsArticle): readonly unknown[] {
    const options = { datesFeed: datesFeedOf(addressOfPage(article) ?? "") };
    const sections = this.#sectionsOf(content, article, options, this.#options.now());
    const own = new Set<unknown>(article.sections);
    const related = isInSeveral(content) ? article.related.map((one) => content.documentInLanguage(one)) : [];
    // The kinds of its own sections tell which of them are left out.
    return [sections.map((section) => (own.has(section) ? section.kind : section)), related];
  }

  #sectionsOf(
    content: Content,
    page: Exclude<Page, NewsArchivePage>,
    { datesFeed, ...options }: ShownSections,
    now: number,
  ): readonly SectionView[] {
    const { timeZone } = this.#options;
    // The page for investors also shows the dates of all documents, as `ListDates` does.
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
      // Every address below the home page is that of another page.
      datesFeed: page.type === "home" ? undefined : datesFeed,
    });
    return views.filter((section) => hasContent(section.kind, section, rules));
  }
}

function outcomeOf(page: PageView | undefined): LoadPageOutcome {
  return page === undefined ? { outcome: "not-found" } : { outcome: "page", page };
}

/** Whether content is in several languages, so that a document may have a file in each. */
const isInSeveral = oncePerContent(({ inAll }) => inAll.length > 1);

/** The address of the only page whose address differs from the path only in case, composed characters or slashes. */
function otherSpelling(content: Content, path: string): string | undefined {
  const requested = normalisedPath(path);
  // Only for some paths: there is an unlimited number of unknown addresses, and comparing takes time.
  if (requested === undefined || !hasSpellings(path)) return undefined;
  // Its language may be written in capitals, too.
  const pages = content.inAll.flatMap((shown) => shown.listPages());
  const [found, another] = pages.filter(({ href }) => href !== path && normalisedPath(href) === requested);
  return another ? undefined : found?.href;
}

/** The languages that have addresses of their own: `de`, for `/de/…`. */
function languagesOf(content: Content): readonly string[] {
  return content.inAll.flatMap(({ language }) => language ?? []);
}

/** The address of the translation, if `/de/contact` is requested, and `/contact` is a page in the default language. */
function addressInLanguage(content: Content, path: string): string | undefined {
  if (content.language === undefined) return undefined;
  const original = content.in(undefined).pageAt(pathWithin(path, content.language) ?? "");
  return original && translatedAddress(content, original, content.language);
}

/** The address of a page that is asked for with the default language in its path, which others have in theirs. */
function addressWithoutLanguage(
  content: Content,
  path: string,
  mainLanguage: string | undefined,
): string | undefined {
  if (mainLanguage === undefined || content.language !== undefined) return undefined;
  const within = pathWithin(path.toLowerCase(), mainLanguage);
  const page = within === undefined ? undefined : content.pageAt(within);
  return page && addressOfPage(page);
}

/** Until when visitors do not see a page; a page waits for those above it. */
function hiddenUntil(
  content: Content,
  page: Page,
  given: Omit<Circumstances, "releaseTimes">,
): PageView["hiddenUntil"] {
  const { releaseTimes } = content;
  const circumstances = { ...given, releaseTimes };
  const moments = [page, ...parentsOf(content, page)].map((one) => {
    // A draft is judged as if it was published now.
    const published = one.changed ? one : { ...one, changed: new Date(given.now).toISOString() };
    return visibleFrom({ kind: "page", page: published }, circumstances);
  });
  const visible = Math.max(...moments);
  if (visible < Number.POSITIVE_INFINITY) return visible > given.now ? visible : undefined;
  const isReleased = releaseTimes.of(page.exchange?.reference) < visible;
  return isAwaited(page.exchange) && !isReleased ? "exchange" : "editor";
}

/** The pages above a page, the nearest first. Their number is limited, because drafts may be below each other. */
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

type ListOptions = Pick<SectionOptions, "filter" | "listPage">;

/** Whether the address has no filter and no page number. */
function isUnfiltered({ filter = {}, listPage = 1 }: ListOptions): boolean {
  return listPage === 1 && Object.values(filter).every((chosen) => chosen === undefined);
}

/** Applies the rule of a page's type; `undefined` for a type of a capability that the site does not have. */
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

/** Whether a section has a list for the filter and the page number of the address. Any other address is not found. */
function hasList({ filter = {}, listPage = 1 }: ListOptions, rules: Partial<AllSectionRules>) {
  return (section: SectionView): boolean => {
    const chosen: Readonly<Record<string, unknown>> = { ...filter };
    const shown: Readonly<Record<string, unknown>> = { ...shownBy(section.kind, section, filter, rules) };
    return shown.page === listPage && Object.keys(chosen).every((name) => chosen[name] === shown[name]);
  };
}

/** The filter and the page number that a section applies; no page number if it has no list. */
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
