import { dayAt, eventKeys } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import { withDividendDates } from "../domain/dividends/dividend-dates.ts";
import type { ConversionRates, HoldingInput } from "../domain/dividends/holding.ts";
import type { ListFilter } from "../domain/content/list-filter.ts";
import { listsAsset } from "../domain/press-kit/media-asset.ts";
import { periodPages } from "../domain/content/reporting-period.ts";
import { type Section, type SectionView, shownContacts } from "../domain/content/section.ts";
import { byTitle, siteMapOf } from "../domain/content/site-map.ts";
import { showAnnouncements } from "./show-announcements.ts";
import { showDates, showEvent } from "./show-dates.ts";
import { showDividends } from "./show-dividends.ts";
import { showDocuments } from "./show-documents.ts";
import { listMeetings } from "./show-meetings.ts";

/** Maximum number of articles in a site map, newest first; the archive lists all of them. */
const MAX_SITE_MAP_NEWS = 50;

/** Options of sections: the moment, and what comes from the page's address. */
export interface SectionOptions {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The filter of lists. Default: none. */
  readonly filter?: ListFilter | undefined;
  /** Page number of a list, from 1. Default: 1. */
  readonly listPage?: number | undefined;
  /** What a visitor wants to know of a holding. Default: nothing. */
  readonly holding?: HoldingInput | undefined;
  /** What dividends can be converted by. Default: nothing. */
  readonly rates?: ConversionRates | undefined;
  /** The time zone in which days begin. Default: UTC. */
  readonly timeZone?: string | undefined;
  /** Address of the page's calendar subscription. Default: none. */
  readonly calendarFeed?: string | undefined;
}

/** Adds the listed content to sections. */
export function showSections(
  content: Content,
  composed: readonly Section[],
  { now, filter = {}, listPage = 1, holding, rates, timeZone = "UTC", calendarFeed }: SectionOptions,
): SectionView[] {
  const today = dayAt(now, timeZone);
  // What visitors can subscribe to has all dates.
  const sections =
    calendarFeed === undefined ? composed : withDividendDates(composed, content.dividends, today);
  const keys = eventKeys(sections.flatMap((section) => (section.kind === "calendar" ? section.events : [])));
  const show = (section: Section): SectionView => {
    switch (section.kind) {
      case "document-list": {
        const { selection, ...shown } = section;
        if (selection.by === "picked") return { ...shown, documents: selection.documents, isPicked: true };
        const { category, limit } = selection;
        const newest = content.listDocuments({ category, page: 1, pageSize: limit });
        return { ...shown, documents: newest.items, isPicked: false };
      }
      case "document-centre":
        return { ...section, ...showDocuments(content, { filter, page: listPage }) };
      case "announcements": {
        const { kinds, limit, ...shown } = section;
        const query = { filter, page: listPage, timeZone };
        return { ...shown, ...showAnnouncements(content.announcements, section, query) };
      }
      case "calendar": {
        const shown = showDates(section.events, { year: filter.year, page: listPage, now });
        const events = shown.events.map((event) =>
          showEvent(event, { now, file: calendarFeed?.replace(/\.ics$/, `/${keys.get(event)}.ics`) }),
        );
        return { ...section, ...shown, events, feed: calendarFeed };
      }
      case "dividends": {
        const query = { sort: filter.sort, page: listPage, today, holding, rates };
        return { ...section, ...showDividends(content.dividends, query) };
      }
      case "statistics": {
        const { dividend } = section;
        const all = dividend === undefined ? [] : content.dividends;
        return { ...section, quoted: all.find(({ id }) => id === dividend) };
      }
      case "latest-news": {
        const { category, limit, ...shown } = section;
        const newest = content.listNews({ category, page: 1, pageSize: limit });
        return { ...shown, articles: newest.items };
      }
      case "contact-details":
        return { ...section, contacts: shownContacts(section, content.siteOptions.contacts) };
      case "offices":
        return { ...section, offices: content.siteOptions.offices };
      case "reporting-periods":
        return { ...section, periods: periodPages(content.listPages()) };
      case "general-meetings":
        return { ...section, meetings: listMeetings(content, now) };
      case "press-kit": {
        return { ...section, assets: content.assets.filter((asset) => listsAsset(section.only, asset)) };
      }
      case "site-map": {
        const news = content.listNews({ page: 1, pageSize: MAX_SITE_MAP_NEWS });
        const others = content
          .listPages()
          .filter(({ href }) => !href.startsWith("/news/"))
          .sort(byTitle);
        return { ...section, pages: siteMapOf([...others, ...news.items]) };
      }
      default:
        return section;
    }
  };
  return sections.map(show);
}
