import { search as texts } from "#texts/search.ts";
import { shell } from "#texts/shell.ts";
import type { Modal } from "../browser/use-modal.ts";
import { CloseIcon } from "../content/icons.tsx";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { PanelSearch } from "../search/panel-search.tsx";
import { bar } from "./header.css.ts";
import * as styles from "./search-panel.css.ts";

/** Id of the panel, by which it is opened before the application has started. */
export const SEARCH_PANEL_ID = "search-panel";

/** The search at the side of a wide screen. It is reset when it opens. */
export function SearchPanel({ modal }: { readonly modal: Modal }) {
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
        <PanelSearch key={modal.openings} fieldRef={modal.focusRef} />
      </div>
      <OnNavigation callback={modal.close} />
    </dialog>
  );
}
