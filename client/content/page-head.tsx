import type { ReactNode } from "react";
import { PAGE_HEAD_END_ID } from "../../src/adapters/http/contract/first-screen.ts";
import { container } from "../styles/layout.css.ts";
import { Motif } from "./motif.tsx";
import * as styles from "./page-head.css.ts";

interface PageHeadProps {
  readonly title: string;
  readonly tone: keyof typeof styles.tones;
  /** Default `title`. */
  readonly size?: keyof typeof styles.titles;
  /** Content above the title: the breadcrumb. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a page with its title, under the site's header. */
export function PageHead({ title, tone, size = "title", above, children }: PageHeadProps) {
  const isDark = tone === "dark";
  return (
    <header className={styles.tones[tone]} data-top={tone}>
      {isDark && <Motif />}
      <div className={`${container} ${isDark || size === "headline" ? styles.text : styles.besideTitle}`}>
        {above}
        <h1 className={styles.titles[size]}>{title}</h1>
        {children}
      </div>
      <template id={PAGE_HEAD_END_ID} />
    </header>
  );
}
