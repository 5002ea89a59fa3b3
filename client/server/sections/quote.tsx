import { RichText } from "../../content/rich-text.tsx";
import * as styles from "./quote.css.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

export function Quote({ section }: SectionProps<"quote">) {
  if (section.text.length === 0) return null;
  return (
    <SectionFrame background="sand" language={section.language}>
      <figure>
        <blockquote>
          <RichText text={section.text} className={styles.text} />
        </blockquote>
        {(section.name || section.role) && (
          <figcaption className={styles.speaker}>
            {section.name && <span className={styles.name}>{section.name}</span>}
            {section.role && <span>{section.role}</span>}
          </figcaption>
        )}
      </figure>
    </SectionFrame>
  );
}
