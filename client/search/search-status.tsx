import { search as texts } from "#texts/search.ts";
import { shell } from "#texts/shell.ts";
import type { SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { MAX_SEARCH_LENGTH, SEARCH_PAGE_SIZE } from "../../src/domain/search/search.ts";
import { Heading } from "../content/heading.tsx";
import * as styles from "./search-results.css.ts";

interface SearchStatusProps {
  /** What was searched; empty when nothing has been yet. */
  readonly text: string;
  /** From 1. */
  readonly page?: number;
  /** Absent while loading, when nothing was searched, and when the search failed. */
  readonly response: SearchResponse | undefined;
  readonly loading: boolean;
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

function StatusText({ text, page = 1, response, loading, level }: SearchStatusProps) {
  if (loading) return <p>{texts.loading}</p>;
  if (text.trim() === "") return <p>{texts.hint}</p>;
  if (text.length > MAX_SEARCH_LENGTH) return <p>{texts.tooLong(MAX_SEARCH_LENGTH)}</p>;
  // The server does not know. A browser may be wrong about it, but the request has failed.
  if (!response) return <p>{navigator.onLine === false ? shell.offline : texts.notReady}</p>;
  const { total_results_size: total, results, corrected_query: corrected, is_incomplete } = response.data;
  return (
    <>
      <Heading level={level} className={styles.heading}>
        {headingOf(text, corrected, total)}
      </Heading>
      {total > 0 && corrected !== undefined && <p>{texts.notFound(text)}</p>}
      <p>{showing(page, results.length, total)}</p>
      {is_incomplete && <p>{texts.incomplete}</p>}
    </>
  );
}

function headingOf(text: string, corrected: string | undefined, total: number): string {
  if (total === 0) return texts.noResultsFor(text);
  return corrected === undefined ? texts.resultsFor(text) : texts.correctedTo(corrected);
}

function showing(page: number, count: number, total: number): string {
  if (total === 0) return texts.showing(0, 0, 0);
  if (count === 0) return texts.noSuchPage(page);
  const before = (page - 1) * SEARCH_PAGE_SIZE;
  return texts.showing(before + 1, before + count, total);
}
