import { type ReactNode, useContext } from "react";
import { SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { type CalendarEventView, offersOf, spanOf } from "../../../src/domain/content/calendar-event.ts";
import { cityOf, dayAt, timeOfDay } from "../../../src/domain/content/day.ts";
import type { HeadingLevel, RichText } from "../../../src/domain/content/rich-text.ts";
import type { Translatable } from "../../../src/domain/content/translatable.ts";
import { BEFORE_TIME, partsOf } from "../../../src/domain/text/written-date.ts";
import { DateText } from "../../content/date.tsx";
import { DownloadIcon } from "../../content/icons.tsx";
import { SiteOrigin } from "../../content/page-address.ts";
import { dividedList, label, visuallyHidden } from "../../styles/layout.css.ts";
import { ActionLink } from "../content/action-link.tsx";
import { fileLink, row } from "../content/file-links.css.ts";
import { InItsLanguage, MadeTitleText } from "../content/in-its-language.tsx";
import { ListStatus } from "../content/list-status.tsx";
import { Moment } from "../content/moment.tsx";
import { Note } from "../content/note.tsx";
import { useLocale, useTexts } from "../locale.ts";
import * as styles from "./dates-section.css.ts";
import { ItemTitle, itemLevel, SectionFrame } from "./section-frame.tsx";

/** More events than these are in two columns. So many of them are in view, the others are opened by a press. */
const MAX_IN_VIEW = 4;

interface DatesProps extends Translatable<"heading" | "intro"> {
  readonly id?: string | undefined;
  readonly heading?: ReactNode;
  readonly intro?: RichText | undefined;
  readonly events: readonly CalendarEventView[];
  /** Address of the dates as an iCalendar feed. */
  readonly feed?: string | undefined;
  /** Whether all are in view, however many there are. Default: `false`. */
  readonly unfolded?: boolean;
  /** Links that choose from more dates than these. */
  readonly filter?: ReactNode;
  /** How many there are of what is chosen. Default: it is not said. */
  readonly total?: number | undefined;
  readonly paging?: ReactNode;
  /** A link to all dates, beside the heading. */
  readonly aside?: ReactNode;
}

/** A section of dates to keep, in their given order. */
export function DatesSection(props: DatesProps) {
  const { content: texts } = useTexts();
  const { id, heading, intro, wordsIn, events, feed, unfolded = false, filter, total, paging, aside } = props;
  const origin = useContext(SiteOrigin);
  const level = itemLevel(props);
  const many = events.length > MAX_IN_VIEW;
  const { inView, more } = unfolded ? { inView: events, more: [] } : eventsInView(events);
  const list = (part: readonly CalendarEventView[]) => (
    <ol role="list" className={many ? styles.inColumns : dividedList}>
      {part.map((event, index) => (
        <DateEntry key={index} event={event} level={level} />
      ))}
    </ol>
  );
  return (
    <SectionFrame
      id={id}
      heading={heading}
      intro={intro}
      wordsIn={wordsIn}
      aside={aside}
      background="sand"
      content={many || filter ? "below" : "beside"}
    >
      {filter}
      {total !== undefined && <ListStatus>{texts.dateCount(total)}</ListStatus>}
      {events.length > 0 ? list(inView) : <p>{texts.noDates}</p>}
      {more.length > 0 && (
        <details open={more.some(({ state }) => state === "live")}>
          <summary className={styles.moreDates}>{texts.moreDates(more.length)}</summary>
          {list(more)}
        </details>
      )}
      {paging}
      {feed && events.length > 0 && (
        <p className={row}>
          <a href={origin.replace(/^https?:/, "webcal:") + feed} className={fileLink}>
            {texts.subscribe}
          </a>{" "}
          <a href={feed} className={fileLink}>
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

interface DateEntryProps {
  readonly event: CalendarEventView;
  readonly level: HeadingLevel;
}

function DateEntry({ event, level }: DateEntryProps) {
  return (
    <li className={styles.event}>
      <Day date={event.date} />
      <div>
        <ItemTitle level={level}>
          <MadeTitleText of={event} />
        </ItemTitle>
        <EventStatus event={event} />
        <EventTime event={event} />
        {(["place", "note"] as const).map(
          (remark) =>
            event[remark] && (
              <Note key={remark}>
                <InItsLanguage language={event.wordsIn?.[remark]}>{event[remark]}</InItsLanguage>
              </Note>
            ),
        )}
        <EventOffers event={event} />
      </div>
    </li>
  );
}

/** Whether it is provisional, postponed, moved, online, cancelled or changed, and when it was before. */
function EventStatus({ event }: { readonly event: CalendarEventView }) {
  const { content: texts } = useTexts();
  const { status, previousStart, previousDay, isCertain } = event;
  const name = status ? texts.eventStatus[status] : isCertain === false && texts.provisional;
  if (!name) return null;
  return (
    // No paragraph: a bold one above others looks like a heading.
    <div className={styles.time}>
      <strong>{name}</strong>
      {previousDay !== undefined && (
        <small className={label}>
          {` ${texts.before} `}
          <DateText date={previousDay} />
        </small>
      )}
      {previousStart !== undefined && (
        <small className={label}>
          {` ${texts.before} `}
          <Moment at={Date.parse(previousStart)} />
        </small>
      )}
    </div>
  );
}

/** The time of day, the last day of an event of several days, and whether the event is live. A deadline has one time. */
function EventTime({ event }: { readonly event: CalendarEventView }) {
  const {
    formats,
    texts: { content: texts },
  } = useLocale();
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
      {span.ends > span.starts && (
        <>
          {` ${texts.to} `}
          {lastDay !== event.date && (
            <>
              <DateText date={lastDay} />
              {formats.beforeTime ?? BEFORE_TIME}
            </>
          )}
          <TimeOfDay at={span.ends} />
        </>
      )}
      {texts.localTime(cityOf(SITE_TIME_ZONE))}
    </Note>
  );
}

function TimeOfDay({ at }: { readonly at: number }) {
  const { brand } = useLocale();
  return <time dateTime={new Date(at).toISOString()}>{timeOfDay(at, SITE_TIME_ZONE, brand.locale)}</time>;
}

/** The links that the event offers in its current state. */
function EventOffers({ event }: { readonly event: CalendarEventView }) {
  const { content: texts } = useTexts();
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
              <ActionLink action={{ label: texts.offers[kind], link }} about={<MadeTitleText of={event} />} />
            </li>
          ))}
          {file && (
            <li>
              <a href={file} className={fileLink}>
                {texts.addToCalendar}
                <span className={visuallyHidden}>
                  {texts.colon}
                  <MadeTitleText of={event} />
                </span>
              </a>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/**
 * What belongs to the number of a day: `17. Februar`, `2027年2月17日`. A comma is between it and the year:
 * `February 17, 2027`.
 */
const AFTER_DAY = /\{day\}([^{]*$|[^\s{,،]*)/;

/** The number of a day, which may be the first: `1er`. */
const DAY = /^\d+/;

function Day({ date }: { readonly date: string }) {
  const locale = useLocale();
  const { date: format } = locale.formats;
  const { day = "", month, year } = partsOf(date, locale.formats);
  const [number = date] = DAY.exec(day) ?? [];
  const formatAfterDay = AFTER_DAY.exec(format)?.[1] ?? "";
  const afterDay = day.slice(number.length) + formatAfterDay;
  const monthFormat = format
    .replace(`{day}${formatAfterDay}`, "")
    .replace(/ ?[,،] ?/, " ")
    .trim();
  const beginsWithYear = format.startsWith("{year}");
  const dayText = (
    <span className={styles.day}>
      {number}
      {day !== "" && afterDay !== "" && <span className={styles.afterDay}>{afterDay}</span>}
    </span>
  );
  const monthText = month && <span>{monthFormat.replace("{month}", month).replace("{year}", year)}</span>;
  return (
    <time dateTime={date} className={styles.date}>
      {beginsWithYear ? monthText : dayText} {beginsWithYear ? dayText : monthText}
    </time>
  );
}
