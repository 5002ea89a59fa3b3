import type { ReactNode } from "react";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import type { Translatable } from "../../../src/domain/content/translatable.ts";
import { Heading } from "../../content/rich-text.tsx";
import { dividedItem, dividedList } from "../../styles/layout.css.ts";
import * as styles from "./accordion.css.ts";
import { ItemText, itemLevel, SectionFrame } from "./section-frame.tsx";

interface AccordionProps {
  readonly section: {
    readonly heading?: string | undefined;
    readonly entries: readonly (Translatable<"body"> & {
      readonly title: ReactNode;
      readonly body: RichText;
    })[];
  };
}

/** Questions and answers, or other text that not every reader needs, collapsed under its titles. */
export function Accordion({ section }: AccordionProps) {
  if (section.entries.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading}>
      <div className={dividedList}>
        {section.entries.map((entry, index) => (
          <details key={index} className={dividedItem}>
            <summary className={styles.summary}>
              <Heading level={level}>{entry.title}</Heading>
            </summary>
            <ItemText
              level={level}
              text={entry.body}
              language={entry.wordsIn?.body}
              className={styles.body}
            />
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
