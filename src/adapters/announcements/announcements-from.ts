import type { Brand } from "../../../brand/schema.ts";
import type { Announcements } from "../../ports/announcements.ts";
import {
  type SourceRequestOptions,
  type SourceResponse,
  sourceRequest,
} from "../polled-source/source-request.ts";
import { edgarAnnouncements } from "./edgar.ts";
import { announcementsIn, type ListedAnnouncements } from "./listed-item.ts";

/**
 * Where announcements are read: the company's Central Index Key at the SEC, or the address of a feed in RSS 2.0, Atom, or
 * JSON of MFN or Cision. Of a feed, all items are read that it has; parameters of its address may ask for more.
 */
export type AnnouncementSource = { readonly edgar: string } | { readonly feed: string };

interface AnnouncementsOptions extends Omit<SourceRequestOptions, "userAgent"> {
  readonly company: Pick<Brand, "slug" | "email" | "listings" | "lei" | "timeZone">;
  /** Default: `https://data.sec.gov`. */
  readonly edgarUrl?: string | undefined;
}

/** The announcements of several sources, each with a name of its own. @throws {TypeError} for an invalid address. */
export function allAnnouncementsFrom(
  sources: readonly AnnouncementSource[],
  options: AnnouncementsOptions,
): readonly Announcements[] {
  const all = sources.map((source) => announcementsFrom(source, options));
  const hosts = new Map<string, number>();
  return all.map((one) => {
    const count = (hosts.get(one.name) ?? 0) + 1;
    hosts.set(one.name, count);
    return count === 1 ? one : Object.assign(one, { name: `${one.name} (${count})` });
  });
}

/** A company's announcements, which are not requested before they are listed. @throws {TypeError} for an invalid address. */
export function announcementsFrom(
  source: AnnouncementSource,
  { company, edgarUrl, ...options }: AnnouncementsOptions,
): Announcements {
  const request = sourceRequest({
    ...options,
    userAgent: `${company.slug}-website (${company.email.sender})`,
  });
  if ("edgar" in source) return edgarAnnouncements(source.edgar, request, edgarUrl);
  const url = new URL(source.feed);
  const identifiers = [...company.listings.map(({ isin }) => isin), company.lei];
  const parse = async (text: string) => {
    // A wrong content type is common, so the text decides.
    const itemsIn = /^\s*\{/.test(text)
      ? (await import("./json-feed.ts")).jsonItems
      : (await import("./xml-feed.ts")).xmlItems;
    return announcementsIn(await itemsIn(text), { url, identifiers, timeZone: company.timeZone });
  };
  let former: SourceResponse<ListedAnnouncements> | undefined;
  return {
    name: url.host,
    list: async () => {
      former = await request(url, parse, former);
      return former.value.announcements;
    },
    get leftOut() {
      return former?.value.leftOut ?? [];
    },
  };
}
