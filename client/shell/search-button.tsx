import { SearchIcon } from "../content/icons.tsx";
import * as styles from "./header.css.ts";

interface SearchButtonProps {
  /** Whether JavaScript runs; until it does this is a link to the search page. */
  readonly live: boolean;
  readonly expanded: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

/** Opens the search: a panel at the side of a wide screen, a bar under the header of a narrow one. */
export function SearchButton({ live, expanded, onPress }: SearchButtonProps) {
  const words = (
    <>
      <SearchIcon />
      <span className={styles.searchWord}>Search</span>
    </>
  );
  if (!live) {
    return (
      <a href="/search" className={styles.searchButton}>
        {words}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.searchButton}
      aria-expanded={expanded}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {words}
    </button>
  );
}
