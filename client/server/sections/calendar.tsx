import { useContext } from "react";
import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { SITE_LOCALE, SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { cityOf, dayAt, offersOf, spanOf, timeOfDay } from "../../../src/domain/content/calendar-event.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import type { HeadingLevel } from "../../../src/domain/content/rich-text.ts";
import type { CalendarEventView } from "../../../src/domain/content/section.ts";
import { DateText, partsOf } from "../../content/date.tsx";
import { FilterLinks } from "../../content/filter-links.tsx";
import { DownloadIcon } from "../../content/icons.tsx";
import { PagePath, SiteOrigin } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { dividedList, label, visuallyHidden } from "../../styles/layout.css.ts";
import { ActionLink } from "../content/action-link.tsx";
import { Moment } from "../content/moment.tsx";
import { Note } from "../content/note.tsx";
import * as styles from "./calendar.css.ts";
import { ItemTitle, itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** More events than these are in two columns. So many of them are in view, the others are opened by a press. */
const MAX_IN_VIEW = 4;

/** Hash of a calendar with a filter, so that the page stays there when the visitor sets it. */
const SECTION_ID = "dates";

/** Dates to keep, in the editor's order. */
export function Calendar({ section }: SectionProps<"calendar">) {
  const pathname = useContext(PagePath);
  const hrefOf = (filter: ListFilter, page?: number) => `${listHref(pathname, filter, page)}#${SECTION_ID}`;
  const origin = useContext(SiteOrigin);
  const level = itemLevel(section);
  const { events, archive } = section;
  const many = events.length > MAX_IN_VIEW;
  // Who has chosen a year wants to see it.
  const { inView, more } = archive?.year === undefined ? eventsInView(events) : { inView: events, more: [] };
  const list = (part: readonly CalendarEventView[]) => (
    <ol role="list" className={many ? styles.inColumns : dividedList}>
      {part.map((event, index) => (
        <CalendarEntry key={index} event={event} level={level} />
      ))}
    </ol>
  );
  return (
    <SectionFrame
      id={archive && SECTION_ID}
      heading={section.heading}
      intro={section.intro}
      background="sand"
      content={many || archive ? "below" : "beside"}
    >
      {archive && (
        <FilterLinks
          name="year"
          values={archive.years}
          unfiltered={texts.currentDates}
          filter={{ year: archive.year }}
          hrefOf={hrefOf}
        />
      )}
      {events.length > 0 ? list(inView) : <p>{texts.noDates}</p>}
      {more.length > 0 && (
        <details open={more.some(({ state }) => state === "live")}>
          <summary className={styles.moreDates}>{texts.moreDates(more.length)}</summary>
          {list(more)}
        </details>
      )}
      {archive && (
        <Paging {...archive} label={texts.dates} hrefOf={(page) => hrefOf({ year: archive.year }, page)} />
      )}
      {section.feed && events.length > 0 && (
        <p className={styles.feed}>
          <a href={origin.replace(/^https?:/, "webcal:") + section.feed} className={styles.feedLink}>
            {texts.subscribe}
          </a>{" "}
          <a href={section.feed} className={styles.feedLink}>
            {texts.subscribeToDates}
            <DownloadIcon />
          </a>
        </p>
      )}
    </SectionFrame>
  );
}

/** In view are the last event that is over, which may offer a recording, and those after it. */
function eventsInView(events: readonly CalendarEventView[]) {
  // Nobody opens a list for a single date.
  if (events.length <= MAX_IN_VIEW + 1) return { inView: events, more: [] };
  const next = events.findIndex(({ isOver }) => !isOver);
  const last = events.length - MAX_IN_VIEW;
  const first = next < 0 ? last : Math.min(Math.max(next - 1, 0), last);
  return { inView: events.slice(first, first + MAX_IN_VIEW), more: events.toSpliced(first, MAX_IN_VIEW) };
}

interface CalendarEntryProps {
  readonly event: CalendarEventView;
  readonly level: HeadingLevel;
}

function CalendarEntry({ event, level }: CalendarEntryProps) {
  return (
    <li className={styles.event}>
      <CalendarDay date={event.date} />
      <div>
        <ItemTitle level={level}>{event.title}</ItemTitle>
        <EventStatus event={event} />
        <EventTime event={event} />
        {event.place && <Note>{event.place}</Note>}
        {event.note && <Note>{event.note}</Note>}
        <EventOffers event={event} />
      </div>
    </li>
  );
}

/** Whether it is postponed, moved, online or cancelled, and when it was before. */
function EventStatus({ event: { status, previousStart } }: { readonly event: CalendarEventView }) {
  if (status === undefined) return null;
  return (
    <p className={styles.time}>
      <strong>{texts.eventStatus[status]}</strong>
      {previousStart !== undefined && (
        <small className={label}>
          {` ${texts.before} `}
          <Moment at={Date.parse(previousStart)} />
        </small>
      )}
    </p>
  );
}

/** The time of day, the last day of an event of several days, and whether the event is live. */
function EventTime({ event }: { readonly event: CalendarEventView }) {
  const span = spanOf(event);
  if (!span) {
    if (event.lastDay === undefined) return null;
    return (
      <Note className={styles.time}>
        {texts.until} <DateText date={event.lastDay} />
      </Note>
    );
  }
  const lastDay = dayAt(span.ends, SITE_TIME_ZONE);
  return (
    <Note className={styles.time}>
      {event.state === "live" && <strong className={styles.live}>{texts.live}</strong>}
      <TimeOfDay at={span.starts} />
      {` ${texts.to} `}
      {lastDay !== event.date && (
        <>
          <DateText date={lastDay} />
          {", "}
        </>
      )}
      <TimeOfDay at={span.ends} />
      {texts.localTime(cityOf(SITE_TIME_ZONE))}
    </Note>
  );
}

function TimeOfDay({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{timeOfDay(at, SITE_TIME_ZONE, SITE_LOCALE)}</time>;
}

/** The links that the event offers in its current state. */
function EventOffers({ event }: { readonly event: CalendarEventView }) {
  const offers = offersOf(event, event.state);
  // An all-day event has no calendar file of its own; it is in the calendar of all dates.
  const file = event.state === "before" || event.state === "live" ? event.file : undefined;
  return (
    <>
      {event.awaitsRecording && <p>{texts.awaitsRecording}</p>}
      {(offers.length > 0 || file) && (
        <ul className={styles.offers}>
          {offers.map(({ kind, link }) => (
            <li key={kind}>
              <ActionLink action={{ label: texts.offers[kind], link }} about={event.title} />
            </li>
          ))}
          {file && (
            <li>
              <a href={file} className={styles.feedLink}>
                {texts.addToCalendar}
                <span className={visuallyHidden}>{`: ${event.title}`}</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** What follows the number of a day in a date: `17. Februar`. */
const AFTER_DAY = /\{day\}([^\s{]*)/.exec(formats.date)?.[1] ?? "";

function CalendarDay({ date }: { readonly date: string }) {
  const { day, month, year } = partsOf(date);
  return (
    <time dateTime={date} className={styles.date}>
      <span className={styles.day}>{day === undefined ? date : day + AFTER_DAY}</span>{" "}
      {month && <span>{`${month} ${year}`}</span>}
    </time>
  );
}
