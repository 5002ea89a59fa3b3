import type { CompleteSearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { SEARCH_PAGE_SIZE } from "../../src/domain/search/search.ts";
import { FilterLinks } from "../content/filter-links.tsx";
import { PageHead } from "../content/page-head.tsx";
import { Paging } from "../content/paging.tsx";
import { grid, inner } from "../styles/layout.css.ts";
import { SEARCH_SCOPES, searchHref } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import * as styles from "./search-page.css.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchStatus } from "./search-status.tsx";
import { strip, tab } from "./search-tabs.css.ts";

interface SearchPageProps {
  /** Its text is empty when nothing has been searched yet. */
  readonly request: CompleteSearchRequest;
  /** Absent while loading, when nothing was searched, and when the search failed. */
  readonly response: SearchResponse | undefined;
  readonly loading: boolean;
  /** Default: loads the page again. */
  readonly onSearch?: (text: string) => void;
}

/** How to search. On a phone it is also the largest text of the page, painted before any notice. */
const TIPS =
  "Quotes find an exact phrase: “final dividend”. Financial years and halves are found however they are " +
  "written: FY26 or financial year 2026, 1H26 or first half 2026. The text inside PDF files is searched too, and a " +
  "file opens at the page with your words. Results can be narrowed by year and by kind.";

/** Search over pages and PDF documents. */
export function SearchPage({ request, response, loading, onSearch }: SearchPageProps) {
  const { searchInput: text, searchPages, currentPage: page, year, kind } = request;
  const scope = searchPages ? "page" : "pdf";
  const search = { text, scope, year, kind } as const;
  const tips = <p className={styles.tips}>{TIPS}</p>;
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
            {...(onSearch && { onSearch })}
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
              response={response}
              loading={loading}
              level={2}
              hint="Search our pages, news and documents."
            />
          </div>
          {text.trim() === "" && <div className={styles.results}>{tips}</div>}
          {response && (
            <div className={styles.results} data-loading={loading}>
              <FilterLinks name="year" values={response.data.years} filter={search} hrefOf={searchHref} />
              <FilterLinks name="kind" values={response.data.kinds} filter={search} hrefOf={searchHref} />
              {response.data.results.length === 0 && tips}
              <SearchResults
                results={response.data.results}
                start={(page - 1) * SEARCH_PAGE_SIZE + 1}
                level={3}
                excerpts
              />
              <Paging
                page={page}
                pages={Math.ceil(response.data.total_results_size / SEARCH_PAGE_SIZE)}
                label="Results"
                hrefOf={(number) => searchHref({ ...search, page: number })}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
