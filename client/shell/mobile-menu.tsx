import { useContext } from "react";
import { shell as texts } from "#texts/shell.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { CloseIcon, OutwardIcon } from "../content/icons.tsx";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { PagePath } from "../page-address.ts";
import { container, visuallyHidden } from "../styles/layout.css.ts";
import type { Modal } from "../use-modal.ts";
import { bar } from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { LoginLink, MenuEntries, MenuLink } from "./menu-entries.tsx";
import { button } from "./menu-sheet.css.ts";
import * as styles from "./mobile-menu.css.ts";

interface MobileMenuProps {
  readonly options: ShellResponse;
  readonly modal: Modal;
}

/** The full-screen menu of a narrow screen. The group of the current page is open when it opens. */
export function MobileMenu({ options, modal }: MobileMenuProps) {
  const pathname = useContext(PagePath);
  return (
    <dialog {...modal.props} aria-label={texts.menu} className={styles.menu}>
      <div className={`${container} ${bar}`}>
        <Logo />
        <button ref={modal.focusRef} type="button" className={button} onClick={modal.close}>
          {texts.close} <CloseIcon />
        </button>
      </div>
      <nav aria-label={texts.mainMenu} className={styles.body}>
        <ul key={modal.openings} className={`${container} ${styles.items}`}>
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
          <li className={styles.item}>
            <MenuLink href="/news" className={styles.title}>
              {texts.news}
            </MenuLink>
          </li>
          <li className={styles.item}>
            <MenuLink href="/contact" className={styles.title}>
              {texts.contact}
            </MenuLink>
          </li>
        </ul>
      </nav>
      <LoginLink options={options} className={styles.login}>
        <span>
          {texts.logIn}
          <span className={visuallyHidden}> {texts.asShareholder}</span>
        </span>
        <OutwardIcon />
      </LoginLink>
      <OnNavigation callback={modal.close} />
    </dialog>
  );
}
