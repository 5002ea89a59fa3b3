import type { Listing, PageRequest } from "../content/listing.ts";
import { NEWS_CATEGORIES } from "../content/news.ts";
import { PDF_CATEGORIES } from "../content/pdf-document.ts";
import type { ReportingPeriod } from "../content/reporting-period.ts";
import type { Translatable } from "../content/translatable.ts";
import type { PageType } from "../links/address.ts";
import type { ShownText } from "./shown-text.ts";

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

/** A search of a visitor: text, scope, filters and page of the results. */
export interface SearchQuery extends PageRequest {
  /** The visitor's input; may be any text. */
  readonly text: string;
  readonly scope: SearchScope;
  /** Filter by the year of publication. Default: all results, also those without a date. */
  readonly year?: number | undefined;
  /** Filter by kind. Default: all results, also those without a kind. */
  readonly kind?: SearchKind | undefined;
}

/** Kinds of results: categories of documents and of news, as editors choose them. */
export const SEARCH_KINDS = [...new Set([...PDF_CATEGORIES, ...NEWS_CATEGORIES])];

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A search result: a page of the site or a PDF document. */
interface SearchTarget extends Translatable<"title"> {
  readonly id: string;
  readonly type: PageType | "pdf";
  readonly uid: string;
  readonly title: string;
  readonly href: string;
  /** Uid of the parent page, for a child page. */
  readonly parentUid?: string | undefined;
  /** Title of the page above it: the parent of a child page, the page with the date of a calendar. */
  readonly within?: string | undefined;
  readonly kind?: SearchKind | undefined;
  /** Day of publication, or of the date of a calendar, `YYYY-MM-DD`, if there is one. */
  readonly date?: string | undefined;
  /** Time of its release, ISO 8601 in UTC, if it is known. */
  readonly released?: string | undefined;
}

/** A page, a date that it shows, a PDF document or an announcement, with all of its text. */
export interface SearchableDocument extends SearchTarget, Omit<ShownText, "ids"> {
  readonly scope: SearchScope;
  /** When the date of a calendar, or the event that a page is about, is over, in milliseconds of Unix time. */
  readonly ends?: number | undefined;
  /** Whether it is a date that a page shows. The page is found by itself. */
  readonly isDate?: true | undefined;
  /** Names what it is about. Hits of one thing stand together, of dates only one is a hit. Default: nothing else is about it. */
  readonly thing?: string | undefined;
  /** What search engines show of it, which an editor has written for people who search. */
  readonly summary?: string | undefined;
  /** The reporting period of a page, if an editor has stated it. */
  readonly period?: ReportingPeriod | undefined;
  /** The file of a PDF document, with its size in bytes if known. */
  readonly file?: { readonly href: string; readonly bytes?: number | undefined } | undefined;
}

/** A piece of an excerpt, which is a match or the text between matches. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is a match. */
  readonly hit: boolean;
}

/** A result of a search. */
export interface SearchHit extends SearchTarget {
  /** A part of its text around the matches; empty if it has no text. */
  readonly excerpt: readonly ExcerptPart[];
  /** Page number of the excerpt in a PDF document, from 1; absent if the excerpt is not from the file. */
  readonly page?: number | undefined;
  /** The first pages of a PDF document that contain the words; absent if the title matches. */
  readonly pages?: readonly number[] | undefined;
}

/** A page of results, with the values of each filter that have results with the other filter as it is. */
export interface SearchListing extends Listing<SearchHit> {
  /** Years of the results of the chosen kind, newest first. */
  readonly years: readonly number[];
  /** Kinds of the results of the chosen year. */
  readonly kinds: readonly SearchKind[];
  /** Results of the text in each scope, without filters; absent if the content service searched, which counts one scope. */
  readonly totals?: Readonly<Record<SearchScope, number>> | undefined;
  /** The text that was searched, if words of the visitor's text occur nowhere and were taken for typing errors. */
  readonly correctedText?: string | undefined;
  /** Whether the text of documents is still being read, so that there may be more results soon. Default: no. */
  readonly isIncomplete?: boolean | undefined;
}

/** A document as a search hit with an excerpt. */
export function searchHit(document: SearchableDocument, excerpt: readonly ExcerptPart[]): SearchHit {
  const { headings: _headings, labels: _labels, text: _text, listed: _listed, ...short } = document;
  const {
    scope: _scope,
    ends: _ends,
    isDate: _isDate,
    thing: _thing,
    file: _file,
    summary: _summary,
    ...target
  } = short;
  return { ...target, excerpt };
}
