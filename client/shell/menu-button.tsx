import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { inner } from "../styles/layout.css.ts";
import { LoginLink } from "./login-link.tsx";
import * as styles from "./menu-button.css.ts";
import { MenuEntries } from "./menu-entries.tsx";

interface MenuButtonProps {
  /** Whether JavaScript runs; until it does the menu is a sheet that unfolds under the header. */
  readonly live: boolean;
  readonly options: ShellAnswer;
  readonly expanded: boolean;
  /** Rejects when the menu cannot be opened. */
  readonly onPress: (button: HTMLElement) => Promise<void>;
}

/** Opens the menu of a narrow screen. */
export function MenuButton({ live, options, expanded, onPress }: MenuButtonProps) {
  const { key } = useLocation();
  // The sheet stands in where the code of the menu does not come, and stays where it was opened before this ran.
  const [sheetAt, setSheetAt] = useState<string>();
  const sheet = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (sheet.current?.open) setSheetAt(key);
  }, [key]);

  if (!live || sheetAt === key) {
    return (
      <details ref={sheet} open={sheetAt === key}>
        <summary className={styles.button}>Menu</summary>
        <Sheet options={options} />
      </details>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={expanded}
      onClick={({ currentTarget }) => {
        onPress(currentTarget).catch(() => {
          flushSync(() => setSheetAt(key));
          sheet.current?.querySelector("summary")?.focus();
        });
      }}
    >
      Menu
    </button>
  );
}

function Sheet({ options }: { readonly options: ShellAnswer }) {
  return (
    <nav className={styles.body} aria-label="Main">
      <div className={`${inner} ${styles.columns}`}>
        {options.menus.primary.map((group, index) => (
          <div key={index}>
            <p className={styles.title}>{group.title}</p>
            <MenuEntries entries={group.entries} linkClassName={styles.link} />
          </div>
        ))}
        <ul>
          <li>
            <a href="/news" className={styles.link}>
              News
            </a>
          </li>
          <li>
            <a href="/contact" className={styles.link}>
              Contact
            </a>
          </li>
        </ul>
        <LoginLink options={options} className={styles.link}>
          Shareholder Login
        </LoginLink>
      </div>
    </nav>
  );
}
