import { type CalendarEvent, dayAt, endOf, eventKeys } from "../content/calendar-event.ts";
import type { Content as SiteContent } from "../content/content.ts";
import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { Page } from "../content/page.ts";
import { partsOfPage } from "../content/page-parts.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import { plainText, type RichText } from "../content/rich-text.ts";
import { type Section, type SectionOf, shownContacts } from "../content/section.ts";
import type { SiteOptions } from "../content/site-options.ts";
import { tableText } from "../content/table.ts";
import { type Dividend, newestDividendFirst } from "../dividends/dividend.ts";
import type { ExchangeAnnouncement } from "../exchange/exchange-announcement.ts";
import { addressOf } from "../links/address.ts";
import { hasVotes, resolutionName } from "../meetings/general-meeting.ts";
import { listsAsset, type MediaAsset } from "../press-kit/media-asset.ts";
import type { SearchableDocument } from "./search.ts";

/** The site options that sections show. */
export type SharedContent = Pick<SiteOptions, "offices" | "contacts">;

/** All text of a page but its lists, whose items are hits of their own; `undefined` for a page without an address. */
function searchablePage(page: Page, shared: SharedContent): SearchableDocument | undefined {
  if (page.type === "home") return undefined;
  const { type } = page;
  const uid = page.type === "news-archive" ? "news" : page.uid;
  const parentUid = page.type === "page" ? page.parent?.uid : undefined;
  const href = addressOf({ type, uid, parentUid });
  if (href === undefined) return undefined;
  const content = pageContent(page).flatMap((part) =>
    isSection(part) ? sectionContent(part, shared) : [part],
  );
  const headings = content.flatMap(headingsOf);
  const text = content.map(textOf).filter(Boolean).join("\n");
  // The votes of a meeting are of its day. Before them, its page must not be behind the last one's.
  const meeting = page.type === "general-meeting" && page.resolutions.some(hasVotes) ? page.event : undefined;
  const { date = meeting?.date, released, category: kind } = page.type === "news-article" ? page : {};
  const within = page.type === "page" ? page.parent?.title : undefined;
  const shown = { id: page.id, type, uid, title: page.title, href, parentUid, within, kind, date, released };
  return { ...shown, headings, text };
}

/** The dates of the calendars of a page for investors, and that of a meeting. Each is found by itself. */
function searchableDates(page: Page, { id, type, uid, title: within, href }: SearchableDocument) {
  if (page.type === "general-meeting") {
    return page.event ? [searchableDate(page.event, { id: `${id}#date`, type, uid, href })] : [];
  }
  if (page.type !== "investors-page") return [];
  const keys = eventKeys(
    page.sections.flatMap((section) => (section.kind === "calendar" ? section.events : [])),
  );
  const parts = partsOfPage(page.sections);
  return page.sections.flatMap((section) => {
    if (section.kind !== "calendar") return [];
    const part = parts.find((candidate) => candidate.section === section);
    const found = part ? `${href}#${part.id}` : href;
    return section.events.map((event) =>
      searchableDate(event, { id: `${id}#${keys.get(event)}`, type, uid, within, href: found }),
    );
  });
}

function searchableDate(
  event: CalendarEvent,
  target: Pick<SearchableDocument, "id" | "type" | "uid" | "within" | "href">,
): SearchableDocument {
  const { title, note: text = "", date } = event;
  return { ...target, title, headings: [], text, date, ends: endOf(event) };
}

/** Of so many dividends, the dates are found. */
const SEARCHED_DIVIDENDS = 2;

/** Collects dividends and assets for journalists, and the pages that list them, for the search index. */
export class SearchableLists {
  readonly #dividends: Dividend[] = [];
  #page: ContentItem | undefined;
  readonly #assets: MediaAsset[] = [];
  readonly #kits: { readonly item: ContentItem; readonly section: SectionOf<"press-kit"> }[] = [];

  add(item: ContentItem): void {
    if (item.kind === "dividend") this.#dividends.push(item.document);
    else if (item.kind === "media-asset") this.#assets.push(item.document);
    else if (sectionsOf(item).some(({ kind }) => kind === "dividends")) this.#page ??= item;
    for (const section of sectionsOf(item))
      if (section.kind === "press-kit") this.#kits.push({ item, section });
  }

  /** The dates of the newest dividends, and the assets, on their pages. Each is found by itself. */
  documents(shared: SharedContent): SearchableDocument[] {
    return [...this.#dates(shared), ...this.#listedAssets(shared)];
  }

  #listedAssets(shared: SharedContent): SearchableDocument[] {
    // One document for each page: an asset is a line, which says less than its page.
    return this.#kits.flatMap(({ item, section }) => {
      const [page] = searchableItem(item, shared);
      const listed = this.#assets.filter((asset) => listsAsset(section.only, asset));
      const text = listed
        .map((asset) => words(asset.title, asset.caption, asset.people, asset.credit))
        .join("\n");
      return page && text ? { ...page, id: `${page.id}#assets`, headings: [], text } : [];
    });
  }

  #dates(shared: SharedContent): SearchableDocument[] {
    const [page] = this.#page ? searchableItem(this.#page, shared) : [];
    if (!page) return [];
    const { type, uid, title: within } = page;
    const href = `${page.href}#dividends`;
    const newest = this.#dividends.toSorted(newestDividendFirst).slice(0, SEARCHED_DIVIDENDS);
    return newest
      .flatMap(({ dates }) => dates)
      .map(({ key, title, note = "", date }) => {
        const ends = endOf({ date, title });
        return { id: key ?? date, type, uid, title, href, within, headings: [], text: note, date, ends };
      });
  }
}

