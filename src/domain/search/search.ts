/** What is searched: pages of the site, or PDF documents. */
export type SearchScope = "page" | "pdf";

/** Results that a page of a search shows (specification, section 9). */
export const SEARCH_PAGE_SIZE = 5;

/** Characters that the text of a search may have: a long sentence. */
export const MAX_SEARCH_LENGTH = 200;

/** Whether there is something to search in a text: it is not blank, nor longer than a search may be. */
export function canBeSearched(text: string): boolean {
  return text.trim() !== "" && text.length <= MAX_SEARCH_LENGTH;
}

export interface SearchQuery {
  /** What the visitor typed; any text at all. */
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
  /** Everything below the title in its order, headings too; a line a paragraph. */
  readonly text: string;
  /** Day of publication, `YYYY-MM-DD`, of what has one. */
  readonly date?: string | undefined;
}

/** A stretch of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is a word that was searched for. */
  readonly hit: boolean;
}

export interface SearchHit extends SearchTarget {
  /** Some of its text, around the words that were searched for; empty where there is no text. */
  readonly excerpt: readonly ExcerptPart[];
}

/** What was found in a document, with the stretch of its text in which it was found. */
export function searchHit(
  { headings: _headings, text: _text, date: _date, ...target }: SearchableDocument,
  excerpt: readonly ExcerptPart[],
): SearchHit {
  return { ...target, excerpt };
}
