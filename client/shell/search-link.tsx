import { SearchIcon } from "../content/icons.tsx";
import * as styles from "./header.css.ts";
import { OPENS_SEARCH_ATTRIBUTE } from "./overlay-ids.ts";

/** A link to the search page; JavaScript replaces it by a button that opens the search panel. */
export function SearchLink() {
  return (
    <a href="/search" className={styles.searchButton} {...{ [OPENS_SEARCH_ATTRIBUTE]: true }}>
      <SearchIcon />
      <span className={styles.searchWord}>Search</span>
    </a>
  );
}
