import { search as texts } from "#texts/search.ts";
import type { SearchResponse } from "../../src/adapters/http/contract/search.ts";
import type { SearchScope } from "../../src/domain/search/search.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { count } from "./search-tabs.css.ts";

interface ScopeNameProps {
  readonly scope: SearchScope;
  /** Absent before a search. Its numbers of results are absent if they are not known. */
  readonly response: SearchResponse | undefined;
}

/** Name of what is searched, with its number of results. */
export function ScopeName({ scope, response }: ScopeNameProps) {
  const total = response?.data.totals?.[scope];
  return (
    <span>
      {texts.scope[scope]}{" "}
      {/* It takes its space before there is a number, so that the tabs stay where they are. */}
      <span className={count}>
        {total !== undefined && (
          <>
            {total} <span className={visuallyHidden}>{texts.counted(total)}</span>
          </>
        )}
      </span>
    </span>
  );
}
