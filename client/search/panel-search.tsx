import { type Ref, useState } from "react";
import { SEARCH_PAGE_SIZE, type SearchScope } from "../../src/domain/search/search.ts";
import { linkVariants } from "../content/action-link.css.ts";
import { ArrowIcon } from "../content/icons.tsx";
import { useTexts } from "../content/locale.ts";
import * as styles from "./search.css.ts";
import { SearchForm } from "./search-form.tsx";
import { NoResults, SearchResults, SearchStatus } from "./search-results.tsx";
import { SearchTabs } from "./search-tabs.tsx";
import { useSearch } from "./use-search.ts";
import { useSearchHref } from "./use-search-href.ts";

/** With more results than this, the panel has a link to the search page. */
const SHOWN_WITHOUT_MORE = 4;

export function PanelSearch({ fieldRef }: { readonly fieldRef: Ref<HTMLInputElement> }) {
  const { search: texts } = useTexts();
  const searchHref = useSearchHref();
  const [text, setText] = useState("");
  const [scope, setScope] = useState<SearchScope>("page");
  const { response, loading, retry } = useSearch({
    searchInput: text,
    searchPages: scope === "page",
    pageSize: SEARCH_PAGE_SIZE,
    currentPage: 1,
  });
  const results = response?.data.results;

  function search(typed: string): void {
    if (typed.trim() === "") return;
    if (typed === text && !response && !loading) retry();
    else setText(typed);
  }

  return (
    <>
      <SearchForm id="search-in-panel" scope={scope} focused fieldRef={fieldRef} onSearch={search} />
      <SearchTabs id="search-tabs" scope={scope} loading={loading} response={response} onChange={setScope}>
        <SearchStatus text={text} scope={scope} response={response} loading={loading} level={3} />
        {response && results && (
          <div className={styles.panelResults} data-loading={loading}>
            {response.data.total_results_size === 0 && (
              <NoResults search={{ text, scope }} response={response} />
            )}
            <SearchResults results={results} level={4} />
            {results.length > SHOWN_WITHOUT_MORE && (
              <a href={searchHref({ text, scope })} className={linkVariants.text}>
                {texts.seeAll} <ArrowIcon />
              </a>
            )}
          </div>
        )}
      </SearchTabs>
    </>
  );
}
