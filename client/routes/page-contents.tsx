import { signed } from "../styles/layout.css.ts";
import * as styles from "./page-contents.css.ts";
import type { PagePart } from "./parts-of-page.ts";

/** Table of contents of a long page. */
export function PageContents({ parts }: { readonly parts: readonly PagePart[] }) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul className={styles.list}>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className={signed}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
