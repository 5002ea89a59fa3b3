import { useContext } from "react";
import type { CompleteSearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { SEARCH_PAGE_SIZE } from "../../src/domain/search/search.ts";
import { FilterLinks } from "../content/filter-links.tsx";
import { useTexts } from "../content/locale.ts";
import { SiteLanguages } from "../content/page-address.ts";
import { PageHead } from "../content/page-head.tsx";
import { Paging } from "../content/paging.tsx";
import { container, grid } from "../styles/layout.css.ts";
import { OtherLanguages } from "./other-languages.tsx";
import * as styles from "./search.css.ts";
import { SEARCH_SCOPES } from "./search-address.ts";
import { SEARCH_FIELD_ID } from "./search-field.ts";
import { SearchForm } from "./search-form.tsx";
import { elsewhere, tips } from "./search-results.css.ts";
import { NoResults, SearchResults, SearchStatus } from "./search-results.tsx";
import { ScopeName } from "./search-tabs.tsx";
import { useSearchHref } from "./use-search-href.ts";

interface SearchPageProps {
  /** Its text is empty when nothing has been searched yet. */
  readonly request: CompleteSearchRequest;
  /** Absent while loading, when nothing was searched, and when the search failed. */
  readonly response: SearchResponse | undefined;
  readonly loading: boolean;
  /** Whether the field gets the focus, which scrolls to it. Default: yes. */
  readonly focused?: boolean;
  /** Default: loads the page again. */
  readonly onSearch?: ((text: string) => void) | undefined;
}

/** Search over pages and PDF documents. */
export function SearchPage({ request, response, loading, focused = true, onSearch }: SearchPageProps) {
  const { search: texts } = useTexts();
  const searchHref = useSearchHref();
  const languages = useContext(SiteLanguages);
  const { searchInput: text, searchPages, currentPage: page, year, kind } = request;
  const scope = searchPages ? "page" : "pdf";
  const search = { text, scope, year, kind } as const;
  return (
    <>
      <PageHead title={texts.title} tone="dark">
        <div className={styles.form}>
          <SearchForm id={SEARCH_FIELD_ID} text={text} scope={scope} focused={focused} onSearch={onSearch} />
        </div>
      </PageHead>
      <div className={`${container} ${styles.body}`}>
        <nav className={styles.tabList} aria-label={texts.scopes} data-loading={loading}>
          {SEARCH_SCOPES.map((own) => (
            <a
              key={own}
              href={searchHref({ text, scope: own })}
              className={styles.tab}
              aria-current={own === scope ? "page" : undefined}
            >
              <ScopeName scope={own} response={response} />
            </a>
          ))}
        </nav>
        <div className={grid}>
          <div className={styles.status}>
            <SearchStatus
              text={text}
              scope={scope}
              page={page}
              response={response}
              loading={loading}
              filter={{ year, kind }}
              level={2}
            />
          </div>
          {text.trim() === "" && (
            <div className={styles.results}>
              <p className={tips}>{texts.tips}</p>
            </div>
          )}
          {response && (
            <div className={styles.results} data-loading={loading}>
              <FilterLinks name="year" values={response.data.years} filter={search} hrefOf={searchHref} />
              <FilterLinks name="kind" values={response.data.kinds} filter={search} hrefOf={searchHref} />
              {response.data.total_results_size === 0 && <NoResults search={search} response={response} />}
              <SearchResults
                results={response.data.results}
                start={(page - 1) * SEARCH_PAGE_SIZE + 1}
                level={3}
                excerpts
              />
              <Paging
                page={page}
                pages={Math.ceil(response.data.total_results_size / SEARCH_PAGE_SIZE)}
                label={texts.results}
                hrefOf={(number) => searchHref({ ...search, page: number })}
              />
              {languages.length > 0 && response.data.total_results_size > 0 && (
                <ul className={elsewhere}>
                  <OtherLanguages search={search} />
                </ul>
              )}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
