import type { Locale } from "../../brand/locale.ts";
import type { NamedSection } from "../../src/adapters/http/contract/initial-state.ts";
import type { SectionView } from "../../src/domain/content/section.ts";
import { ComposedPage } from "./pages/composed-page.tsx";
import { NewsArchivePage } from "./pages/news-archive-page.tsx";
import { NewsArticlePage } from "./pages/news-article-page.tsx";
import { Accordion } from "./sections/accordion.tsx";
import { CallToAction } from "./sections/call-to-action.tsx";
import { Cards } from "./sections/cards.tsx";
import { CompanyDetails } from "./sections/company-details.tsx";
import { ContactDetails, Offices } from "./sections/contacts.tsx";
import { CookieTable } from "./sections/cookie-table.tsx";
import { DocumentCentre, DocumentListSection } from "./sections/documents.tsx";
import { Hero } from "./sections/hero.tsx";
import { ImageWithText } from "./sections/image-with-text.tsx";
import { LatestNews } from "./sections/latest-news.tsx";
import { PageIndex } from "./sections/page-index.tsx";
import { People } from "./sections/people.tsx";
import { Quote } from "./sections/quote.tsx";
import { RichTextSection } from "./sections/rich-text.tsx";
import { SiteMap } from "./sections/site-map.tsx";
import { Statistics } from "./sections/statistics.tsx";
import { Timeline } from "./sections/timeline.tsx";
import type { ListChoice, Views } from "./views.ts";

/** What every site shows. */
export const coreViews = {
  sections: {
    hero: Hero,
    "rich-text": RichTextSection,
    "image-with-text": ImageWithText,
    cards: Cards,
    accordion: Accordion,
    statistics: Statistics,
    people: People,
    timeline: Timeline,
    quote: Quote,
    "document-list": DocumentListSection,
    "document-centre": DocumentCentre,
    "call-to-action": CallToAction,
    "latest-news": LatestNews,
    "contact-details": ContactDetails,
    offices: Offices,
    "company-details": CompanyDetails,
    "site-map": SiteMap,
    "page-index": PageIndex,
    "cookie-table": CookieTable,
  },
  pages: {
    home: ComposedPage,
    page: ComposedPage,
    "investors-page": ComposedPage,
    "contact-page": ComposedPage,
    "news-archive": NewsArchivePage,
    "news-article": NewsArticlePage,
  },
  listChoice: chosenDocuments,
  exampleStates: emptyLists,
} as const satisfies Views;

/** The year and the kind of a library of documents. */
function chosenDocuments(section: SectionView, locale: Locale): ListChoice | undefined {
  const { lists } = locale.texts;
  if (section.kind !== "document-centre") return undefined;
  const { year, kind } = section.filter;
  return { year, kind: kind && lists.kinds[kind], page: section.documents.page };
}

/** A section whose list is empty or incomplete. */
function emptyLists({ section }: NamedSection): readonly NamedSection[] {
  switch (section.kind) {
    case "document-centre": {
      const filter = { year: section.years.at(-1), kind: section.kinds.at(-1) };
      const documents = { items: [], page: 1, pages: 1, total: 0 };
      return [{ name: "narrowed to nothing", section: { ...section, filter, documents } }];
    }
    case "latest-news":
      return [{ name: "none", section: { ...section, articles: [] } }];
    case "offices": {
      const [first, second] = section.offices;
      const offices = first && second ? [first, { ...second, map: undefined, position: undefined }] : [];
      return [{ name: "two, one without a map", section: { ...section, offices } }];
    }
    default:
      return [];
  }
}
