import { type CalendarEvent, endOf, eventKeys } from "../content/calendar-event.ts";
import { dayAt } from "../content/day.ts";
import { partsOfPage } from "../content/page-parts.ts";
import type { PageView } from "../content/page-view.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import type { SectionView } from "../content/section.ts";
import { comparableReference, type ExchangeAnnouncement } from "../exchange/exchange-announcement.ts";
import type { SearchableDocument } from "./search.ts";
import type { ReadPage } from "./shown-text.ts";

/** A date that has been over for so long is not a hit of its own any more: only the page that shows it is found. */
const PAST_DATES_MS = 400 * 24 * 60 * 60_000;

/** A page that is about an event, which a capability declares. */
interface AboutEvent {
  readonly event?: CalendarEvent | undefined;
}

/**
 * A page for the search index, and the dates that it shows in a part with an address of its own. The date of a page that is an
 * event is that of the page.
 *
 * @param now - Milliseconds of Unix time.
 */
export function searchablePage(href: string, { view, text }: ReadPage, now: number): SearchableDocument[] {
  const { id, type, title, exchange } = view;
  const { headings, labels, listed, text: shown } = text;
  const uid = "uid" in view ? view.uid : href.slice(1) || type;
  const period = view.type === "page" ? view.period : undefined;
  const above = view.type === "page" ? view.parent : undefined;
  const { event }: PageView & AboutEvent = view;
  const { date = event?.date, released, category: kind } = view.type === "news-article" ? view : {};
  const target = { type, uid, href };
  const page: SearchableDocument = {
    id,
    ...target,
    title,
    scope: "page",
    thing: exchange?.reference && comparableReference(exchange.reference),
    parentUid: above?.uid,
    within: above?.title,
    kind,
    date,
    released,
    period,
    ends: event && endOf(event),
    summary: summaryOf(view),
    headings,
    labels,
    text: shown,
    listed,
  };
  const dates = datesWithAddress(view, href, text.ids).filter(
    ({ event: one }) => endOf(one) > now - PAST_DATES_MS,
  );
  const keys = eventKeys(dates.map(({ event: one }) => one));
  return [
    page,
    ...dates.map(({ event: one, href: found }): SearchableDocument => {
      const own = { ...target, id: `${id}#${keys.get(one)}`, href: found, within: title };
      return { ...own, scope: "page", ...fieldsOf(one), isDate: true };
    }),
  ];
}

/** The title and description for search engines, as far as they are not the title. An article begins with its own. */
function summaryOf({ type, title, meta }: PageView): string | undefined {
  if (type === "news-article") return undefined;
  const shown = [meta.title, meta.description].filter((line) => line !== undefined && line !== title);
  return shown.join("\n") || undefined;
}

function fieldsOf(event: CalendarEvent) {
  const { title, date, place, note, inTitle = title, wordsIn } = event;
  const titleIn = wordsIn?.title ?? (inTitle === title ? wordsIn?.inTitle : undefined);
  const text = [note, place].filter(Boolean).join("\n");
  return {
    title,
    wordsIn: titleIn === undefined ? undefined : { title: titleIn },
    date,
    ends: endOf(event),
    thing: `${date} ${title}`,
    headings: [],
    labels: [],
    text,
    listed: "",
  };
}

/** The names of the fields that list dates, in a section or in an entry of one. */
const DATE_FIELDS = ["events", "dates"];

/** The dates that sections show, each once, with the address of the part that shows it. */
function datesWithAddress(view: PageView, href: string, ids: readonly string[]) {
  const sections = "sections" in view ? view.sections : [];
  const parts = new Map<SectionView, string>(partsOfPage(sections).map(({ section, id }) => [section, id]));
  const found = new Map<string, { readonly event: CalendarEvent; readonly href: string }>();
  for (const section of sections) {
    const hash = [parts.get(section), section.kind].find((id) => id !== undefined && ids.includes(id));
    if (hash === undefined) continue;
    for (const event of datesIn(section)) {
      const isOfOtherPage = event.page?.kind === "page" && event.page.href !== href;
      if (!isOfOtherPage) found.set(`${event.date} ${event.title}`, { event, href: `${href}#${hash}` });
    }
  }
  return [...found.values()];
}

function datesIn(part: object): readonly CalendarEvent[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return [];
    const entries: readonly unknown[] = value;
    if (DATE_FIELDS.includes(name)) return entries.filter(isDate);
    return entries.flatMap((entry) => (typeof entry === "object" && entry !== null ? datesIn(entry) : []));
  });
}

function isDate(entry: unknown): entry is CalendarEvent {
  if (typeof entry !== "object" || entry === null || !("date" in entry && "title" in entry)) return false;
  return typeof entry.date === "string" && typeof entry.title === "string";
}

/** A PDF document for the search index, with the address of its file. */
export function searchablePdf(
  { id, title, href, bytes, summary, category: kind, date, released, exchange }: PdfDocument,
  uid: string,
): SearchableDocument {
  const thing = exchange?.reference && comparableReference(exchange.reference);
  const target = { id, type: "pdf", uid, title, href, kind, date, released, thing } as const;
  const headings = kind === undefined ? [] : [kind];
  return {
    ...target,
    scope: "pdf",
    headings,
    labels: [],
    text: summary ?? "",
    listed: "",
    file: { href, bytes },
  };
}

/**
 * An announcement of the exchange for the search index, with the address of its file there. It is found among the documents, and
 * among the pages: it is news.
 *
 * @param timeZone - In which it has its day.
 */
export function searchableAnnouncement(
  { reference, title, href, kind, releasedAt }: ExchangeAnnouncement,
  timeZone: string,
): SearchableDocument[] {
  const found = {
    id: `announcement ${reference}`,
    type: "pdf",
    uid: reference,
    title,
    href,
    kind: "Market announcement",
    thing: comparableReference(reference),
    headings: kind === undefined ? [] : [kind],
    labels: [],
    text: "",
    listed: "",
    date: dayAt(releasedAt, timeZone),
    released: releasedAt,
  } as const;
  return [
    { ...found, scope: "page" },
    { ...found, scope: "pdf" },
  ];
}
