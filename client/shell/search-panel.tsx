import { CloseIcon } from "../content/icons.tsx";
import { Island } from "../islands/island.tsx";
import { PanelSearch } from "../search/panel-search.tsx";
import { CLOSES_ATTRIBUTE } from "./dialogs.ts";
import { bar } from "./header.css.ts";
import { SEARCH_PANEL_ID } from "./overlay-ids.ts";
import * as styles from "./search-panel.css.ts";

export function SearchPanel() {
  return (
    <dialog id={SEARCH_PANEL_ID} aria-label="Search" className={styles.panel}>
      <div className={styles.content}>
        <div className={bar}>
          <h2 className={styles.title}>Search</h2>
          <button type="button" className={styles.close} {...{ [CLOSES_ATTRIBUTE]: true }}>
            Close <CloseIcon />
          </button>
        </div>
        <Island name="panel-search" props={{}} component={PanelSearch} />
      </div>
    </dialog>
  );
}
