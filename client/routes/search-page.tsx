import { Link } from "react-router-dom";
import type { SearchAnswer, SearchResult } from "../../src/adapters/http/contract/search.ts";
import type { SearchScope } from "../../src/domain/search/search.ts";
import { SEARCH_PAGE_SIZE } from "../../src/domain/search/search.ts";
import { ContentLink } from "../content/content-link.tsx";
import { Paging } from "../content/paging.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { inner, label, stretched } from "../styles/layout.css.ts";
import { PageHead } from "./page-head.tsx";
import * as styles from "./search-page.css.ts";

const SCOPES: readonly { readonly scope: SearchScope; readonly name: string }[] = [
  { scope: "page", name: "Page" },
  { scope: "pdf", name: "PDF" },
];

interface SearchPageProps {
  /** What was searched; empty when nothing has been yet. */
  readonly text: string;
  readonly scope: SearchScope;
  /** From 1. */
  readonly page: number;
  /** Absent while loading, when nothing was searched, and when the search failed. */
  readonly answer: SearchAnswer | undefined;
  readonly loading: boolean;
}

/** Search over pages and PDF documents. */
export function SearchPage({ text, scope, page, answer, loading }: SearchPageProps) {
  const data = answer?.data;
  return (
    <>
      <PageHead title="Search" tone="dark">
        <div className={styles.form}>
          <SearchForm label="Search the site" text={text} scope={scope} focused />
        </div>
      </PageHead>
      <div className={`${inner} ${styles.body}`}>
        <nav className={styles.tabs} aria-label="What to search" data-loading={loading}>
          {SCOPES.map((tab) => (
            <Link
              key={tab.scope}
              to={searchHref({ text, scope: tab.scope })}
              className={styles.tab}
              aria-current={tab.scope === scope ? "page" : undefined}
            >
              {tab.name}
            </Link>
          ))}
        </nav>
        <div role="status" className={styles.status}>
          <Status text={text} page={page} answer={answer} loading={loading} />
        </div>
        {data && text.trim() !== "" && (
          <div className={styles.found} data-loading={loading}>
            <ol className={styles.results} start={(page - 1) * SEARCH_PAGE_SIZE + 1}>
              {data.results.map((result) => (
                <li key={result.id} className={styles.result}>
                  <Result result={result} />
                </li>
              ))}
            </ol>
            <Paging
              page={page}
              pages={Math.ceil(data.total_results_size / SEARCH_PAGE_SIZE)}
              label="Results"
              hrefOf={(number) => searchHref({ text, scope, page: number })}
            />
          </div>
        )}
      </div>
    </>
  );
}

function Status({ text, page, answer, loading }: Omit<SearchPageProps, "scope">) {
  if (loading) return <p>Loading...</p>;
  if (text.trim() === "") return <p>Search our pages, news and documents.</p>;
  if (!answer) return <p>The search is not answering just now. Please try again in a moment.</p>;
  const { total_results_size: total, results } = answer.data;
  const before = (page - 1) * SEARCH_PAGE_SIZE;
  return (
    <>
      <h2 className={styles.outcome}>{`${total > 0 ? "Results for" : "No results for"} '${text}'`}</h2>
      <p className={label}>
        {results.length > 0
          ? `Showing ${before + 1} - ${before + results.length} of ${total}`
          : `Showing 0 - 0 of ${total}`}
      </p>
    </>
  );
}

function Result({ result }: { readonly result: SearchResult }) {
  const isPdf = result.type === "pdf";
  const href = isPdf ? (result.data.pdf?.url ?? result.url) : result.url;
  return (
    <>
      <h3>
        <ContentLink link={{ kind: isPdf ? "pdf" : "page", href }} className={`${styles.title} ${stretched}`}>
          {result.data.title}
        </ContentLink>
      </h3>
      <p className={label}>{isPdf ? "PDF document" : result.url}</p>
    </>
  );
}

/** Address of a page of search results. */
function searchHref({ text, scope, page = 1 }: { text: string; scope: SearchScope; page?: number }): string {
  const query = new URLSearchParams({ s: text, t: scope });
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
