import type { Modal } from "../browser/use-modal.ts";
import { CloseIcon, SearchIcon } from "../content/icons.tsx";
import { usePath, useTexts } from "../content/locale.ts";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { PanelSearch } from "../search/panel-search.tsx";
import { bar, searchButton, searchLabel } from "./header.css.ts";
import { OPENS } from "./ids.ts";
import { LinkButton } from "./link-button.tsx";
import * as styles from "./search-panel.css.ts";

/** Id of the panel, by which it is opened before the application has started. */
const SEARCH_PANEL_ID = "search-panel";

/** The search at the side of a wide screen. It is reset when it has been closed. */
export function SearchPanel({ modal }: { readonly modal: Modal }) {
  const { search: texts, shell } = useTexts();
  return (
    <dialog {...modal.props} id={SEARCH_PANEL_ID} aria-label={texts.title} className={styles.panel}>
      <div className={styles.content}>
        <div className={bar}>
          <h2 className={styles.title}>{texts.title}</h2>
          {/* Before the application has started, the browser closes it. */}
          <form method="dialog">
            <button
              type="submit"
              className={styles.close}
              onClick={(event) => {
                event.preventDefault();
                modal.close();
              }}
            >
              {`${shell.close} `}
              <CloseIcon />
            </button>
          </form>
        </div>
        <PanelSearch key={modal.closings} fieldRef={modal.focusRef} />
      </div>
      <OnNavigation callback={modal.close} />
    </dialog>
  );
}

interface SearchButtonProps {
  /** Whether the search is open; `undefined` before the application has started. */
  readonly isExpanded: boolean | undefined;
  readonly onPress: (button: HTMLElement) => void;
  /** Whether it opens the panel of a wide screen, which can be opened before the application has started. */
  readonly opensPanel?: boolean;
}

/** Opens the search over the page. Until the application has started, it is a link to the search page. */
export function SearchButton({ isExpanded, onPress, opensPanel = false }: SearchButtonProps) {
  const { shell } = useTexts();
  return (
    <LinkButton
      href={usePath()("/search")}
      className={searchButton}
      {...(opensPanel && { [OPENS]: SEARCH_PANEL_ID })}
      hasStarted={isExpanded !== undefined}
      aria-expanded={isExpanded}
      onPress={onPress}
    >
      <SearchIcon />
      <span className={searchLabel}>{shell.search}</span>
    </LinkButton>
  );
}
