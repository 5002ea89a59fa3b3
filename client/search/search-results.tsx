import type { BrowserLocale } from "../../brand/locale.ts";
import type { SearchResponse, SearchResult } from "../../src/adapters/http/contract/search.ts";
import { fileFormat } from "../../src/domain/content/file-format.ts";
import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";
import {
  MAX_SEARCH_LENGTH,
  SEARCH_PAGE_SIZE,
  type SearchQuery,
  type SearchScope,
} from "../../src/domain/search/search.ts";
import { linkVariants } from "../content/action-link.css.ts";
import { ContentLink } from "../content/content-link.tsx";
import { DateText } from "../content/date.tsx";
import { ArrowIcon } from "../content/icons.tsx";
import { useLocale, useTexts } from "../content/locale.ts";
import { useOwnPages } from "../content/own-pages.ts";
import { Heading } from "../content/rich-text.tsx";
import { label, stretched, visuallyHidden } from "../styles/layout.css.ts";
import { OtherLanguages } from "./other-languages.tsx";
import { SEARCH_SCOPES } from "./search-address.ts";
import * as styles from "./search-results.css.ts";
import { useSearchHref } from "./use-search-href.ts";

interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  /** Number of the first result. Default 1. */
  readonly start?: number;
  readonly level: HeadingLevel;
  /** Whether to show excerpts, not only pages of documents. Default: `false`. */
  readonly excerpts?: boolean;
}

/** Results of a search. The whole entry is a link, except its text, which can be selected. */
export function SearchResults({ results, start = 1, level, excerpts = false }: SearchResultsProps) {
  // Screen readers announce an empty list.
  if (results.length === 0) return null;
  return (
    <ol start={start}>
      {results.map((result) => (
        // Replaced if it changes, since a translated page has other texts than those that React would change.
        <li key={JSON.stringify(result)} className={styles.result}>
          <Result result={result} level={level} />
          {(excerpts || result.page !== undefined) && <Excerpt result={result} />}
          <OtherPages result={result} />
        </li>
      ))}
    </ol>
  );
}

interface ResultProps {
  readonly result: SearchResult;
}

function Result({ result, level }: ResultProps & { readonly level: HeadingLevel }) {
  const locale = useLocale();
  const { search: texts } = locale.texts;
  const { type, url, page, date, time, data } = result;
  const isPdf = type === "pdf";
  const place = placeOf(result, locale);
  return (
    <>
      <Heading level={level}>
        <ContentLink
          link={{ kind: isPdf ? "pdf" : "page", href: isPdf ? pdfHref(result, page) : url }}
          className={`${styles.title} ${stretched}`}
        >
          {data.title_language === undefined ? (
            data.title
          ) : (
            <span lang={data.title_language}>{data.title}</span>
          )}
        </ContentLink>
      </Heading>
      {(place ?? date) !== undefined && (
        <p className={styles.text}>
          <small className={label}>
            {place}
            {place !== undefined && date !== undefined && ", "}
            {date !== undefined && <DateText date={date} time={time} />}
            {page !== undefined && `, ${texts.onPage(page)}`}
          </small>
        </p>
      )}
    </>
  );
}

/** Where a result belongs: the kind of a document, the page above; nowhere for a page of the first level. */
function placeOf({ type, url, within, kind, data }: SearchResult, locale: BrowserLocale): string | undefined {
  const { lists, search: texts } = locale.texts;
  if (type === "pdf") return (kind && lists.kinds[kind]) ?? texts.document(fileFormat(data.pdf?.url ?? url));
  return type === "news-article" ? texts.news : within;
}

