import { SITE_TIME_ZONE } from "../../src/adapters/http/contract/site.ts";
import type {
  ContentPage,
  HomePage,
  NewsArchivePage,
  NewsArticle,
  PageOf,
} from "../../src/domain/content/page.ts";
import type { Inline, RichText } from "../../src/domain/content/rich-text.ts";
import type { Section } from "../../src/domain/content/section.ts";
import type { ExchangeAnnouncement } from "../../src/domain/exchange/exchange-announcement.ts";
import type { PageType } from "../../src/domain/links/address.ts";

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

/** What each page of a type has. */
export const named = <T extends PageType>(type: T, uid: string, title = uid) => {
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

/** An image as the content service has it. */
export const serviceImage = (name: string, alt: string | null = "The logo", width = 3200) => ({
  url: `https://images.prismic.io/larkfield/${name}?auto=format,compress`,
  alt,
  dimensions: { width, height: width / 2 },
});

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
