import type { SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { SEARCH_PAGE_SIZE, type SearchScope } from "../../src/domain/search/search.ts";
import { Paging } from "../content/paging.tsx";
import { PageHead } from "../routes/page-head.tsx";
import { grid, inner } from "../styles/layout.css.ts";
import { SEARCH_SCOPES, searchHref } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import * as styles from "./search-page.css.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchStatus } from "./search-status.tsx";
import { strip, tab } from "./search-tabs.css.ts";

interface SearchPageProps {
  /** What was searched; empty when nothing has been yet. */
  readonly text: string;
  readonly scope: SearchScope;
  /** From 1. */
  readonly page: number;
  /** Absent while loading, when nothing was searched, and when the search failed. */
  readonly answer: SearchResponse | undefined;
  readonly loading: boolean;
  readonly onSearch: (text: string) => void;
}

/** Search over pages and PDF documents. */
export function SearchPage({ text, scope, page, answer, loading, onSearch }: SearchPageProps) {
  return (
    <>
      <PageHead title="Search" tone="dark">
        <div className={styles.form}>
          <SearchForm
            id="search-on-page"
            label="Search the site"
            text={text}
            scope={scope}
            focused
            onSearch={onSearch}
          />
        </div>
      </PageHead>
      <div className={`${inner} ${styles.body}`}>
        <nav className={strip} aria-label="What to search" data-loading={loading}>
          {SEARCH_SCOPES.map(({ scope: own, name }) => (
            <a
              key={own}
              href={searchHref({ text, scope: own })}
              className={tab}
              aria-current={own === scope ? "page" : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <div className={grid}>
          <div className={styles.status}>
            <SearchStatus
              text={text}
              page={page}
              answer={answer}
              loading={loading}
              level={2}
              hint="Search our pages, news and documents."
            />
          </div>
          {answer && (
            <div className={styles.results} data-loading={loading}>
              <SearchResults
                results={answer.data.results}
                start={(page - 1) * SEARCH_PAGE_SIZE + 1}
                level={3}
                excerpts
              />
              <Paging
                page={page}
                pages={Math.ceil(answer.data.total_results_size / SEARCH_PAGE_SIZE)}
                label="Results"
                hrefOf={(number) => searchHref({ text, scope, page: number })}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
