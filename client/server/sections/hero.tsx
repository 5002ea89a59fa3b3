import type { ReactNode } from "react";
import { PAGE_HEAD_END_ID } from "../../../src/adapters/http/contract/first-screen.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { Motif } from "../../content/motif.tsx";
import { eyebrow } from "../../content/page-head.css.ts";
import { Heading, RichText } from "../../content/rich-text.tsx";
import { container } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { ActionLink } from "../content/action-link.tsx";
import * as styles from "./hero.css.ts";
import type { SectionProps } from "./section-frame.tsx";

interface HeroProps extends SectionProps<"hero"> {
  /** 1 if the hero is the head of its page. Default 2. */
  readonly level?: 1 | 2;
  /** Content above the title: the breadcrumb. */
  readonly above?: ReactNode;
  /** In a page's head: the background under the site header; on `dark` the header is white. Default `dark`. */
  readonly top?: "dark" | "light";
}

/** A large title on the company's green, with an image beside or behind it. */
export function Hero({ section, level = 2, above, top = "dark" }: HeroProps) {
  const isHead = level === 1;
  const isStatement = section.variation === "statement";
  const beside = isStatement ? undefined : section.image;
  return (
    <section
      className={`${styles.variations[section.variation]} ${isHead ? styles.pageHead : ""}`}
      data-top={isHead ? top : undefined}
    >
      {section.image && isStatement && (
        <ContentImage image={section.image} sizes="100vw" priority={isHead} className={styles.backdrop} />
      )}
      {!section.image && <Motif />}
      <div className={`${container} ${styles.text} ${beside ? styles.besideImage : ""}`}>
        {above}
        {section.eyebrow && <p className={eyebrow}>{section.eyebrow}</p>}
        <Heading level={level} className={isStatement ? styles.statement : styles.title}>
          {section.title}
        </Heading>
        <RichText text={section.lead} topLevel={isHead ? 2 : 3} className={styles.lead} />
        {section.actions.length > 0 && (
          <ul className={styles.actions}>
            {section.actions.map((action, index) => (
              <li key={index}>
                <ActionLink action={action} variant="onDark" />
              </li>
            ))}
          </ul>
        )}
      </div>
      {beside && (
        <ContentImage
          image={beside}
          sizes={sizesFrom("desktop", "50vw", "100vw")}
          priority={isHead}
          className={styles.image}
        />
      )}
      {isHead && <template id={PAGE_HEAD_END_ID} />}
    </section>
  );
}
