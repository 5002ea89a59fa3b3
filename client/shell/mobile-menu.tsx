import { useContext } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { OWN_PAGES } from "../../src/domain/links/own-pages.ts";
import type { Modal } from "../browser/use-modal.ts";
import { CloseIcon, OutwardIcon } from "../content/icons.tsx";
import { useTexts } from "../content/locale.ts";
import { useOwnPages } from "../content/own-pages.ts";
import { PagePath } from "../content/page-address.ts";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { container, visuallyHidden } from "../styles/layout.css.ts";
import { bar } from "./header.css.ts";
import { MAIN_ID, OPENS } from "./ids.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { LinkButton } from "./link-button.tsx";
import { Logo } from "./logo.tsx";
import { LoginLink, MenuEntries, MenuLink } from "./menu-entries.tsx";
import * as styles from "./mobile-menu.css.ts";

/** Id of the menu, by which it is opened before the application has started. Without scripts, its address shows it. */
const MENU_ID = "mobile-menu";

interface MenuButtonProps {
  /** Whether the menu is open; `undefined` before the application has started. */
  readonly isExpanded: boolean | undefined;
  readonly onPress: (button: HTMLElement) => void;
}

/** Opens the menu of a narrow screen. */
export function MenuButton({ isExpanded, onPress }: MenuButtonProps) {
  const { shell: texts } = useTexts();
  return (
    <LinkButton
      href={`#${MENU_ID}`}
      className={styles.button}
      {...{ [OPENS]: MENU_ID }}
      hasStarted={isExpanded !== undefined}
      aria-expanded={isExpanded}
      onPress={onPress}
    >
      {texts.menu}
    </LinkButton>
  );
}

interface MobileMenuProps {
  readonly options: ShellResponse;
  readonly modal: Modal;
  readonly hasStarted: boolean;
}

/** The full-screen menu of a narrow screen. The group of the current page is open when it opens. */
export function MobileMenu({ options, modal, hasStarted }: MobileMenuProps) {
  const { shell: texts } = useTexts();
  const own = useOwnPages();
  const pathname = useContext(PagePath);
  return (
    <dialog {...modal.props} id={MENU_ID} aria-label={texts.menu} className={styles.menu}>
      <div className={`${container} ${bar}`}>
        <Logo />
        <LinkButton
          ref={modal.focusRef}
          href={`#${MAIN_ID}`}
          className={styles.button}
          // Before the application has started.
          autoFocus
          hasStarted={hasStarted}
          onPress={modal.close}
        >
          {`${texts.close} `}
          <CloseIcon />
        </LinkButton>
      </div>
      <nav aria-label={texts.mainMenu} className={styles.body}>
        <ul key={modal.closings} className={`${container} ${styles.items}`}>
          {options.menus.primary.map((group, index) => (
            <li key={index} className={styles.item}>
              <details
                name="mobile-menu"
                className={styles.group}
                open={group.entries.some(({ link }) => link.kind === "page" && link.href === pathname)}
              >
                <summary className={styles.title}>{group.title}</summary>
                <MenuEntries
                  entries={group.entries}
                  className={styles.entries}
                  linkClassName={styles.entry}
                />
              </details>
            </li>
          ))}
          {OWN_PAGES.map((page) => {
            const href = own[page];
            return href === undefined ? null : (
              <li key={page} className={styles.item}>
                <MenuLink href={href} className={styles.title}>
                  {texts[page]}
                </MenuLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <LanguageSwitch className={`${container} ${styles.languages}`} />
      <LoginLink options={options} className={styles.login}>
        <span>
          {texts.logIn}
          <span className={visuallyHidden}>{` ${texts.asShareholder}`}</span>
        </span>
        <OutwardIcon />
      </LoginLink>
      <OnNavigation callback={modal.close} />
    </dialog>
  );
}
