import type { ReactNode } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { ANNOUNCER_ID, MAIN_ID, OFFLINE_ID } from "../navigation/landmarks.ts";
import { Notices } from "../notices/notices.tsx";
import { visuallyHidden } from "../styles/layout.css.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import * as styles from "./shell.css.ts";

interface ShellProps {
  /** Absent if it could not be loaded: the page has no menus then. */
  readonly options: ShellResponse | undefined;
  /** Whether analytics needs the visitor's consent. Default: `false`. */
  readonly asksConsent?: boolean | undefined;
  readonly children: ReactNode;
}

/** The layout around every page. */
export function Shell({ options, asksConsent = false, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <a href={`#${MAIN_ID}`} className={styles.skipLink}>
        Skip to content
      </a>
      <Header options={options} />
      {options && <Notices options={options} asksConsent={asksConsent} />}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {options && <Footer options={options} asksConsent={asksConsent} />}
      <p id={OFFLINE_ID} hidden role="alert" className={styles.offline}>
        You are offline. This can be shown once you are connected again.
      </p>
      <p id={ANNOUNCER_ID} aria-live="polite" className={visuallyHidden} />
    </div>
  );
}