function Excerpt({ result: { excerpt } }: ResultProps) {
  if (excerpt.length === 0) return null;
  return (
    <p className={styles.excerpt}>
      {excerpt.map(({ text, hit }, index) =>
        hit ? (
          <mark key={index} className={styles.hit}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** The other pages of a document on which the words stand. */
function OtherPages({ result }: ResultProps) {
  const { search: texts } = useTexts();
  const others = result.pages?.filter((page) => page !== result.page) ?? [];
  if (others.length === 0) return null;
  return (
    <p className={styles.text}>
      <small className={label}>
        {texts.alsoOn}
        {others.map((page, index) => (
          <span key={page}>
            {index === 0 ? " " : ", "}
            <ContentLink link={{ kind: "pdf", href: pdfHref(result, page) }}>
              {texts.onPage(page)}
            </ContentLink>
          </span>
        ))}
      </small>
    </p>
  );
}

/** A browser opens a PDF at the page that the fragment names. */
function pdfHref({ url, data }: SearchResult, page: number | undefined): string {
  const href = data.pdf?.url ?? url;
  return page === undefined ? href : `${href}#page=${page}`;
}

interface SearchStatusProps {
  /** The text that was searched; empty before the first search. */
  readonly text: string;
  readonly scope: SearchScope;
  /** From 1. */
  readonly page?: number;
  /** Absent while loading, when nothing was searched, and when the search failed. */
  readonly response: SearchResponse | undefined;
  readonly loading: boolean;
  /** The filter of the results. Default: none. */
  readonly filter?: Pick<SearchQuery, "year" | "kind">;
  readonly level: 2 | 3;
}

/** The outcome of a search, as a live region. */
export function SearchStatus(props: SearchStatusProps) {
  return (
    <div role="status" className={styles.status}>
      <StatusText {...props} />
    </div>
  );
}

function StatusText({ text, scope, page = 1, response, loading, filter = {}, level }: SearchStatusProps) {
  const locale = useLocale();
  const { search: texts, shell, lists } = locale.texts;
  const searchHref = useSearchHref();
  if (loading) return <p>{texts.loading}</p>;
  if (text.trim() === "") return <p>{texts.hint}</p>;
  if (text.length > MAX_SEARCH_LENGTH) return <p>{texts.tooLong(MAX_SEARCH_LENGTH)}</p>;
  // The server does not know. A browser may be wrong about it, but the request has failed.
  if (!response) return <p>{navigator.onLine === false ? shell.offline : texts.notReady}</p>;
  const kind = filter.kind && lists.kinds[filter.kind];
  const chosen = [texts.scope[scope], filter.year, kind].filter(Boolean).join(", ");
  const { total_results_size: total, results, corrected_query: corrected, is_incomplete } = response.data;
  return (
    <>
      <Heading level={level} className={styles.heading}>
        {headingOf(text, corrected, total, locale)}
      </Heading>
      {total > 0 && corrected !== undefined && (
        <p>
          {texts.notFound(text)}{" "}
          <a href={searchHref({ text: asTyped(text), scope })} className={linkVariants.text}>
            {texts.asTyped(text)}
          </a>
        </p>
      )}
      <p>{showing(page, results.length, total, locale)}</p>
      {/* Heard when the tab or a filter changes and the numbers do not. */}
      <p className={visuallyHidden}>{chosen}</p>
      {is_incomplete && <p>{texts.incomplete}</p>}
    </>
  );
}

/** Words in quotes are searched as they are. */
function asTyped(text: string): string {
  const quoted = text.replace(/"[^"]*"|[^\s"]+/g, (part) => (part.startsWith('"') ? part : `"${part}"`));
  return quoted.length > MAX_SEARCH_LENGTH ? text : quoted;
}

function headingOf(
  text: string,
  corrected: string | undefined,
  total: number,
  locale: BrowserLocale,
): string {
  const { search: texts } = locale.texts;
  if (total === 0) return texts.noResultsFor(text);
  return corrected === undefined ? texts.resultsFor(text) : texts.correctedTo(corrected);
}

function showing(page: number, count: number, total: number, locale: BrowserLocale): string {
  const { search: texts } = locale.texts;
  if (total === 0) return texts.showing(0, 0, 0);
  if (count === 0) return texts.noSuchPage(page);
  const before = (page - 1) * SEARCH_PAGE_SIZE;
  return texts.showing(before + 1, before + count, total);
}

interface NoResultsProps {
  /** What was searched in vain. */
  readonly search: Pick<SearchQuery, "text" | "scope" | "year" | "kind">;
  readonly response: SearchResponse;
}

/** What to do after a search in vain: look where there are results, ask, or search in another way. */
export function NoResults({ search: { text, scope }, response }: NoResultsProps) {
  const { search: texts } = useTexts();
  const searchHref = useSearchHref();
  const { contact } = useOwnPages();
  // The own scope, which only has results if they were filtered, and then the others.
  const scopes = [...new Set([scope, ...SEARCH_SCOPES])].filter((other) => response.data.totals?.[other]);
  return (
    <>
      <p className={styles.none}>{texts.noResults}</p>
      <ul className={styles.suggestions}>
        {scopes.map((other) => (
          <li key={other}>
            <a href={searchHref({ text, scope: other })} className={linkVariants.text}>
              <span>{texts.instead[other === scope ? "unfiltered" : other]}</span> <ArrowIcon />
            </a>
          </li>
        ))}
        {contact !== undefined && (
          <li>
            <a href={contact} className={linkVariants.text}>
              {texts.instead.contact} <ArrowIcon />
            </a>
          </li>
        )}
        <OtherLanguages search={{ text, scope }} />
      </ul>
      <p className={styles.tips}>{texts.tips}</p>
    </>
  );
}
