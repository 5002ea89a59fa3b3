import { useRef } from "react";
import { useLocation } from "react-router-dom";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { CloseIcon, OutwardIcon } from "../content/icons.tsx";
import { inner, visuallyHidden } from "../styles/layout.css.ts";
import { bar } from "./header.css.ts";
import { LoginLink } from "./login-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import * as styles from "./mobile-menu.css.ts";
import { ModalDialog } from "./modal-dialog.tsx";
import { PlaceLink } from "./place-link.tsx";
import { useWidthReached } from "./use-width-reached.ts";

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly options: ShellAnswer;
}

/** The menu of a narrow screen; it fills the screen. The group that the visitor is in is unfolded. */
export function MobileMenu({ open, onClose, options }: MobileMenuProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  useWidthReached("desktop", onClose);
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      label="Menu"
      initialFocus={closeButton}
      className={styles.menu}
    >
      <div className={`${inner} ${bar}`}>
        <Logo />
        <button ref={closeButton} type="button" className={styles.close} onClick={onClose}>
          Close <CloseIcon />
        </button>
      </div>
      <nav aria-label="Main" className={styles.body}>
        <ul className={`${inner} ${styles.items}`}>
          {options.menus.primary.map((group, index) => (
            <li key={index} className={styles.item}>
              <details
                name="mobile-menu"
                className={styles.group}
                open={group.entries.some(({ link }) => link.href === pathname)}
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
    </ModalDialog>
  );
}
