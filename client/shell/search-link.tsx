import { SearchIcon } from "../content/icons.tsx";
import * as styles from "./header.css.ts";
import { OPENS_SEARCH_ATTRIBUTE } from "./overlay-ids.ts";

/** The way to the search page; with JavaScript, a button that opens the search over the page. */
export function SearchLink() {
  return (
    <a href="/search" className={styles.searchButton} {...{ [OPENS_SEARCH_ATTRIBUTE]: true }}>
      <SearchIcon />
      <span className={styles.searchWord}>Search</span>
    </a>
  );
}
