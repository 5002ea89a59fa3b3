import { useLocation } from "react-router-dom";
import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";
import { looks } from "../content/action-link.css.ts";
import { SearchForm } from "../search/search-form.tsx";
import { eyebrow } from "../sections/hero.css.ts";
import { inner } from "../styles/layout.css.ts";
import * as styles from "./failure-page.css.ts";
import { lead } from "./page-head.css.ts";
import { PageHead } from "./page-head.tsx";

interface FailureWords {
  /** What those who are asked for help want to know. */
  readonly status: string;
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<PageFailure, FailureWords>> = {
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
};

/** Title of the page that stands in for one that there is not. */
export function failureTitle(failure: PageFailure): string {
  return WORDS[failure].title;
}

/** Stands in for a page that there is not, and says how to go on. */
export function FailurePage({ failure }: { readonly failure: PageFailure }) {
  const { pathname, search } = useLocation();
  const { status, title, text } = WORDS[failure];
  return (
    <>
      <PageHead title={title} tone="dark" above={<p className={eyebrow}>{status}</p>}>
        <p className={lead}>{text}</p>
      </PageHead>
      <div className={`${inner} ${styles.ways}`}>
        <SearchForm label="Search the site" />
        <p className={styles.links}>
          {failure !== "not-found" && (
            // In a named window, so not a route change: the page has to be asked for again.
            <a href={pathname + search} target="_self" className={looks.text}>
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
