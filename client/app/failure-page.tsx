import { isMissing } from "../../src/adapters/http/contract/error-page.ts";
import type { PageFailure, SuggestedPage } from "../../src/adapters/http/contract/initial-state.ts";
import { linkVariants } from "../content/action-link.css.ts";
import { usePath, useTexts } from "../content/locale.ts";
import { useOwnPages } from "../content/own-pages.ts";
import { eyebrow, lead } from "../content/page-head.css.ts";
import { PageHead } from "../content/page-head.tsx";
import { FAILURE_SEARCH_ID } from "../search/failure-search.ts";
import { SearchForm } from "../search/search-form.tsx";
import { container, itemTitle } from "../styles/layout.css.ts";
import * as styles from "./failure-page.css.ts";

interface FailurePageProps {
  readonly failure: PageFailure;
  /** Pages with a similar address. Default: none. */
  readonly suggestions?: readonly SuggestedPage[] | undefined;
}

/** An error page, with suggestions, a search form and links. */
export function FailurePage({ failure, suggestions = [] }: FailurePageProps) {
  const { pages: texts } = useTexts();
  const inLanguage = usePath();
  const { contact } = useOwnPages();
  const { status, title, text } = texts[failure];
  return (
    <>
      <PageHead title={title} tone="dark" above={<p className={eyebrow}>{status}</p>}>
        <p className={lead}>{text}</p>
      </PageHead>
      <div className={`${container} ${styles.content}`}>
        {suggestions.length > 0 && (
          <nav aria-labelledby="suggestions">
            <h2 id="suggestions" className={itemTitle}>
              {texts.didYouMean}
            </h2>
            <ul>
              {suggestions.map((page) => (
                <li key={page.href}>
                  <a href={page.href} className={linkVariants.text}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SearchForm id={FAILURE_SEARCH_ID} />
        <p className={styles.links}>
          {!isMissing(failure) && (
            // Requests the current address again. Without `target`, the router would take the click.
            // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the document
            <a href="" target="_self" className={linkVariants.text}>
              {texts.tryAgain}
            </a>
          )}
          <a href={inLanguage("/")} className={linkVariants.text}>
            {texts.home}
          </a>
          {contact !== undefined && (
            <a href={contact} className={linkVariants.text}>
              {texts.contact}
            </a>
          )}
        </p>
      </div>
    </>
  );
}
