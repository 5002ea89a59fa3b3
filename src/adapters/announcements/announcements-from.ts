import type { Brand } from "../../../brand/schema.ts";
import type { ExchangeAnnouncement } from "../../domain/announcements/exchange-announcement.ts";
import type { Announcements } from "../../ports/announcements.ts";
import {
  type SourceRequestOptions,
  type SourceResponse,
  sourceRequest,
} from "../polled-source/source-request.ts";
import { edgarAnnouncements } from "./edgar.ts";
import { announcementsIn } from "./listed-item.ts";

/**
 * Where announcements are read: the company's Central Index Key at the SEC, or the address of a feed in RSS 2.0, Atom, or
 * JSON of MFN or Cision. Of a feed, all items are read that it has; parameters of its address may ask for more.
 */
export type AnnouncementSource = { readonly edgar: string } | { readonly feed: string };

interface AnnouncementsOptions extends Omit<SourceRequestOptions, "userAgent"> {
  readonly company: Pick<Brand, "slug" | "email" | "listings" | "lei">;
  /** Default: `https://data.sec.gov`. */
  readonly edgarUrl?: string | undefined;
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
    return announcementsIn(await itemsIn(text), { url, identifiers });
  };
  let former: SourceResponse<readonly ExchangeAnnouncement[]> | undefined;
  return {
    list: async () => {
      former = await request(url, parse, former);
      return former.value;
    },
  };
}
