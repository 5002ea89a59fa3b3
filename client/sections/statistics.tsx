import { content as texts } from "#texts/content.ts";
import { ActionLink } from "../content/action-link.tsx";
import { label, pairs } from "../styles/layout.css.ts";
import { FigureDownloads } from "./figure-downloads.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";
import * as styles from "./statistics.css.ts";

/** Key figures in large text, with their period and source. */
export function Statistics({ section }: SectionProps<"statistics">) {
  if (section.figures.length === 0) return null;
  return (
    <SectionFrame
      heading={section.heading}
      ground="sand"
      aside={
        <div className={styles.basis}>
          {section.period && (
            <p>
              <small>{section.period}</small>
            </p>
          )}
          {section.source && (
            <p>
              <small>{texts.source(section.source)}</small>
            </p>
          )}
          <FigureDownloads section={section} />
          {section.action && <ActionLink action={section.action} />}
        </div>
      }
    >
      <dl className={pairs}>
        {section.figures.map((figure, index) => (
          <div key={index} className={styles.figure}>
            <dt className={styles.name}>{figure.label}</dt>
            <dd className={styles.value}>
              {figure.value}
              {figure.unit && <span className={styles.unit}> {figure.unit}</span>}
            </dd>
            {figure.note && (
              <dd>
                <small className={label}>{figure.note}</small>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
