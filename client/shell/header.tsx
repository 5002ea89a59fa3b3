import { useEffect, useRef } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { useModal } from "../browser/use-modal.ts";
import { container } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import * as styles from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuButton, MobileMenu } from "./mobile-menu.tsx";
import { useMobileSearch } from "./mobile-search.tsx";
import { useScrollState } from "./scroll-state.ts";
import { SearchButton, SearchPanel } from "./search-panel.tsx";
import { useMenuFits } from "./use-menu-fits.ts";

/** Logo, menus and search, over the page's head, whose `data-top` says whether the header is white there. */
export function Header({ options }: { readonly options: ShellResponse | undefined }) {
  const bar = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const scroll = useScrollState();
  const hasStarted = scroll !== undefined;
  const { fits, isShown: hasMainMenu } = useMenuFits(bar, nav);
  const menu = useModal();
  const panel = useModal();
  const mobileSearch = useMobileSearch();

  const { close: closeMenu } = menu;
  useEffect(() => {
    if (hasMainMenu) closeMenu();
  }, [hasMainMenu, closeMenu]);

  const isSearching = hasStarted ? panel.isOpen || mobileSearch.isOpen : undefined;
  /** As a side panel on a wide screen, as a bar under the header on a narrow one. */
  function search(button: HTMLElement): void {
    if (matchMedia(above.tablet).matches) panel.open(button);
    else mobileSearch.toggle(button);
  }

  return (
    <header
      className={styles.header}
      data-scroll={scroll}
      data-menu-overflows={fits ? undefined : ""}
      data-open={mobileSearch.isOpen ? "mobile-search" : undefined}
    >
      <div ref={bar} className={`${container} ${styles.bar}`}>
        <Logo />
        {options && (
          <MainMenu
            ref={nav}
            options={options}
            search={<SearchButton isExpanded={isSearching} onPress={search} opensPanel />}
          />
        )}
        {options && (
          <div className={styles.narrow}>
            <SearchButton isExpanded={isSearching} onPress={search} />
            <MenuButton isExpanded={hasStarted ? menu.isOpen : undefined} onPress={menu.open} />
          </div>
        )}
      </div>
      {options && (
        <>
          <MobileMenu options={options} modal={menu} hasStarted={hasStarted} />
          <SearchPanel modal={panel} />
          {mobileSearch.view}
        </>
      )}
    </header>
  );
}
