import { partsOf } from "../content/date.tsx";
import { Heading } from "../content/heading.tsx";
import { DownloadIcon } from "../content/icons.tsx";
import { itemTitle, label, ruledList } from "../styles/layout.css.ts";
import * as styles from "./calendar.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import { itemLevel, type SectionProps } from "./section-view.ts";

/** Dates to keep, in the editor's order. */
export function Calendar({ section }: SectionProps<"calendar">) {
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} ground="sand">
      {section.events.length > 0 ? (
        <ol className={ruledList}>
          {section.events.map((event, index) => (
            <li key={index} className={styles.event}>
              <CalendarDay date={event.date} />
              <div>
                <Heading level={level} className={itemTitle}>
                  {event.title}
                </Heading>
                {event.note && (
                  <p>
                    <small className={label}>{event.note}</small>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <p>No dates have been announced yet.</p>
      )}
      {section.feed && section.events.length > 0 && (
        <p className={styles.feed}>
          <a href={section.feed} className={styles.feedLink}>
            Add these dates to your calendar
            <DownloadIcon />
          </a>
        </p>
      )}
    </SectionFrame>
  );
}

function CalendarDay({ date }: { readonly date: string }) {
  const { day, month, year } = partsOf(date);
  return (
    <time dateTime={date} className={styles.date}>
      <span className={styles.day}>{day ?? date}</span>{" "}
      {month && (
        <span>
          {month} {year}
        </span>
      )}
    </time>
  );
}
