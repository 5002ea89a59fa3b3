import { ContentImage } from "../../content/content-image.tsx";
import { RichText } from "../../content/rich-text.tsx";
import { partTitle, photograph } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { ActionLink } from "../content/action-link.tsx";
import * as styles from "./image-with-text.css.ts";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

export function ImageWithText({ section }: SectionProps<"image-with-text">) {
  if (!section.image && !section.heading && section.body.length === 0) return null;
  return (
    <SectionFrame content="below">
      <div className={section.image ? styles.sides[section.imageSide] : undefined}>
        {section.image && (
          <figure>
            <ContentImage
              image={section.image}
              sizes={sizesFrom("desktop", "54vw", "92vw")}
              className={photograph}
            />
            {section.caption && <figcaption className={styles.caption}>{section.caption}</figcaption>}
          </figure>
        )}
        <div className={styles.text}>
          {section.heading && <h2 className={partTitle}>{section.heading}</h2>}
          <RichText text={section.body} topLevel={itemLevel(section)} />
          {section.action && (
            <p>
              <ActionLink action={section.action} />
            </p>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
