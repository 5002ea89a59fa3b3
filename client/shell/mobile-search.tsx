import { SearchForm } from "../search/search-form.tsx";
import { inner } from "../styles/layout.css.ts";
import * as styles from "./mobile-search.css.ts";
import { MOBILE_SEARCH_ID } from "./overlay-ids.ts";

/** A search field under the header; it navigates to the search page. */
export function MobileSearch() {
  return (
    <div id={MOBILE_SEARCH_ID} hidden className={styles.bar}>
      <div className={inner}>
        <SearchForm id="search-in-bar" label="Search the site" />
      </div>
    </div>
  );
}
