import { ActionLink } from "../content/action-link.tsx";
import * as styles from "../content/news-entry.css.ts";
import { NewsEntry } from "../content/news-entry.tsx";
import { useTexts } from "../locale.ts";
import { sides } from "./image-with-text.css.ts";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** The newest articles: the first with its image, the others as a list beside it. */
export function LatestNews({ section }: SectionProps<"latest-news">) {
  const { content: texts } = useTexts();
  const level = itemLevel(section);
  const [first, ...others] = section.articles;
  return (
    <SectionFrame
      heading={section.heading}
      content="below"
      aside={section.action && <ActionLink action={section.action} />}
    >
      {first ? (
        <div className={others.length > 0 ? sides.left : undefined}>
          <NewsEntry article={first} level={level} variant={others.length > 0 ? "lead" : "row"} />
          {others.length > 0 && (
            <ul className={styles.briefList}>
              {others.map((article) => (
                <li key={article.id} className={styles.briefEntry}>
                  <NewsEntry article={article} level={level} variant="brief" />
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <p>{texts.noNews}</p>
      )}
    </SectionFrame>
  );
}
