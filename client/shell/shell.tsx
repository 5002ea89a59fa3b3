import type { ReactNode } from "react";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import * as styles from "./shell.css.ts";

interface ShellProps {
  /** Absent when it could not be loaded: the page goes without menus. */
  readonly options: ShellAnswer | undefined;
  readonly children: ReactNode;
}

/** The frame around every page. */
export function Shell({ options, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skipLink}>
        Skip to content
      </a>
      <Header options={options} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {options && <Footer options={options} />}
    </div>
  );
}
