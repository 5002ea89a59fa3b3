import type { Ref } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { inner } from "../styles/layout.css.ts";
import { LoginLink, MenuEntries } from "./menu-entries.tsx";
import * as styles from "./menu-sheet.css.ts";

interface MenuSheetProps {
  readonly options: ShellResponse;
  readonly ref: Ref<HTMLDetailsElement>;
}

/** The menu of a narrow screen before the application has started. */
export function MenuSheet({ options, ref }: MenuSheetProps) {
  return (
    <details ref={ref}>
      <summary className={styles.button}>Menu</summary>
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
    </details>
  );
}
