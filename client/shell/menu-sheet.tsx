import type { Ref } from "react";
import { shell as texts } from "#texts/shell.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { container } from "../styles/layout.css.ts";
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
      <summary className={styles.button}>{texts.menu}</summary>
      <nav className={styles.body} aria-label={texts.mainMenu}>
        <div className={`${container} ${styles.columns}`}>
          {options.menus.primary.map((group, index) => (
            <div key={index}>
              <p className={styles.title}>{group.title}</p>
              <MenuEntries entries={group.entries} linkClassName={styles.link} />
            </div>
          ))}
          <ul>
            <li>
              <a href="/news" className={styles.link}>
                {texts.news}
              </a>
            </li>
            <li>
              <a href="/contact" className={styles.link}>
                {texts.contact}
              </a>
            </li>
          </ul>
          <LoginLink options={options} className={styles.link}>
            {texts.shareholderLogin}
          </LoginLink>
        </div>
      </nav>
    </details>
  );
}
