import { type ComponentProps, type ReactNode, useId } from "react";
import type { HeadingLevel, RichText as RichTextValue } from "../../../src/domain/content/rich-text.ts";
import type { SectionView, SectionViewOf } from "../../../src/domain/content/section.ts";
import type { Translatable } from "../../../src/domain/content/translatable.ts";
import { LanguageAround } from "../../content/locale.ts";
import { Heading, RichText } from "../../content/rich-text.tsx";
import { container, itemTitle, partTitle } from "../../styles/layout.css.ts";
import * as styles from "./section-frame.css.ts";

export interface SectionProps<Kind extends SectionView["kind"]> {
  readonly section: SectionViewOf<Kind>;
}

interface SectionFrameProps extends Translatable<"heading" | "intro"> {
  readonly id?: string | undefined;
  readonly heading?: ReactNode;
  readonly intro?: RichTextValue | undefined;
  /** Content beside the heading: a period, a link to all entries. */
  readonly aside?: ReactNode;
  /** Where the content goes: beside the heading, or below it in the full width. Default `beside`. */
  readonly content?: keyof typeof styles.layouts | undefined;
  /** Language of its words, if it is not that of the page (BCP 47). */
  readonly language?: string | undefined;
  /** Default `paper`. */
  readonly background?: keyof typeof styles.backgrounds;
  readonly children?: ReactNode;
}

/** The layout of a section: background, width, heading, and position of its content. */
export function SectionFrame(props: SectionFrameProps) {
  const {
    id,
    heading,
    intro = [],
    aside,
    content = "beside",
    background = "paper",
    language,
    wordsIn,
    children,
  } = props;
  const headingId = useId();
  const hasHead = Boolean(heading) || intro.length > 0 || Boolean(aside);
  return (
    <section
      id={id}
      lang={language}
      className={styles.backgrounds[background]}
      aria-labelledby={heading ? headingId : undefined}
    >
      <LanguageAround value={language}>
        <div className={`${container} ${styles.layouts[content]}`}>
          {hasHead && (
            <div className={styles.head}>
              {heading && (
                <h2 id={headingId} lang={wordsIn?.heading} className={partTitle}>
                  {heading}
                </h2>
              )}
              <RichText text={intro} language={wordsIn?.intro} topLevel={3} className={styles.intro} />
              {aside}
            </div>
          )}
          <div className={styles.content}>{children}</div>
        </div>
      </LanguageAround>
    </section>
  );
}

/** Level of the headings inside a section: one below the section's heading, or its level if it has none. */
export function itemLevel({ heading }: { readonly heading?: ReactNode }): HeadingLevel {
  return heading ? 3 : 2;
}

/** The title of an item in a section. */
export function ItemTitle(props: ComponentProps<typeof Heading>) {
  return <Heading {...props} className={itemTitle} />;
}

/** The text of an item, whose headings are below its title. */
export function ItemText(props: ComponentProps<typeof RichText> & { readonly level: HeadingLevel }) {
  const { level, ...own } = props;
  return <RichText {...own} topLevel={level === 2 ? 3 : 4} />;
}
