import { dayAt, eventKeys } from "../domain/content/calendar-event.ts";
import { withDividendDates } from "../domain/content/dividend-dates.ts";
import type { ConversionRates, HoldingInput } from "../domain/content/holding.ts";
import type { ListFilter } from "../domain/content/list-filter.ts";
import { listsAsset } from "../domain/content/media-asset.ts";
import { periodPages } from "../domain/content/reporting-period.ts";
import { type Section, type SectionView, shownContacts } from "../domain/content/section.ts";
import { byTitle, siteMapOf } from "../domain/content/site-map.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { showAnnouncements } from "./show-announcements.ts";
import { showDates, showEvent } from "./show-dates.ts";
import { showDividends } from "./show-dividends.ts";
import { showDocuments } from "./show-documents.ts";
import { listMeetings } from "./show-meetings.ts";

/** Maximum number of articles in a site map, newest first; the archive lists all of them. */
const MAX_SITE_MAP_NEWS = 50;

/** Options of sections that come from the page's address. */
export interface SectionOptions {
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

/** Adds the listed content to sections. Rejects with `ContentServiceError` if the content service fails. */
export async function showSections(
  content: ContentRepository,
  ref: ContentRef,
  composed: readonly Section[],
  { filter = {}, listPage = 1, holding, rates, timeZone = "UTC", calendarFeed }: SectionOptions = {},
): Promise<SectionView[]> {
  const now = Date.now();
  const today = dayAt(now, timeZone);
  // What visitors can subscribe to has all dates.
  const sections =
    calendarFeed === undefined
      ? composed
      : withDividendDates(composed, await content.listDividends(ref), today);
  const keys = eventKeys(sections.flatMap((section) => (section.kind === "calendar" ? section.events : [])));
  const show = async (section: Section): Promise<SectionView> => {
    switch (section.kind) {
      case "document-list": {
        const { selection, ...shown } = section;
        if (selection.by === "picked") return { ...shown, documents: selection.documents, isPicked: true };
        const { category, limit } = selection;
        const newest = await content.listDocuments(ref, { category, page: 1, pageSize: limit });
        return { ...shown, documents: newest.items, isPicked: false };
      }
      case "document-centre":
        return { ...section, ...(await showDocuments(content, ref, { filter, page: listPage })) };
      case "announcements": {
        const { kinds, limit, ...shown } = section;
        const known = await content.listAnnouncements(ref);
        return { ...shown, ...showAnnouncements(known, section, { filter, page: listPage, timeZone }) };
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
        return { ...section, ...showDividends(await content.listDividends(ref), query) };
      }
      case "statistics": {
        const { dividend } = section;
        const all = dividend === undefined ? [] : await content.listDividends(ref);
        return { ...section, quoted: all.find(({ id }) => id === dividend) };
      }
      case "latest-news": {
        const { category, limit, ...shown } = section;
        const newest = await content.listNews(ref, { category, page: 1, pageSize: limit });
        return { ...shown, articles: newest.items };
      }
      case "contact-details":
        return { ...section, contacts: shownContacts(section, (await content.siteOptions(ref)).contacts) };
      case "offices":
        return { ...section, offices: (await content.siteOptions(ref)).offices };
      case "reporting-periods":
        return { ...section, periods: periodPages(await content.listPages(ref)) };
      case "general-meetings":
        return { ...section, meetings: await listMeetings(content, ref, now) };
      case "press-kit": {
        const assets = await content.listAssets(ref);
        return { ...section, assets: assets.filter((asset) => listsAsset(section.only, asset)) };
      }
      case "site-map": {
        const [pages, news] = await Promise.all([
          content.listPages(ref),
          content.listNews(ref, { page: 1, pageSize: MAX_SITE_MAP_NEWS }),
        ]);
        const others = pages.filter(({ href }) => !href.startsWith("/news/")).sort(byTitle);
        return { ...section, pages: siteMapOf([...others, ...news.items]) };
      }
      default:
        return section;
    }
  };
  return Promise.all(sections.map(show));
}
