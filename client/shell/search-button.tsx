import type { KeyboardEvent, MouseEvent } from "react";
import { shell as texts } from "#texts/shell.ts";
import { SearchIcon } from "../content/icons.tsx";
import * as styles from "./header.css.ts";
import { OPENS } from "./opens.ts";
import { SEARCH_PANEL_ID } from "./search-panel.tsx";

interface SearchButtonProps {
  /** Whether the search is open; `undefined` before the application has started. */
  readonly isExpanded: boolean | undefined;
  readonly onPress: (button: HTMLElement) => void;
  /** Whether it opens the panel of a wide screen, which can be opened before the application has started. */
  readonly opensPanel?: boolean;
}

/**
 * Opens the search over the page. It is a link to the search page, which becomes a button once the application has started:
 * the same element, so that it keeps the focus.
 */
export function SearchButton({ isExpanded, onPress, opensPanel = false }: SearchButtonProps) {
  function onClick(event: MouseEvent<HTMLElement>): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified) return;
    event.preventDefault();
    // The second click of a double click would close again what the first has opened.
    if (event.detail < 2) onPress(event.currentTarget);
  }

  /** As a button does; a link is pressed by Enter only. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) onPress(event.currentTarget);
  }

  return (
    <a
      href="/search"
      className={styles.searchButton}
      {...(opensPanel && { [OPENS]: SEARCH_PANEL_ID })}
      {...(isExpanded !== undefined && { role: "button", "aria-expanded": isExpanded })}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <SearchIcon />
      <span className={styles.searchLabel}>{texts.search}</span>
    </a>
  );
}
