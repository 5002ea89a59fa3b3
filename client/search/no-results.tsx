import { search as texts } from "#texts/search.ts";
import type { SearchResponse } from "../../src/adapters/http/contract/search.ts";
import type { SearchQuery } from "../../src/domain/search/search.ts";
import { linkVariants } from "../content/action-link.css.ts";
import { ArrowIcon } from "../content/icons.tsx";
import { SEARCH_SCOPES, searchHref } from "./search-address.ts";
import * as styles from "./search-results.css.ts";

interface NoResultsProps {
  /** What was searched in vain. */
  readonly search: Pick<SearchQuery, "text" | "scope" | "year" | "kind">;
  readonly response: SearchResponse;
}

/** What to do after a search in vain: look where there are results, ask, or search in another way. */
export function NoResults({ search: { text, scope }, response }: NoResultsProps) {
  // The own scope, which only has results if they were filtered, and then the others.
  const scopes = [...new Set([scope, ...SEARCH_SCOPES])].filter((other) => response.data.totals?.[other]);
  return (
    <>
      <p className={styles.none}>{texts.noResults}</p>
      <ul className={styles.suggestions}>
        {scopes.map((other) => (
          <li key={other}>
            <a href={searchHref({ text, scope: other })} className={linkVariants.text}>
              <span>{texts.instead[other === scope ? "unfiltered" : other]}</span> <ArrowIcon />
            </a>
          </li>
        ))}
        <li>
          <a href="/contact" className={linkVariants.text}>
            {texts.instead.contact} <ArrowIcon />
          </a>
        </li>
      </ul>
      <p className={styles.tips}>{texts.tips}</p>
    </>
  );
}
