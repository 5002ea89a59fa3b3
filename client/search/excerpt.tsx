import type { SearchResult } from "../../src/adapters/http/contract/search.ts";
import * as styles from "./excerpt.css.ts";

/** An excerpt of a search result, with the matches highlighted. */
export function Excerpt({ parts }: { readonly parts: SearchResult["excerpt"] }) {
  if (parts.length === 0) return null;
  let position = 0;
  return (
    <p className={styles.excerpt}>
      {parts.map(({ text, hit }) => {
        const key = position;
        position += text.length;
        return hit ? (
          <mark key={key} className={styles.hit}>
            {text}
          </mark>
        ) : (
          text
        );
      })}
    </p>
  );
}
