import type { KeyboardEvent, ReactNode } from "react";
import type { SearchResponse } from "../../src/adapters/http/contract/search.ts";
import type { SearchScope } from "../../src/domain/search/search.ts";
import { itemAfter } from "../browser/arrow-keys.ts";
import { useTexts } from "../content/locale.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { count, tab, tabList } from "./search.css.ts";
import { SEARCH_SCOPES } from "./search-address.ts";

interface SearchTabsProps {
  /** Unique on the page. */
  readonly id: string;
  readonly scope: SearchScope;
  readonly loading: boolean;
  /** Default: no numbers of results. */
  readonly response?: SearchResponse | undefined;
  readonly onChange: (scope: SearchScope) => void;
  readonly children: ReactNode;
}

/** Tabs for the search scopes, above the results. Arrow keys switch between them. */
export function SearchTabs({ id, scope, loading, response, onChange, children }: SearchTabsProps) {
  const { search: texts } = useTexts();
  const current = SEARCH_SCOPES.indexOf(scope);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = itemAfter(event.key, { current, count: SEARCH_SCOPES.length, axis: "x" });
    if (next === undefined) return;
    const selected = SEARCH_SCOPES[next];
    const button = event.currentTarget.children.item(next);
    if (!selected || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    onChange(selected);
    button.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={texts.scopes}
        className={tabList}
        data-loading={loading}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {SEARCH_SCOPES.map((other) => (
          <button
            key={other}
            type="button"
            role="tab"
            id={`${id}-${other}`}
            aria-selected={other === scope}
            aria-controls={`${id}-results`}
            tabIndex={other === scope ? 0 : -1}
            className={tab}
            onClick={() => onChange(other)}
          >
            <ScopeName scope={other} response={response} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-results`} aria-labelledby={`${id}-${scope}`}>
        {children}
      </div>
    </>
  );
}

interface ScopeNameProps {
  readonly scope: SearchScope;
  /** Absent before a search. Its numbers of results are absent if they are not known. */
  readonly response: SearchResponse | undefined;
}

/** Name of what is searched, with its number of results. */
export function ScopeName({ scope, response }: ScopeNameProps) {
  const { search: texts } = useTexts();
  const total = response?.data.totals?.[scope];
  return (
    <span>
      {`${texts.scope[scope]} `}
      {/* It takes its space before there is a number, so that the tabs stay where they are. */}
      <span className={count}>
        {total !== undefined && (
          <span>
            <span>{total}</span> <span className={visuallyHidden}>{texts.counted(total)}</span>
          </span>
        )}
      </span>
    </span>
  );
}
