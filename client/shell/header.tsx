import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { SearchForm } from "../search/search-form.tsx";
import { inner } from "../styles/layout.css.ts";
import * as styles from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MOBILE_SEARCH_ID } from "./overlay-ids.ts";
import { SearchLink } from "./search-link.tsx";
import { SearchPanel } from "./search-panel.tsx";

/**
 * Logo, menus and search. It overlays the head of the page, whose `data-top` attribute says whether the header is white
 * there.
 */
export function Header({ options }: { readonly options: ShellResponse | undefined }) {
  return (
    <header className={styles.header}>
      <div className={`${inner} ${styles.bar}`}>
        <Logo />
        {options && <MainMenu options={options} />}
        {options && (
          <div className={styles.narrow}>
            <SearchLink />
            <MenuSheet options={options} />
          </div>
        )}
      </div>
      {options && (
        <>
          <MobileMenu options={options} />
          <SearchPanel />
          <div id={MOBILE_SEARCH_ID} hidden className={styles.mobileSearch}>
            <div className={inner}>
              <SearchForm id="search-in-bar" label="Search the site" />
            </div>
          </div>
        </>
      )}
    </header>
  );
}
