/** Search in pages of the site, or in PDF documents. */
export type SearchScope = "page" | "pdf";

/** Results per page (specification, section 9). */
export const SEARCH_PAGE_SIZE = 5;

/** Maximum length of a query in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Whether a text is a valid query: neither blank nor too long. */
export function canBeSearched(text: string): boolean {
  return text.trim() !== "" && text.length <= MAX_SEARCH_LENGTH;
}

export interface SearchQuery {
  /** The visitor's input; may be any text. */
  readonly text: string;
  readonly scope: SearchScope;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Document types that a search over pages finds (specification, section 3, and news articles). */
export const SEARCHED_PAGE_TYPES = [
  "page",
  "news-article",
  "news-archive",
  "contact-page",
  "investors-page",
] as const;

/** What a search finds: a page of the site or a PDF document. */
interface SearchTarget {
  readonly id: string;
  readonly type: (typeof SEARCHED_PAGE_TYPES)[number] | "pdf";
  readonly uid: string;
  readonly title: string;
  readonly href: string;
  /** Uid of the parent page, for a child page. */
  readonly parentUid?: string | undefined;
}

/** A page or PDF document with all of its text. */
export interface SearchableDocument extends SearchTarget {
  readonly headings: readonly string[];
  /** All text below the title, including headings; one line per paragraph. */
  readonly text: string;
  /** Day of publication, `YYYY-MM-DD`, if any. */
  readonly date?: string | undefined;
}

/** A part of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is a match. */
  readonly hit: boolean;
}

export interface SearchHit extends SearchTarget {
  /** A part of its text around the matches; empty if it has no text. */
  readonly excerpt: readonly ExcerptPart[];
}

/** A document as a search hit with an excerpt. */
export function searchHit(
  { headings: _headings, text: _text, date: _date, ...target }: SearchableDocument,
  excerpt: readonly ExcerptPart[],
): SearchHit {
  return { ...target, excerpt };
}