/** A PDF document for the search index, with the address of its file. */
function searchablePdf(
  { id, title, href, bytes, summary, category: kind, date, released }: PdfDocument,
  uid: string,
): SearchableDocument {
  const headings = kind === undefined ? [] : [kind];
  const file = { href, bytes };
  return { id, type: "pdf", uid, title, href, kind, headings, text: summary ?? "", date, released, file };
}

/** A content item for the search index: a page and the dates of its calendars, or a PDF document; empty if it is neither. */
export function searchableItem(item: ContentItem, shared: SharedContent): SearchableDocument[] {
  if (item.kind === "pdf") return item.uid ? [searchablePdf(item.pdf, item.uid)] : [];
  const page = item.kind === "page" ? searchablePage(item.page, shared) : undefined;
  return page && item.kind === "page" ? [page, ...searchableDates(item.page, page)] : [];
}

/**
 * An announcement of the exchange for the search index, with the address of its file there.
 *
 * @param timeZone - In which it has its day.
 */
export function searchableAnnouncement(
  { reference, title, href, kind, releasedAt }: ExchangeAnnouncement,
  timeZone: string,
): SearchableDocument {
  return {
    id: `announcement ${reference}`,
    type: "pdf",
    uid: reference,
    title,
    href,
    kind: "Market announcement",
    headings: kind === undefined ? [] : [kind],
    text: "",
    date: dayAt(releasedAt, timeZone),
    released: releasedAt,
  };
}

/** The searchable documents of content, without the text of files. The days of announcements are in the time zone. */
export function* searchableContent(
  { items, siteOptions, announcements }: SiteContent,
  timeZone: string,
): Generator<SearchableDocument> {
  const lists = new SearchableLists();
  for (const item of items) {
    lists.add(item);
    yield* searchableItem(item, siteOptions);
  }
  yield* lists.documents(siteOptions);
  for (const announcement of announcements.items)
    if (!announcement.isRetracted) yield searchableAnnouncement(announcement, timeZone);
}

/** A part of a page's content: a heading, a line of text, or rich text. */
type Content = { readonly heading: string | undefined } | string | undefined | RichText;

function isSection(part: Content | Section): part is Section {
  return typeof part === "object" && "kind" in part;
}

function pageContent(page: Exclude<Page, { readonly type: "home" }>): (Content | Section)[] {
  if (page.type === "news-archive") return [page.intro];
  if (page.type === "news-article") return [page.summary, page.body, ...page.sections];
  if (page.type === "general-meeting") {
    const resolutions = page.resolutions.flatMap((resolution) => [
      words(resolutionName(resolution), resolution.kind, resolution.outcome),
      resolution.text,
    ]);
    return [page.intro, page.attend, ...resolutions, ...page.sections];
  }
  return [page.intro, ...page.sections];
}

function sectionContent(section: Section, shared: SharedContent): Content[] {
  const heading = "heading" in section ? section.heading : undefined;
  const intro = "intro" in section ? section.intro : undefined;
  return [{ heading }, intro, ...ownContent(section, shared)];
}

/** The content of a section below its heading and introduction. */
function ownContent(section: Section, { offices, contacts }: SharedContent): Content[] {
  switch (section.kind) {
    case "hero":
      return [section.eyebrow, { heading: section.title }, section.lead];
    case "rich-text":
      return [section.body, ...(section.table ? [section.caption, tableText(section.table)] : [])];
    case "image-with-text":
      return [section.body, section.caption];
    case "cards":
      return section.cards.flatMap((card) => [{ heading: card.title }, card.text]);
    case "accordion":
      return section.entries.flatMap((entry) => [{ heading: entry.title }, entry.body]);
    case "statistics":
      return [
        section.period,
        ...section.figures.map(({ value, unit, label, note }) => words(value, unit, label, note)),
      ];
    case "people":
      return section.people.flatMap((person) => [
        { heading: person.name },
        { heading: person.role },
        person.biography,
      ]);
    case "timeline":
      return section.events.flatMap((event) => [words(event.period, event.title), event.text]);
    case "quote":
      return [section.text, words(section.name, section.role)];
    case "call-to-action":
      return [section.text];
    case "financial-summary":
      return [
        section.caption,
        ...section.years.map((year) => year.period),
        ...(section.measures ?? []).map(({ name }) => name),
      ];
    case "share-capital":
      return [...section.classes, ...section.holders].map(({ name }) => name);
    case "debt":
      return [
        ...section.ratings.map(({ agency, grade, outlook }) => words(agency, grade, outlook)),
        ...section.instruments.map(({ name, isin, coupon }) => words(name, isin, coupon)),
      ];
    case "calendar":
      return section.events.map((event) => words(event.title, event.note));
    case "contact-details":
      return shownContacts(section, contacts).flatMap(({ title, content }) => [{ heading: title }, content]);
    case "offices":
      return offices.flatMap((office) => [{ heading: office.location }, office.contactInformation]);
    case "comparison":
      return [section.caption, ...section.figures.map(({ measure }) => words(measure, section.period))];
    case "dividends":
    case "document-list":
    case "document-centre":
    case "reporting-periods":
    case "general-meetings":
    case "press-kit":
    case "site-map":
    case "latest-news":
    case "announcements":
      return [];
  }
}

function words(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(" ");
}

function headingsOf(content: Content): string[] {
  if (content === undefined || typeof content === "string") return [];
  if ("heading" in content) return content.heading === undefined ? [] : [content.heading];
  return content.filter((block) => block.kind === "heading").map((block) => plainText([block]));
}

function textOf(content: Content): string {
  if (content === undefined || typeof content === "string") return content ?? "";
  return "heading" in content ? (content.heading ?? "") : plainText(content);
}
