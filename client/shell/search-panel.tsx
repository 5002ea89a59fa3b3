import { type RefObject, useRef, useState } from "react";
import { SEARCH_PAGE_SIZE, type SearchScope } from "../../src/domain/search/search.ts";
import { looks } from "../content/action-link.css.ts";
import { ArrowIcon, CloseIcon } from "../content/icons.tsx";
import { searchHref } from "../search/search-address.ts";
import { SearchForm } from "../search/search-form.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { SearchStatus } from "../search/search-status.tsx";
import { useSearch } from "../search/use-search.ts";
import { ModalDialog } from "./modal-dialog.tsx";
import * as styles from "./search-panel.css.ts";
import { SearchTabs } from "./search-tabs.tsx";

interface SearchPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Search at the side of any page. Every opening starts anew. */
export function SearchPanel({ open, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [opening, setOpening] = useState({ open, count: 0 });
  if (opening.open !== open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  return (
    <ModalDialog open={open} onClose={onClose} label="Search" initialFocus={field} className={styles.panel}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title}>Search</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            Close <CloseIcon />
          </button>
        </div>
        <PanelSearch key={opening.count} field={field} />
      </div>
    </ModalDialog>
  );
}

/** A search shows as many results as the panel has room for; more than these lead on to the search page. */
const SHOWN_WITHOUT_MORE = 4;

function PanelSearch({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const [{ text, scope }, setAsked] = useState<{ text: string; scope: SearchScope }>({
    text: "",
    scope: "page",
  });
  const { answer, loading, repeat } = useSearch({
    searchInput: text,
    searchPages: scope === "page",
    pageSize: SEARCH_PAGE_SIZE,
    currentPage: 1,
  });
  const results = answer?.data.results;

  function search(typed: string): void {
    if (typed.trim() === "") return;
    if (typed === text && !answer && !loading) repeat();
    else setAsked({ text: typed, scope });
  }

  return (
    <>
      <SearchForm label="Search the site" scope={scope} fieldRef={field} onSearch={search} />
      <SearchTabs scope={scope} loading={loading} onChange={(next) => setAsked({ text, scope: next })}>
        <SearchStatus
          text={text}
          answer={answer}
          loading={loading}
          level={3}
          hint="Search our pages, news and documents."
        />
        {results && (
          <div className={styles.found} data-loading={loading}>
            {results.length === 0 ? <p>No Results</p> : <SearchResults results={results} level={4} />}
            {results.length > SHOWN_WITHOUT_MORE && (
              <a href={searchHref({ text, scope })} className={looks.text}>
                See all results <ArrowIcon />
              </a>
            )}
          </div>
        )}
      </SearchTabs>
    </>
  );
}
