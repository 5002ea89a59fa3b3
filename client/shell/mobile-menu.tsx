import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { CloseIcon, OutwardIcon } from "../content/icons.tsx";
import { inner, visuallyHidden } from "../styles/layout.css.ts";
import { CLOSES_ATTRIBUTE } from "./dialogs.ts";
import { bar } from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { LoginLink, MenuEntries, PlaceLink } from "./menu-entries.tsx";
import { button } from "./menu-sheet.css.ts";
import * as styles from "./mobile-menu.css.ts";
import { MOBILE_MENU_ID } from "./overlay-ids.ts";

/** The full-screen menu of a narrow screen. */
export function MobileMenu({ options }: { readonly options: ShellResponse }) {
  return (
    <dialog id={MOBILE_MENU_ID} aria-label="Menu" className={styles.menu}>
      <div className={`${inner} ${bar}`}>
        <Logo />
        <button type="button" className={button} {...{ [CLOSES_ATTRIBUTE]: true }}>
          Close <CloseIcon />
        </button>
      </div>
      <nav aria-label="Main" className={styles.body}>
        <ul className={`${inner} ${styles.items}`}>
          {options.menus.primary.map((group, index) => (
            <li key={index} className={styles.item}>
              <details name="mobile-menu" className={styles.group}>
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
            <PlaceLink href="/news" className={styles.title}>
              News
            </PlaceLink>
          </li>
          <li className={styles.item}>
            <PlaceLink href="/contact" className={styles.title}>
              Contact
            </PlaceLink>
          </li>
        </ul>
      </nav>
      <LoginLink options={options} className={styles.login}>
        <span>
          Log in<span className={visuallyHidden}> as a shareholder</span>
        </span>
        <OutwardIcon />
      </LoginLink>
    </dialog>
  );
}
