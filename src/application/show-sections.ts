import { type CalendarEvent, eventKeys } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import { listedDocument } from "../domain/content/content-item.ts";
import { dayAt } from "../domain/content/day.ts";
import { datesIn } from "../domain/content/events-of.ts";
import type { ListFilter } from "../domain/content/list-filter.ts";
import { definitionsIn } from "../domain/content/measure-definitions.ts";
import type { Page } from "../domain/content/page.ts";
import type { PdfDocument } from "../domain/content/pdf-document.ts";
import {
  type Section,
  type SectionOf,
  type SectionView,
  type SectionViewOf,
  shownContacts,
} from "../domain/content/section.ts";
import { byTitle, siteMapOf } from "../domain/content/site-map.ts";
import { EMPTY_ISSUER } from "../domain/issuer/issuer.ts";
import {
  type AllSectionRules,
  AS_COMPOSED,
  type AskedOfPage,
  type OfferedDates,
  type SectionRules,
  type ShownBy,
} from "./page-capability.ts";
import { showDocuments } from "./show-documents.ts";
import { PAGE_INDEX } from "./show-page-index.ts";

/** Maximum number of articles in a site map, newest first; the archive lists all of them. */
const MAX_SITE_MAP_NEWS = 50;

/** Options of sections: the moment, and what comes from the page's address. */
export interface SectionOptions {
  /** The page that they are on. Default: none, as in the style guide. */
  readonly page?: Page | undefined;
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The filter of lists. Default: none. */
  readonly filter?: ListFilter | undefined;
  /** Page number of a list, from 1. Default: 1. */
  readonly listPage?: number | undefined;
  /** What a visitor asks. Default: nothing. */
  readonly asked?: AskedOfPage | undefined;
  /** The time zone in which days begin. Default: UTC. */
  readonly timeZone?: string | undefined;
  /** Address of the page's dates as an iCalendar feed. Default: none. */
  readonly datesFeed?: string | undefined;
  /** The dates that capabilities have for calendars of other pages. Default: none. */
  readonly offeredDates?: readonly OfferedDates[] | undefined;
  /** How each kind of section is shown. Sections of other kinds are left out. */
  readonly rules: Partial<AllSectionRules>;
}

/** Adds the listed content to sections. */
export function showSections(
  content: Content,
  sections: readonly Section[],
  options: SectionOptions,
): SectionView[] {
  const { now, filter = {}, listPage = 1, asked = {}, timeZone = "UTC", datesFeed, rules } = options;
  const { page, offeredDates = [] } = options;
  const keys = eventKeys(sections.flatMap(datesIn));
  const keyOf = (event: CalendarEvent) => keys.get(event);
  const today = dayAt(now, timeZone);
  const isInDoubt: ShownBy["isInDoubt"] = ({ id }) =>
    Object.values(rules).some(({ inDoubt }) => inDoubt?.(content).some((one) => one.id === id));
  const shared = { content, now, today, timeZone, asked: {}, keyOf, offeredDates, isInDoubt };
  const alone = { ...shared, filter: {}, listPage: 1, hasContent: () => true };
  const by: ShownBy = {
    ...shared,
    filter,
    listPage,
    asked,
    datesFeed,
    page,
    sections,
    hasContent: (other) =>
      hasPageContent(other, { ...alone, page: other, sections: sectionsIn(other) }, rules),
  };
  return sections.flatMap((section) => showSection(section.kind, section, by, rules));
}

function showSection<Kind extends Section["kind"]>(
  kind: Kind,
  section: SectionOf<Kind>,
  by: ShownBy,
  rules: Partial<AllSectionRules>,
) {
  const { show }: Partial<SectionRules<Kind>> = rules[kind] ?? {};
  // A kind without rules belongs to a capability that the site does not have.
  return show ? [show(section, by)] : [];
}

function sectionsIn(page: Page): readonly Section[] {
  return "sections" in page ? page.sections : [];
}

