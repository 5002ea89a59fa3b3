import { ItemText, ItemTitle, itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";
import * as styles from "./timeline.css.ts";

/** Events in the editor's order. */
export function Timeline({ section }: SectionProps<"timeline">) {
  if (section.events.length === 0) return null;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading}>
      <ol role="list">
        {section.events.map((event, index) => (
          <li key={index} className={styles.event}>
            <p className={styles.period}>{event.period}</p>
            <div className={styles.text}>
              {event.title && <ItemTitle level={level}>{event.title}</ItemTitle>}
              <ItemText level={level} text={event.text} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
