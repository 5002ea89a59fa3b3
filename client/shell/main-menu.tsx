import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { MenuGroup } from "../../src/domain/content/menu.ts";
import { signed } from "../styles/layout.css.ts";
import * as styles from "./main-menu.css.ts";
import { LoginLink, MenuEntries, PlaceLink } from "./menu-entries.tsx";
import { SearchLink } from "./search-link.tsx";

/** The menu of a wide screen: groups that open, and links. `startMainMenu` adds the behaviour. */
export function MainMenu({ options }: { readonly options: ShellResponse }) {
  return (
    <nav className={styles.menu} aria-label="Main" data-main-menu>
      <ul className={styles.items}>
        {options.menus.primary.map((group, index) => (
          <Group key={index} group={group} />
        ))}
        <li>
          <PlaceLink href="/news" className={styles.link}>
            News
          </PlaceLink>
        </li>
        <li>
          <SearchLink />
        </li>
        <li>
          <PlaceLink href="/contact" className={styles.link}>
            Contact
          </PlaceLink>
        </li>
        <li>
          <LoginLink options={options} className={styles.login}>
            Shareholder Login
          </LoginLink>
        </li>
      </ul>
    </nav>
  );
}

/** A `details` element, so that a click opens it without JavaScript too. */
function Group({ group }: { readonly group: MenuGroup }) {
  return (
    <li className={styles.group}>
      <details name="main-menu">
        <summary className={styles.title}>
          <span className={`${signed} ${styles.titleText}`}>{group.title}</span>
        </summary>
        <MenuEntries entries={group.entries} className={styles.panel} linkClassName={styles.panelLink} />
      </details>
    </li>
  );
}
