import { ContentImage } from "../../content/content-image.tsx";
import { dividedList } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { width } from "../../styles/width.ts";
import { ActionLink } from "../content/action-link.tsx";
import * as styles from "./cards.css.ts";
import { ItemText, ItemTitle, itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** `sizes` of an image by the number of columns. */
const IMAGE_SIZES: Readonly<Record<keyof typeof styles.withImages, string>> = {
  one: sizesFrom("desktop", width.wide, "92vw"),
  pairs: sizesFrom("tablet", "45vw", "92vw"),
  fours: sizesFrom("desktop", "22vw", sizesFrom("tablet", "45vw", "92vw")),
  threes: sizesFrom("tablet", "29vw", "92vw"),
};

/** Several items of one kind: in columns if they have images, otherwise as a list. */
export function Cards({ section }: SectionProps<"cards">) {
  if (section.cards.length === 0) return null;
  const level = itemLevel(section);
  const withImages = section.cards.some((card) => card.image);
  const columns = columnsOf(section.cards.length);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} content={withImages ? "below" : "beside"}>
      <ul role="list" className={withImages ? styles.withImages[columns] : dividedList}>
        {section.cards.map((card, index) => (
          <li key={index} className={withImages ? styles.card : styles.row}>
            {card.image && (
              <ContentImage image={card.image} sizes={IMAGE_SIZES[columns]} className={styles.image} />
            )}
            <ItemTitle level={level}>{card.title}</ItemTitle>
            <div className={styles.text}>
              <ItemText level={level} text={card.text} />
              {card.action && (
                <p>
                  <ActionLink action={card.action} stretch />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Three or four columns only where all rows are full. */
function columnsOf(cards: number): keyof typeof styles.withImages {
  if (cards === 1) return "one";
  if (cards % 4 === 0) return "fours";
  return cards % 3 === 0 ? "threes" : "pairs";
}
