import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { ArrowIcon } from "../../content/icons.tsx";
import { dividedList, stretched } from "../../styles/layout.css.ts";
import * as styles from "../content/document-list.css.ts";
import { useTexts } from "../locale.ts";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";

/** Links to all general meetings, each with its date, its place and how its resolutions went. */
export function GeneralMeetings({ section }: SectionProps<"general-meetings">) {
  const { meetings: texts, content } = useTexts();
  return (
    <SectionFrame heading={section.heading} intro={section.intro}>
      {section.meetings.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul role="list" className={dividedList}>
          {section.meetings.map(({ href, title, event, state, carried, decided }) => (
            <li key={href} className={styles.entry}>
              <ContentLink link={{ kind: "page", href }} className={`${styles.title} ${stretched}`}>
                {title}
              </ContentLink>
              {event?.place && (
                <p lang={event.wordsIn?.place} className={styles.summary}>
                  {event.place}
                </p>
              )}
              <p className={styles.documentMetadata}>
                {event && <DateText date={event.date} />}
                {event?.status && <small>{content.eventStatus[event.status]}</small>}
                {state === "live" && <small>{content.live}</small>}
                {decided > 0 && <small>{texts.carried(carried, decided)}</small>}
              </p>
              <ArrowIcon />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
