import type { AnnouncementArchive } from "../../domain/announcements/announcements.ts";
import { ofKinds } from "../../domain/announcements/of-kinds.ts";
import { listing, listingUpTo } from "../../domain/content/content.ts";
import { dayAt, dayBegins } from "../../domain/content/day.ts";
import { type ListFilter, yearsBetween } from "../../domain/content/list-filter.ts";
import type { SectionOf } from "../../domain/content/section.ts";
import { slugOf } from "../../domain/content/slug.ts";
import type { ExchangeAnnouncement } from "../../domain/exchange/exchange-announcement.ts";
import type { ReleasedList } from "../../domain/exchange/exchange-release.ts";

/** Number of announcements on a page of the list of all. */
export const ANNOUNCEMENT_PAGE_SIZE = 20;

/** Maximum number of kinds to choose from: sources have up to hundreds, most of them rare. */
const MAX_KINDS = 12;

interface AnnouncementsQuery {
  readonly filter: ListFilter;
  readonly page: number;
  /** The time zone in which years begin. */
  readonly timeZone: string;
}

/**
 * The newest announcements for a section, or a page of all of them, filtered by year and kind; with the years of the chosen
 * kind and the kinds of the chosen year. The filter leaves out years and kinds that no announcement has.
 *
 * A page number that is too large returns the last page.
 */
export function showAnnouncements(
  { items, outdatedSince, outdatedSources }: ReleasedList,
  { kinds: only, limit }: Pick<SectionOf<"announcements">, "kinds" | "limit">,
  { filter: { year, announcement = "" }, page, timeZone }: AnnouncementsQuery,
) {
  const slugs = new Map<string, string>();
  const kindOf = ({ kind = "" }: ExchangeAnnouncement) => slugs.getOrInsertComputed(kind, slugOf);
  const all = ofKinds(items, only);
  if (limit !== undefined)
    return { announcements: listing(all, { page: 1, pageSize: limit }), outdatedSince, outdatedSources };

  const byKind = Map.groupBy(all, kindOf);
  byKind.delete("");
  const ofKind = byKind.get(announcement);
  const dayOf = (one: Announcements[number] | undefined) => one && dayAt(one.releasedAt, timeZone);
  const years = yearsBetween(dayOf(all[0]), dayOf(all.at(-1)));
  const filter = { year: years.find((known) => known === year), announcement: ofKind && announcement };
  const inYear = (chosen: number | undefined, among: Announcements) => ofYear(among, chosen, timeZone);
  const found = inYear(filter.year, ofKind ?? all);
  const kindsOfYear = Map.groupBy(inYear(filter.year, all), kindOf);
  kindsOfYear.delete("");
  if (ofKind && found.length === 0) kindsOfYear.set(announcement, ofKind);
  const archive: AnnouncementArchive = {
    filter,
    years: years.filter((known) => inYear(known, ofKind ?? all).length > 0),
    kinds: kindNames(kindsOfYear, announcement),
  };
  const announcements = listingUpTo(found, { page, pageSize: ANNOUNCEMENT_PAGE_SIZE });
  return { announcements, outdatedSince, outdatedSources, archive };
}

type Announcements = readonly ExchangeAnnouncement[];

function ofYear(announcements: Announcements, year: number | undefined, timeZone: string): Announcements {
  if (year === undefined) return announcements;
  const begin = dayBegins(`${year}-01-01`, timeZone);
  const end = dayBegins(`${year + 1}-01-01`, timeZone);
  return announcements.filter(({ releasedAt }) => {
    const released = Date.parse(releasedAt);
    return begin <= released && released < end;
  });
}

/** The names of the most frequent kinds and of the chosen one, each as its newest announcement has it. */
function kindNames(byKind: ReadonlyMap<string, Announcements>, chosen: string) {
  const frequent = [...byKind].toSorted(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries(
    frequent
      .filter(([slug], index) => index < MAX_KINDS || slug === chosen)
      .map(([slug, [newest]]) => [slug, newest?.kind ?? slug] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other)),
  );
}
