import { lists } from "#texts/lists.ts";
import { search as texts } from "#texts/search.ts";
import type { SearchResult } from "../../src/adapters/http/contract/search.ts";
import { fileFormat } from "../../src/domain/content/file-format.ts";
import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";
import { ContentLink } from "../content/content-link.tsx";
import { DateText } from "../content/date.tsx";
import { Heading } from "../content/heading.tsx";
import { label, stretched } from "../styles/layout.css.ts";
import * as styles from "./search-results.css.ts";

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
  const { type, url, page, date, time, data } = result;
  const isPdf = type === "pdf";
  const place = placeOf(result);
  return (
    <>
      <Heading level={level}>
        <ContentLink
          link={{ kind: isPdf ? "pdf" : "page", href: isPdf ? pdfHref(result, page) : url }}
          className={`${styles.title} ${stretched}`}
        >
          {data.title}
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
function placeOf({ type, url, within, kind, data }: SearchResult): string | undefined {
  if (type === "pdf") return (kind && lists.kinds[kind]) ?? texts.document(fileFormat(data.pdf?.url ?? url));
  return type === "news-article" ? texts.news : within;
}

/** An excerpt, with the matches highlighted. */
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
