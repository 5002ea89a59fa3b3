/**
 * Types of pages with a title, an introduction and sections, at `/uid`. They can have child pages. A capability declares those
 * that it adds here (by declaration merging), and registers them.
 */
export interface ComposedPageTypes {
  readonly page: unknown;
  readonly "investors-page": unknown;
  readonly "contact-page": unknown;
}

export type ComposedPageType = keyof ComposedPageTypes;

/** The types of pages of the specification, the most frequent first. */
export const COMPOSED_PAGE_TYPES = ["page", "investors-page", "contact-page"] as const;

/** Document types that are pages of the site, each with an address of its own (specification, section 2). */
export type PageType = "home" | "news-archive" | "news-article" | ComposedPageType;

/** Whether pages of a type have a title, an introduction and sections, at `/uid`. */
export function isComposed(type: PageType): type is ComposedPageType {
  return type !== "home" && type !== "news-archive" && type !== "news-article";
}

/** All types of pages. @param added - Those that capabilities add. */
export function pageTypesWith(added: readonly ComposedPageType[]): readonly PageType[] {
  return ["home", "news-archive", "news-article", ...COMPOSED_PAGE_TYPES, ...added];
}

/** The fields of a document that determine its address. */
export interface PageReference {
  readonly type: PageType;
  /** Absent only for the home page, of which there is one. */
  readonly uid?: string | undefined;
  /** Uid of the page that this one is a child of. */
  readonly parentUid?: string | undefined;
  /** Its language in addresses: `de`. Default: that of addresses without a language. */
  readonly language?: string | undefined;
}

/** The path of another language than the default: `/de`. */
const pathOf = (language: string): string => `/${language}`;

/**
 * A path of the site's own in a language: `/news` is `/de/news`, and `/` is `/de`.
 *
 * @param language - Default: that of addresses without a language.
 */
export function localPath(path: string, language: string | undefined): string {
  if (language === undefined) return path;
  return path === "/" ? pathOf(language) : pathOf(language) + path;
}

/** A path without its language; the inverse of {@link localPath}. `undefined` if it is one of another language. */
export function pathWithin(path: string, language: string | undefined): string | undefined {
  if (language === undefined) return path;
  const own = pathOf(language);
  if (path === own) return "/";
  return path.startsWith(`${own}/`) ? path.slice(own.length) : undefined;
}

/**
 * What the addresses of files of a page begin with: `/figures/results`, and `/de/figures/results` for `/de/results`.
 *
 * @param folder - Of all such files: `/figures`.
 */
export function fileBase(folder: string, pagePath: string, language: string | undefined): string {
  const within = pathWithin(pagePath, language) ?? pagePath;
  return localPath(within === "/" ? folder : folder + within, language);
}

/** Which of some languages a path is in; `undefined` for that of addresses without a language. */
export function languageAt(path: string, languages: readonly string[]): string | undefined {
  return languages.find((language) => pathWithin(path, language) !== undefined);
}

/**
 * Maximum length of a path that is requested, percent-encoded: with its origin, an address in a sitemap has less than 2,048
 * characters (sitemaps.org, `loc`). No longer one is answered, whatever it is.
 */
export const MAX_PATH_LENGTH = 2_000;

/** Maximum length of the address of a page: the paths of its files are longer (`/downloads/PAGE/NAME.zip`). */
const MAX_ADDRESS_LENGTH = 1_500;

/** First segments of paths that the site uses itself. */
const RESERVED_SEGMENTS: readonly string[] = [
  "api",
  "assets",
  "downloads",
  "figures",
  "healthz",
  "news",
  "privacy",
  "readyz",
  "sandbox",
  "search",
  "shell",
  "social",
];

/** Paths of files of the site's own, which no page can have: `/sitemap.xml`, `/news/rss.xml`, `/.well-known`. */
export const FILE_PATHS = /\/\.[^/]*$|\.[a-z]\w*$/i;

/** Whether the site itself uses a path that begins with a uid: a page with it could not be reached. */
export function isReserved(uid: string): boolean {
  return RESERVED_SEGMENTS.includes(uid) || isFileName(uid);
}

function isFileName(uid: string): boolean {
  return FILE_PATHS.test(`/${uid}`);
}

/**
 * The canonical address of a page: `/`, `/news`, `/news/{uid}`, `/{uid}` or `/{parent}/{uid}` (specification, section 2), in
 * another language than the default below that: `/de/{uid}`.
 *
 * Returns `undefined` for a page that cannot have one: without a uid, with malformed Unicode, its own parent, at an
 * address of the site's own (`/search`, `/sitemap.xml`), or at one that is too long to be requested.
 */
export function addressOf(page: PageReference): string | undefined {
  const path = spelt(page);
  const address = path === undefined ? undefined : localPath(path, page.language);
  return address !== undefined && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}

function spelt(page: PageReference): string | undefined {
  if (page.type === "home") return "/";
  if (page.type === "news-archive") return "/news";
  if (!page.uid || page.parentUid === page.uid) return undefined;
  // A lone surrogate cannot be encoded.
  if (!page.uid.isWellFormed() || page.parentUid?.isWellFormed() === false) return undefined;
  const own = encodeURIComponent(page.uid);
  if (isFileName(page.uid)) return undefined;
  if (page.type === "news-article") return `/news/${own}`;
  if (isReserved(firstSegmentOf(page) ?? "")) return undefined;
  if (page.type === "page" && page.parentUid) return `/${encodeURIComponent(page.parentUid)}/${own}`;
  return `/${own}`;
}

/** What the address of a page begins with, below its language: `news` of an article, the parent of a child page. */
export function firstSegmentOf({
  type,
  uid,
  parentUid,
}: Omit<PageReference, "language">): string | undefined {
  if (type === "news-article") return "news";
  return (type === "page" && parentUid) || uid;
}

/** The canonical address of a page with its parent; see {@link addressOf}. It reads no other field: some take time. */
export function addressOfPage({
  type,
  uid,
  parent,
  language,
}: PageCandidate & { readonly parent?: { readonly uid: string } | undefined }): string | undefined {
  return addressOf({ type, uid, parentUid: parent?.uid, language });
}

/** A document that may have an address: its type, its uid if the type has one, and its language. */
export type PageCandidate = Pick<PageReference, "type" | "uid" | "language">;

/**
 * The documents that may have a path, most likely first; the inverse of {@link addressOf}.
 *
 * A path contains only uids, so it may match several types, and the address of a page that is found may be another one.
 * Empty for a path that no page can have.
 *
 * @param types - The types that there are.
 * @param languages - Those of addresses that begin with them. Default: there is one language.
 */
export function candidatesAt(
  path: string,
  types: readonly PageType[],
  languages: readonly string[] = [],
): readonly PageCandidate[] {
  const language = languageAt(path, languages);
  const candidates = candidatesWithin(pathWithin(path, language) ?? path, types);
  return language === undefined ? candidates : candidates.map((candidate) => ({ ...candidate, language }));
}

function candidatesWithin(path: string, types: readonly PageType[]): readonly PageCandidate[] {
  const segments = segmentsOf(path);
  if (!segments) return [];
  const [first, second, third] = segments;
  if (third !== undefined) return [];
  if (first === undefined) return [{ type: "home" }];
  if (second !== undefined) {
    return first === "news" ? [{ type: "news-article", uid: second }] : [{ type: "page", uid: second }];
  }
  if (first === "news") return [{ type: "news-archive", uid: first }];
  return types.filter(isComposed).map((type) => ({ type, uid: first }));
}

function segmentsOf(path: string): string[] | undefined {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
