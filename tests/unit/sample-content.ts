import { SITE_TIME_ZONE } from "../../src/adapters/http/contract/site.ts";
import { readDividend } from "../../src/adapters/prismic/dividends/dividends.ts";
import { readMediaAsset } from "../../src/adapters/prismic/press-kit/press-kits.ts";
import type {
  ContentPage,
  HomePage,
  NewsArchivePage,
  NewsArticle,
  PageOf,
} from "../../src/domain/content/page.ts";
import type { Inline, RichText } from "../../src/domain/content/rich-text.ts";
import type { Section } from "../../src/domain/content/section.ts";
import type { Dividend } from "../../src/domain/dividends/dividend.ts";
import type { ExchangeAnnouncement } from "../../src/domain/exchange/exchange-announcement.ts";
import type { Withheld } from "../../src/domain/exchange/exchange-release.ts";
import type { PageType } from "../../src/domain/links/address.ts";
import { generalMeeting as heldMeeting } from "../../src/domain/meetings/general-meeting.ts";
import type { GeneralMeetingPage } from "../../src/domain/meetings/meetings.ts";
import type { MediaAsset } from "../../src/domain/press-kit/media-asset.ts";
import { silentLog } from "../../src/ports/log.ts";
import { pathOf } from "./adapters/read-document.ts";

/** A paragraph of words and links. */
export const paragraph = (...children: readonly Inline[]): RichText => [{ kind: "paragraph", children }];

/** A section of one paragraph. */
export const textSection = (...children: readonly Inline[]): Section => ({
  kind: "rich-text",
  body: paragraph(...children),
});

/** Words with a link, by default to a page of the site. */
export function linked(href: string, words: string, kind: "page" | "web" = "page"): Inline {
  return { kind: "link", link: { kind, href }, children: [words] };
}

const named = <T extends PageType>(type: T, uid: string, title = uid) => {
  return { type, id: `${type}_${uid}`, title, meta: { title } };
};

/** The home page, with the given sections. */
export function homePage(...sections: Section[]): HomePage {
  return { ...named("home", "home", "Home"), sections };
}

/** A page, optionally with a parent. */
export function contentPage(uid: string, parentUid?: string): ContentPage {
  const parent =
    parentUid === undefined ? undefined : { uid: parentUid, title: parentUid, href: `/${parentUid}` };
  return { ...named("page", uid), uid, parent, intro: [], sections: [] };
}

/** The page for investors, with the given sections. */
export function investorsPage(...sections: readonly Section[]): PageOf<"investors-page"> {
  const uid = "investors";
  return { ...named("investors-page", uid, "Investors"), uid, intro: [], sections };
}

export const newsArchive: NewsArchivePage = { ...named("news-archive", "news", "News"), intro: [] };

/** A news article with a date. */
export function newsArticle(
  uid: string,
  date: string,
  category: NewsArticle["category"] = "Company",
): NewsArticle {
  return { ...named("news-article", uid), uid, date, category, body: [], related: [], sections: [] };
}

/** The time of `general-meeting_agm`. */
export const AGM = {
  before: "2027-10-20T00:00:00Z",
  live: "2027-10-21T00:00:00Z",
  after: "2027-10-21T02:00:00Z",
};

/** What a test says of a meeting: of its page, and of the release of its votes. */
export interface GivenMeeting extends Partial<Omit<GeneralMeetingPage, "results" | "dates">> {
  readonly results?: Withheld | undefined;
}

/** A general meeting at {@link AGM}, with a deadline the day before, a thousand votes, and what is given. */
export function generalMeeting({ results, ...given }: GivenMeeting = {}): GeneralMeetingPage {
  const { uid = "agm" } = given;
  const page = { kind: "page", href: `/${uid}` } as const;
  const meeting = named("general-meeting", uid, `Meeting ${uid}`);
  const { id, title } = meeting;
  const fields = {
    ...meeting,
    uid,
    intro: [],
    sections: [],
    event: {
      key: id,
      date: "2027-10-21",
      title,
      place: "80 Petrie Crossing, Brisbane",
      starts: "2027-10-21T00:00:00.000Z",
      ends: "2027-10-21T02:00:00.000Z",
      webcast: { kind: "web" as const, href: "https://webcast.example/agm" },
      page,
    },
    attend: [{ kind: "paragraph" as const, children: ["Bring the proxy form."] }],
    deadlines: [
      {
        kind: "Proxies" as const,
        key: `${id} Proxies`,
        date: "2027-10-20",
        title: `Proxies: ${title}`,
        page,
      },
    ],
    documents: [{ id: "pdf_notice", title: "Notice", href: "/files/notice.pdf" }],
    shareClasses: [{ name: "Ordinary shares", shares: 1000 }],
    resolutions: [{ number: "1", title: "Accounts", kind: "Ordinary resolution" as const, text: [] }],
    ...given,
  };
  return { ...fields, ...heldMeeting(fields, results) };
}

/** A dividend as it is read of a document with these fields. */
export function dividend(uid: string, data: object): Dividend {
  const document = { id: `dividend_${uid}`, uid, type: "dividend", data };
  const read = readDividend(document, pathOf(document, silentLog));
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}

/** A final dividend with all dates, paid on a day of September. */
export function finalDividend(year: number, amount: number, more: object = {}): Dividend {
  return dividend(`${year}`, {
    kind: "Final",
    period: `FY${year - 2000}`,
    amount,
    ex: `${year}-09-02`,
    record: `${year}-09-03`,
    payment: `${year}-09-25`,
    ...more,
  });
}

export const serviceImage = (name: string, alt: string | null = "The logo", width = 3200) => ({
  url: `https://images.prismic.io/larkfield/${name}?auto=format,compress`,
  alt,
  dimensions: { width, height: width / 2 },
});

/** A document of an asset of which all is known. */
export function assetDocument(uid: string, data: object = {}) {
  const complete = {
    title: uid,
    kind: "Logo",
    image: serviceImage(`${uid}.png`),
    credit: "The group",
    date: "2026-07-01",
    terms: "Free",
  };
  return { id: `media-asset_${uid}`, uid, type: "media-asset", data: { ...complete, ...data } };
}

/** The asset that is read of it. */
export function mediaAsset(uid: string, data?: object): MediaAsset {
  const document = assetDocument(uid, data);
  const read = readMediaAsset(document, pathOf(document, silentLog));
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}

/** An announcement by its reference, which is also its title. */
export function announcement(
  reference: string,
  releasedAt: string,
  more: Partial<ExchangeAnnouncement> = {},
): ExchangeAnnouncement {
  const href = `https://exchange.example/files/${encodeURIComponent(reference)}.pdf`;
  return { reference, releasedAt, title: reference, href, isPriceSensitive: false, ...more };
}

/** A day or a time on the company's clocks, in ms since the epoch: `2026-11-24` is when that day begins. */
export function siteTime(local: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(SITE_TIME_ZONE).epochMilliseconds;
}
