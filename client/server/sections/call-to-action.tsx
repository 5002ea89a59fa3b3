import { Motif } from "../../content/motif.tsx";
import { titles } from "../../content/page-head.css.ts";
import { RichText } from "../../content/rich-text.tsx";
import { container } from "../../styles/layout.css.ts";
import { ActionLink } from "../content/action-link.tsx";
import * as styles from "./call-to-action.css.ts";
import { backgrounds } from "./section-frame.css.ts";
import type { SectionProps } from "./section-frame.tsx";

/** A prompt with one link to the next step. */
export function CallToAction({ section }: SectionProps<"call-to-action">) {
  return (
    <section className={backgrounds.green}>
      <Motif view="near" />
      <div className={`${container} ${styles.content}`}>
        <h2 className={titles.title}>{section.heading}</h2>
        <RichText text={section.text} topLevel={3} className={styles.text} />
        {section.action && (
          <p>
            <ActionLink action={section.action} variant="buttonOnDark" />
          </p>
        )}
      </div>
    </section>
  );
}