/** Whether a page shows what it is about. Pages of other types have more than sections. */
function hasPageContent(page: Page, by: ShownBy, rules: Partial<AllSectionRules>): boolean {
  if (page.type !== "page") return true;
  if (page.isSwitchedOff) return false;
  return page.sections.some((section) =>
    showSection(section.kind, section, by, rules).some((view) => hasContent(view.kind, view, rules)),
  );
}

/** Whether a section shows anything. */
export function hasContent<Kind extends Section["kind"]>(
  kind: Kind,
  section: SectionViewOf<Kind>,
  rules: Partial<AllSectionRules>,
): boolean {
  const rule: SectionRules<Kind> | undefined = rules[kind];
  return rule?.hasContent?.(section) ?? true;
}

function selectedDocuments(
  selection: SectionOf<"document-list">["selection"],
  content: Content,
): readonly PdfDocument[] {
  if (selection.by === "picked") return selection.documents.map((one) => content.documentInLanguage(one));
  return content.listDocuments({ category: selection.category, page: 1, pageSize: selection.limit }).items;
}

/** The rules of the core's own kinds. */
export const CORE_SECTIONS = {
  hero: AS_COMPOSED,
  "rich-text": AS_COMPOSED,
  "image-with-text": AS_COMPOSED,
  cards: AS_COMPOSED,
  accordion: AS_COMPOSED,
  people: AS_COMPOSED,
  timeline: AS_COMPOSED,
  quote: AS_COMPOSED,
  "call-to-action": AS_COMPOSED,
  "document-list": {
    show: ({ selection, ...shown }, { content }) => ({
      ...shown,
      documents: selectedDocuments(selection, content),
      isPicked: selection.by === "picked",
    }),
    listedBy: ({ selection }, content) => selectedDocuments(selection, content),
  },
  "document-centre": {
    show: (section, { content, filter, listPage }) => ({
      ...section,
      ...showDocuments(content, { filter, page: listPage }),
    }),
    filterOf: ({ filter, documents }) => ({ ...filter, page: documents.page }),
    listedBy: (_section, content) => content.documents,
  },
  statistics: {
    show: (section, { content, isInDoubt }) => {
      const item = section.quotes === undefined ? undefined : content.findItem(section.quotes);
      const details = section.figures.map(({ label }) => definitionsIn(content)(label));
      const document = item && listedDocument(item);
      return { ...section, quoted: document && !isInDoubt(document) ? document.figure : undefined, details };
    },
    factsOf: ({ quotes }, content) => {
      const item = quotes === undefined ? undefined : content.findItem(quotes);
      const quoted = item && listedDocument(item);
      return quoted ? [quoted] : [];
    },
  },
  "latest-news": {
    show: ({ category, limit, ...shown }, { content }) => ({
      ...shown,
      articles: content.listNews({ category, page: 1, pageSize: limit }).items,
    }),
    listedBy: ({ category, limit }, content) =>
      content.listNews({ category, page: 1, pageSize: limit }).items,
  },
  "contact-details": {
    show: (section, { content }) => ({
      ...section,
      contacts: shownContacts(section, content.siteOptions.contacts),
    }),
  },
  offices: {
    show: (section, { content }) => ({ ...section, offices: content.siteOptions.offices }),
  },
  "company-details": {
    show: (section, { content }) => ({ ...section, issuer: content.siteOptions.issuer ?? EMPTY_ISSUER }),
  },
  "cookie-table": AS_COMPOSED,
  "page-index": PAGE_INDEX,
  "site-map": {
    show: (section, { content }) => {
      const news = content.listNews({ page: 1, pageSize: MAX_SITE_MAP_NEWS });
      const others = content
        .listPages()
        .filter(({ href }) => !href.startsWith("/news/"))
        .sort(byTitle);
      return { ...section, pages: siteMapOf([...others, ...news.items]) };
    },
  },
} satisfies Partial<AllSectionRules>;
