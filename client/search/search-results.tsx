import type { SearchResult } from "../../src/adapters/http/contract/search.ts";
import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";
import { ContentLink } from "../content/content-link.tsx";
import { Heading } from "../content/heading.tsx";
import { label, stretched } from "../styles/layout.css.ts";
import { Excerpt } from "./excerpt.tsx";
import * as styles from "./search-results.css.ts";

interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  /** Number of the first result. Default 1. */
  readonly start?: number;
  readonly level: HeadingLevel;
  /** Whether to show excerpts. Default: `false`. */
  readonly excerpts?: boolean;
}

/** Results of a search. The whole entry is a link, except its text, which can be selected. */
export function SearchResults({ results, start = 1, level, excerpts = false }: SearchResultsProps) {
  return (
    <ol start={start}>
      {results.map((result) => (
        <li key={result.id} className={styles.result}>
          <Result result={result} level={level} />
          {excerpts && <Excerpt parts={result.excerpt} />}
        </li>
      ))}
    </ol>
  );
}

function Result({ result, level }: { readonly result: SearchResult; readonly level: HeadingLevel }) {
  const isPdf = result.type === "pdf";
  const href = isPdf ? (result.data.pdf?.url ?? result.url) : result.url;
  return (
    <>
      <Heading level={level}>
        <ContentLink link={{ kind: isPdf ? "pdf" : "page", href }} className={`${styles.title} ${stretched}`}>
          {result.data.title}
        </ContentLink>
      </Heading>
      <p className={styles.words}>
        <small className={label}>{isPdf ? "PDF document" : result.url}</small>
      </p>
    </>
  );
}
