import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";
import type { Card } from "../../src/domain/content/section.ts";
import { ActionLink } from "../content/action-link.tsx";
import { Heading } from "../content/heading.tsx";
import { Picture } from "../content/picture.tsx";
import { RichText } from "../content/rich-text.tsx";
import { itemTitle, ruledList } from "../styles/layout.css.ts";
import { sizesFrom, wideWidth } from "../styles/media.ts";
import * as styles from "./cards.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import { itemLevel, type SectionProps } from "./section-view.ts";

/** How wide a picture is by how many stand side by side. */
const PICTURE_SIZES: Readonly<Record<keyof typeof styles.pictured, string>> = {
  one: sizesFrom([["desktop", wideWidth]], "92vw"),
  pairs: sizesFrom([["tablet", "45vw"]], "92vw"),
  threes: sizesFrom([["tablet", "29vw"]], "92vw"),
};

/** Several things of one kind: with pictures side by side, without pictures as a list. */
export function Cards({ section }: SectionProps<"cards">) {
  if (section.cards.length === 0) return null;
  const pictured = section.cards.some((card) => card.image);
  const columns = columnsOf(section.cards.length);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} content={pictured ? "below" : "beside"}>
      <ul className={pictured ? styles.pictured[columns] : ruledList}>
        {section.cards.map((card, index) => (
          <li key={index} className={pictured ? styles.card : styles.row}>
            <CardView card={card} level={itemLevel(section)} pictureSizes={PICTURE_SIZES[columns]} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** No row is left with one card in three places. */
function columnsOf(cards: number): keyof typeof styles.pictured {
  if (cards === 1) return "one";
  return cards % 3 === 0 ? "threes" : "pairs";
}

interface CardViewProps {
  readonly card: Card;
  readonly level: HeadingLevel;
  readonly pictureSizes: string;
}

function CardView({ card, level, pictureSizes }: CardViewProps) {
  return (
    <>
      {card.image && <Picture image={card.image} sizes={pictureSizes} className={styles.picture} />}
      <Heading level={level} className={itemTitle}>
        {card.title}
      </Heading>
      <div className={styles.words}>
        <RichText text={card.text} topLevel={level === 2 ? 3 : 4} />
        {card.action && (
          <p>
            <ActionLink action={card.action} stretch />
          </p>
        )}
      </div>
    </>
  );
}
