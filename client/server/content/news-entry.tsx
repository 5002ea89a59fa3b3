import type { NewsSummary } from "../../../src/domain/content/news.ts";
import type { HeadingLevel } from "../../../src/domain/content/rich-text.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { ContentLink } from "../../content/content-link.tsx";
import { Heading } from "../../content/rich-text.tsx";
import { quietLink, stretched } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { useTexts } from "../locale.ts";
import { metadata } from "./document-list.css.ts";
import { ReleaseText } from "./moment.tsx";
import * as styles from "./news-entry.css.ts";

interface NewsEntryProps {
  readonly article: NewsSummary;
  readonly level: HeadingLevel;
  /** `lead` with a large image, `brief` without one, `row` with a small one at its side. */
  readonly variant: keyof typeof styles.variants;
}

/** An article in a list: date, headline, summary. The whole entry is its link. */
export function NewsEntry({ article, level, variant }: NewsEntryProps) {
  const { lists } = useTexts();
  return (
    <article className={styles.variants[variant]}>
      {article.image && variant !== "brief" && (
        <ContentImage
          image={article.image}
          sizes={
            variant === "lead" ? sizesFrom("desktop", "54vw", "92vw") : sizesFrom("desktop", "22vw", "30vw")
          }
          className={styles.image}
        />
      )}
      <div className={styles.text}>
        <p className={`${metadata} ${styles.metadata}`}>
          <ReleaseText date={article.date} released={article.released} />
          {article.category && <small>{lists.kinds[article.category]}</small>}
        </p>
        <Heading level={level} className={variant === "lead" ? styles.leadTitle : styles.title}>
          <ContentLink link={{ kind: "page", href: article.href }} className={`${quietLink} ${stretched}`}>
            {article.title}
          </ContentLink>
        </Heading>
        {article.summary && <p className={styles.summary}>{article.summary}</p>}
      </div>
    </article>
  );
}
