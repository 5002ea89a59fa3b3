import type {
  ContentPage,
  HomePage,
  NewsArchivePage,
  NewsArticle,
  PageOf,
} from "../../src/domain/content/page.ts";
import type { Section } from "../../src/domain/content/section.ts";

/** The home page, with the given sections. */
export function homePage(...sections: Section[]): HomePage {
  return { type: "home", id: "home_home", title: "Home", meta: { title: "Home" }, sections };
}

/** A page, optionally with a parent. */
export function contentPage(uid: string, parentUid?: string): ContentPage {
  const parent =
    parentUid === undefined ? undefined : { uid: parentUid, title: parentUid, href: `/${parentUid}` };
  return {
    type: "page",
    id: `page_${uid}`,
    uid,
    title: uid,
    meta: { title: uid },
    parent,
    intro: [],
    sections: [],
  };
}

/** The page for investors, with the given sections. */
export function investorsPage(...sections: readonly Section[]): PageOf<"investors-page"> {
  const [type, title] = ["investors-page", "Investors"] as const;
  return { type, id: `${type}_investors`, uid: "investors", title, meta: { title }, intro: [], sections };
}

export const newsArchive: NewsArchivePage = {
  type: "news-archive",
  id: "news-archive_news",
  title: "News",
  meta: { title: "News" },
  intro: [],
};

/** A news article with a date. */
export function newsArticle(
  uid: string,
  date: string,
  category: NewsArticle["category"] = "Company",
): NewsArticle {
  return {
    type: "news-article",
    id: `news-article_${uid}`,
    uid,
    title: uid,
    meta: { title: uid },
    date,
    category,
    body: [],
    related: [],
    sections: [],
  };
}
