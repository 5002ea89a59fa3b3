import type { PageFailure, SuggestedPage } from "../../src/adapters/http/contract/initial-state.ts";
import { looks } from "../content/action-link.css.ts";
import { lead } from "../content/page-head.css.ts";
import { PageHead } from "../content/page-head.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { SEARCH_INSTEAD_ID } from "../search/search-instead.ts";
import { eyebrow } from "../sections/hero.css.ts";
import { inner, itemTitle } from "../styles/layout.css.ts";
import * as styles from "./failure-page.css.ts";

/** Texts of the error pages. The status is what the visitor can report to support. */
export const ERROR_MESSAGES = {
  "not-found": {
    status: "Page not found (404)",
    title: "We can’t find that page",
    text: "It may have moved, or the address may have a slip in it. Searching is the quickest way to what you came for.",
  },
  unavailable: {
    status: "Service unavailable (503)",
    title: "This page isn’t available just now",
    text: "The service that holds our pages is not answering. It usually returns within minutes, so please try again.",
  },
  error: {
    status: "Server error (500)",
    title: "Something went wrong on our side",
    text: "The fault is ours, not yours. Please try again; if it happens again, the home page is a good place to start.",
  },
} satisfies Record<PageFailure, object>;

interface FailurePageProps {
  readonly failure: PageFailure;
  /** Pages with a similar address. Default: none. */
  readonly suggestions?: readonly SuggestedPage[] | undefined;
}

/** An error page, with suggestions, a search form and links. */
export function FailurePage({ failure, suggestions = [] }: FailurePageProps) {
  const { status, title, text } = ERROR_MESSAGES[failure];
  return (
    <>
      <PageHead title={title} tone="dark" above={<p className={eyebrow}>{status}</p>}>
        <p className={lead}>{text}</p>
      </PageHead>
      <div className={`${inner} ${styles.ways}`}>
        {suggestions.length > 0 && (
          <nav aria-labelledby="suggestions">
            <h2 id="suggestions" className={itemTitle}>
              Did you mean
            </h2>
            <ul>
              {suggestions.map((page) => (
                <li key={page.href}>
                  <a href={page.href} className={looks.text}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SearchForm id={SEARCH_INSTEAD_ID} label="Search the site" />
        <p className={styles.links}>
          {failure !== "not-found" && (
            // The address in view, whatever it is. With `target`, the browser requests it again.
            // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the document
            <a href="" target="_self" className={looks.text}>
              Try this page again
            </a>
          )}
          <a href="/" className={looks.text}>
            Go to the home page
          </a>
          <a href="/contact" className={looks.text}>
            Contact us
          </a>
        </p>
      </div>
    </>
  );
}
