import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useReducer,
} from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { MenuGroup } from "../../src/domain/content/menu.ts";
import { useTexts } from "../content/locale.ts";
import { useOwnPages } from "../content/own-pages.ts";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { withIcon } from "../styles/layout.css.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import * as styles from "./main-menu.css.ts";
import { LoginLink, MenuEntries, MenuLink } from "./menu-entries.tsx";
import { groupsIn, keyTarget } from "./menu-keys.ts";
import { CLOSED_MENU, type MenuEvent, menuReducer } from "./menu-reducer.ts";

interface MainMenuProps {
  readonly options: ShellResponse;
  /** The button that opens the search. */
  readonly search: ReactNode;
  readonly ref: RefObject<HTMLElement | null>;
}

/**
 * The menu of a wide screen: groups that open, and links. A group opens on hover, closes on navigation, on Escape (which
 * returns the focus to its title), and on a click elsewhere; arrow keys move the focus.
 */
export function MainMenu({ options, search, ref }: MainMenuProps) {
  const { shell: texts } = useTexts();
  const { news, contact } = useOwnPages();
  const [menu, dispatch] = useReducer(menuReducer, CLOSED_MENU);
  const isOpen = menu.open !== undefined;

  useEffect(() => {
    // The visitor may have opened a group before the application has started.
    const opened = ref.current ? groupsIn(ref.current).findIndex(({ open }) => open) : -1;
    if (opened >= 0) dispatch({ kind: "clicked", group: opened });
  }, [ref]);

  useEffect(() => {
    if (!isOpen) return;
    const closed = new AbortController();
    const { signal } = closed;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) dispatch({ kind: "dismissed" });
    };
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      const focused = document.activeElement;
      if (ref.current?.contains(focused)) focused?.closest("details")?.querySelector("summary")?.focus();
      dispatch({ kind: "dismissed" });
    };
    document.addEventListener("pointerdown", onPointerDown, { signal });
    document.addEventListener("keydown", onEscape, { signal });
    return () => closed.abort();
  }, [isOpen, ref]);

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const target = keyTarget(event, (group) => dispatch({ kind: "focused", group }));
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <nav ref={ref} className={styles.menu} aria-label={texts.mainMenu} onKeyDown={moveFocus}>
      <ul className={styles.items}>
        {options.menus.primary.map((group, index) => (
          <Group
            key={index}
            group={group}
            isOpen={menu.open === index}
            dispatch={(kind) => dispatch({ kind, group: index })}
          />
        ))}
        {news !== undefined && (
          <li>
            <MenuLink href={news} className={styles.link}>
              {texts.news}
            </MenuLink>
          </li>
        )}
        <li>{search}</li>
        {contact !== undefined && (
          <li>
            <MenuLink href={contact} className={styles.link}>
              {texts.contact}
            </MenuLink>
          </li>
        )}
        <li>
          <LoginLink options={options} className={styles.login}>
            {texts.shareholderLogin}
          </LoginLink>
        </li>
      </ul>
      <LanguageSwitch isShort />
      <OnNavigation callback={() => dispatch({ kind: "dismissed" })} />
    </nav>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly dispatch: (kind: MenuEvent["kind"]) => void;
}

/** A `details` element, which the browser opens before the application has started. */
function Group({ group, isOpen, dispatch }: GroupProps) {
  const byMouse = (kind: MenuEvent["kind"]) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") dispatch(kind);
  };
  return (
    <li className={styles.group} onPointerEnter={byMouse("pointed")} onPointerLeave={byMouse("left")}>
      <details
        name="main-menu"
        open={isOpen}
        onBlur={({ relatedTarget, currentTarget }) => {
          const hasLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
          if (isOpen && hasLeft) dispatch("dismissed");
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a `summary` is a button */}
        <summary
          className={styles.title}
          onFocus={({ currentTarget }) => {
            // A mouse press focuses too, but then the click decides.
            if (currentTarget.matches(":focus-visible")) dispatch("focused");
          }}
          onClick={(event) => {
            event.preventDefault();
            // The second click of a double click would close again what the first has opened.
            if (event.detail < 2) dispatch("clicked");
          }}
        >
          <span className={`${withIcon} ${styles.titleText}`}>{group.title}</span>
        </summary>
        <MenuEntries entries={group.entries} className={styles.panel} linkClassName={styles.panelLink} />
      </details>
    </li>
  );
}
