import { type ComponentProps, type ComponentType, useState } from "react";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { inner } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import * as styles from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import type { Overlays } from "./overlays.tsx";
import { SearchButton } from "./search-button.tsx";
import { type Openable, useOpened } from "./use-opened.ts";
import { useScrollState } from "./use-scroll-state.ts";

/**
 * Logo, menus and search. It lies over the head of the page, which says by `data-top` whether the header may be white
 * there.
 */
export function Header({ options }: { readonly options: ShellAnswer | undefined }) {
  const scroll = useScrollState();
  const live = scroll !== undefined;
  const { opened, open, close } = useOpened();
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof Overlays>>>();

  async function toggle(what: Openable, trigger: HTMLElement): Promise<void> {
    if (opened?.what === what) return close();
    // Not every browser gives a button that was pressed the focus, which is to come back to it.
    trigger.focus({ preventScroll: true });
    const overlays = await import("./overlays.tsx");
    setLoaded(() => overlays.Overlays);
    open({ what, trigger });
  }

  /** Where the code of the search does not come, the search page does. */
  function toggleSearch(trigger: HTMLElement): void {
    const what = window.matchMedia(above.tablet).matches ? "search-panel" : "mobile-search";
    toggle(what, trigger).catch(() => window.location.assign("/search"));
  }

  const searchButton = (
    <SearchButton
      live={live}
      expanded={opened?.what === "search-panel" || opened?.what === "mobile-search"}
      onPress={toggleSearch}
    />
  );
  return (
    <header className={styles.header} data-scroll={scroll} data-open={opened?.what}>
      <div className={`${inner} ${styles.bar}`}>
        <Logo />
        {options && <MainMenu options={options} search={searchButton} />}
        {options && (
          <div className={styles.narrow}>
            {searchButton}
            <MenuButton
              live={live}
              options={options}
              expanded={opened?.what === "mobile-menu"}
              onPress={(trigger) => toggle("mobile-menu", trigger)}
            />
          </div>
        )}
      </div>
      {options && Loaded && <Loaded options={options} opened={opened} onClose={close} />}
    </header>
  );
}
