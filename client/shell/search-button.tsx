import { shell as texts } from "#texts/shell.ts";
import { SearchIcon } from "../content/icons.tsx";
import * as styles from "./header.css.ts";
import { LinkButton } from "./link-button.tsx";
import { OPENS } from "./opens.ts";
import { SEARCH_PANEL_ID } from "./search-panel.tsx";

interface SearchButtonProps {
  /** Whether the search is open; `undefined` before the application has started. */
  readonly isExpanded: boolean | undefined;
  readonly onPress: (button: HTMLElement) => void;
  /** Whether it opens the panel of a wide screen, which can be opened before the application has started. */
  readonly opensPanel?: boolean;
}

/** Opens the search over the page. Until the application has started, it is a link to the search page. */
export function SearchButton({ isExpanded, onPress, opensPanel = false }: SearchButtonProps) {
  return (
    <LinkButton
      href="/search"
      className={styles.searchButton}
      {...(opensPanel && { [OPENS]: SEARCH_PANEL_ID })}
      hasStarted={isExpanded !== undefined}
      aria-expanded={isExpanded}
      onPress={onPress}
    >
      <SearchIcon />
      <span className={styles.searchLabel}>{texts.search}</span>
    </LinkButton>
  );
}
