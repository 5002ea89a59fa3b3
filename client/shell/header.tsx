import { Link, useLocation } from "react-router-dom";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import type { MenuGroup } from "../../src/domain/content/menu.ts";
import { ContentLink } from "../content/content-link.tsx";
import { inner, signed } from "../styles/layout.css.ts";
import * as styles from "./header.css.ts";
import { Logo } from "./logo.tsx";
import { MenuEntries } from "./menu-entries.tsx";

/** Logo and menus. It lies over the head of the page, which says by `data-top` whether it is dark or light. */
export function Header({ options }: { readonly options: ShellAnswer | undefined }) {
  // Menus are closed again on every page.
  const { key } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`${inner} ${styles.bar}`}>
        <Logo />
        {options && <WideMenu key={`wide ${key}`} options={options} />}
        {options && <NarrowMenu key={`narrow ${key}`} options={options} />}
      </div>
    </header>
  );
}

function WideMenu({ options }: { readonly options: ShellAnswer }) {
  return (
    <nav className={styles.wide} aria-label="Main">
      <ul className={styles.groups}>
        {options.menus.primary.map((group, index) => (
          <li key={index} className={styles.group}>
            <details name="main-menu">
              <summary className={styles.groupTitle}>{group.title}</summary>
              <MenuEntries
                entries={group.entries}
                className={styles.panel}
                linkClassName={styles.panelLink}
              />
            </details>
          </li>
        ))}
        <SiteLinks className={signed} />
      </ul>
      <LoginLink options={options} className={styles.login} />
    </nav>
  );
}

function NarrowMenu({ options }: { readonly options: ShellAnswer }) {
  return (
    <details className={styles.narrow}>
      <summary className={styles.menuButton}>Menu</summary>
      <nav className={styles.sheet} aria-label="Main">
        <div className={`${inner} ${styles.sheetColumns}`}>
          {options.menus.primary.map((group, index) => (
            <NarrowGroup key={index} group={group} />
          ))}
          <ul>
            <SiteLinks className={styles.sheetLink} />
          </ul>
          <LoginLink options={options} className={styles.sheetLink} />
        </div>
      </nav>
    </details>
  );
}

function NarrowGroup({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <p className={styles.sheetTitle}>{group.title}</p>
      <MenuEntries entries={group.entries} linkClassName={styles.sheetLink} />
    </div>
  );
}

function SiteLinks({ className }: { readonly className: string }) {
  return (
    <>
      <li>
        <Link to="/news" className={className}>
          News
        </Link>
      </li>
      <li>
        <Link to="/search" className={className}>
          Search
        </Link>
      </li>
      <li>
        <Link to="/contact" className={className}>
          Contact
        </Link>
      </li>
    </>
  );
}

interface LoginLinkProps {
  readonly options: ShellAnswer;
  readonly className: string;
}

function LoginLink({ options, className }: LoginLinkProps) {
  if (!options.shareholderLogin) return null;
  return (
    <ContentLink link={options.shareholderLogin} newTab className={className}>
      Shareholder Login
    </ContentLink>
  );
}
