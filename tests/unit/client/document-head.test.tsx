import { describe, expect, it } from "vitest";

import { brand } from "../../../brand/brand.ts";
import { locales } from "../../../brand/locales.ts";
import { searchHead } from "../../../client/search/search-head.ts";
import { siteViews } from "../../../client/server/capabilities.ts";
import { pageHead } from "../../../client/server/page-head.ts";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";
import { SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { headLines } from "../../../src/adapters/http/rendering/document-head.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { releaseMoment, zonedMoment } from "../../../src/domain/content/release.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";

const [locale] = locales;

const ORIGIN = "https://www.larkfield.example";

const linkedin = { kind: "web", href: "https://www.linkedin.com/company/larkfield-group-sample" } as const;

function stateOf(page: PageView): InitialState {
  const { offices: _offices, contacts: _contacts, ...shell } = { ...EMPTY_SITE_OPTIONS, linkedin };
  return { locale, shell, content: { kind: "page", page } };
}

const headOf = (page: PageView) =>
  headLines(pageHead(page, siteViews, locale), stateOf(page), ORIGIN).join("\n");

const article = {
  ...newsArticle("results", "2026-08-19", "Results"),
  title: 'Revenue up </script><script>alert("1")</script>',
  summary: "Four businesses grew.",
  changed: "2026-08-20T01:00:00.000Z",
  sections: [],
};
const image = { url: "/sandbox/images/a.webp?auto=format", width: 2000, height: 1000, alt: "Lanes" };
const child = { ...contentPage("leadership", "company"), sections: [] };
const archive = {
  ...newsArchive,
  filter: {},
  years: [],
  categories: [],
  articles: { items: [], page: 1, pages: 1, total: 0 },
};

function dataOf(page: PageView): unknown[] {
  return Array.from(
    headOf(page).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = ""]) => JSON.parse(json) as unknown,
  );
}

const https = expect.stringMatching(/^https:/);
const organization = { "@type": "Organization", name: brand.name, url: https, logo: https };
const context = { "@context": "https://schema.org" };

describe("the head of a document", () => {
  const documents = { ...archive.articles, items: [], page: 2 };
  const centre = { filter: { kind: "Policy" }, years: [], kinds: [], printed: [], documents } as const;
  const choice = { year: 2026, category: "Results" } as const;
  const second = { ...archive.articles, page: 2 };
  const named = (title: string) => `${title} | ${brand.name}`;

  it.each<[string, PageView, string, string]>([
    ["the home page", { ...homePage(), sections: [] }, "/", "Home"],
    ["a child page", child, "/company/leadership", named(child.title)],
    ["the archive", archive, "/news", named(archive.meta.title)],
    [
      "a choice",
      { ...archive, filter: choice },
      "/news?year=2026&amp;category=Results",
      named("News: 2026, Results"),
    ],
    [
      "a further page of a choice",
      { ...archive, filter: choice, articles: second },
      "/news?year=2026&amp;category=Results&amp;page=2",
      named("News: 2026, Results, page 2"),
    ],
    [
      "a further page of a choice of documents",
      { ...child, sections: [{ kind: "document-centre", heading: undefined, intro: [], ...centre }] },
      "/company/leadership",
      named(`${child.title}: Policy, page 2`),
    ],
  ])("%s has one canonical address, and a title of its own", (_, page, path, title) => {
    expect(headOf(page)).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(headOf(page)).toContain(`<meta property="og:url" content="${ORIGIN}${path}">`);
    expect(pageHead(page, siteViews, locale).title).toBe(title);
  });

  it.each(["", "dividend"])("all searches have the same canonical address: %j", (text) => {
    const lines = headLines(searchHead(text, locale), { locale, content: { kind: "empty-search" } }, ORIGIN);
    expect(lines).toContain(`<link rel="canonical" href="${ORIGIN}/search">`);
    expect(lines.join()).toContain('<meta name="description" content="Search ');
    expect(lines.join()).not.toContain("noindex");
  });

  it("error pages and previews are noindex and have no canonical address", () => {
    const failure = headLines(
      { title: "x" },
      { locale, content: { kind: "failure", failure: "not-found" } },
      ORIGIN,
    );
    const preview = headLines(
      pageHead(child, siteViews, locale),
      { ...stateOf(child), preview: true },
      ORIGIN,
    );
    for (const lines of [failure, preview]) {
      expect(lines).toContain('<meta name="robots" content="noindex">');
      expect(lines.join()).not.toContain("canonical");
    }
  });

  it("has a social image: the chosen one, cropped, or one generated from the title", () => {
    const own = headOf({ ...child, meta: { title: "Leadership", image } });
    expect(own).toContain(
      `content="${ORIGIN}/sandbox/images/a.webp?auto=compress&amp;fm=jpg&amp;fit=crop&amp;w=1200&amp;h=630"`,
    );
    expect(own).toContain('<meta property="og:image:alt" content="Lanes">');
    expect(headOf(child)).toMatch(
      /<meta property="og:image" content="https:\/\/www\.larkfield\.example\/social\/company\/leadership\.png\?v=[\w-]{10}">/,
    );
    expect(headOf(child)).toContain('<meta property="og:image:alt" content="leadership">');
    expect(headOf(child)).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});

describe("structured data", () => {
  it("the home page describes the organisation, with its profiles", () => {
    expect(dataOf({ ...homePage(), sections: [] })).toMatchObject([
      {
        ...context,
        ...organization,
        "@type": "Corporation",
        legalName: brand.legalName,
        // As schema.org has it: the exchange's code of ISO 10383, a space, and the ticker.
        tickerSymbol: ["XASX EXG", "OTCM EXGPY", "XJSE EXG"],
        identifier: [
          { "@type": "PropertyValue", propertyID: "ISIN", value: "AU0000000EX4" },
          { "@type": "PropertyValue", propertyID: "ACN", value: "000 000 019" },
        ],
        leiCode: "529900EXAMPLE0000073",
        vatID: "AU000000019",
        address: {
          "@type": "PostalAddress",
          streetAddress: "1 Example Street, Brisbane QLD 4000",
          addressCountry: "AU",
        },
        email: expect.stringContaining("@"),
        sameAs: [linkedin.href],
      },
    ]);
  });

  it.each([
    [undefined, "EventScheduled"],
    ["Postponed", "EventPostponed"],
    ["Moved", "EventRescheduled"],
    ["Online", "EventMovedOnline"],
    ["Cancelled", "EventCancelled"],
  ] as const)("an event that is %s has the status %s, and the time before", (status, eventStatus) => {
    const webcast = { kind: "web", href: "https://webcast.example/agm" } as const;
    const previousStart = "2027-03-03T00:00:00.000Z";
    const starts = "2027-03-05T00:00:00.000Z";
    const event = { title: "AGM", date: "2027-03-05", starts, previousStart, webcast, status };
    const data = dataOf({ ...child, dates: [event] });
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "Event",
        eventStatus: `https://schema.org/${eventStatus}`,
        previousStartDate: previousStart,
      }),
    );
  });

  it("an article has all fields of a NewsArticle, with an escaped headline", () => {
    expect(dataOf(article)[0]).toMatchObject({
      ...context,
      "@type": "NewsArticle",
      headline: article.title,
      description: article.summary,
      image: [https],
      datePublished: releaseMoment(article, SITE_TIME_ZONE),
      dateModified: zonedMoment(article.changed, SITE_TIME_ZONE),
      mainEntityOfPage: `${ORIGIN}/news/results`,
      author: organization,
      publisher: organization,
    });
    expect(headOf(article)).not.toContain("<script>alert");
  });

  it.each<[string, PageView, [string, string?][]]>([
    ["a child page", child, [["Home", "/"], ["company", "/company"], ["leadership"]]],
    ["an article", article, [["Home", "/"], ["News", "/news"], [article.title]]],
    ["the archive", archive, [["Home", "/"], ["News"]]],
  ])("%s has a breadcrumb", (_, page, trail) => {
    expect(dataOf(page).at(-1)).toEqual({
      ...context,
      "@type": "BreadcrumbList",
      itemListElement: trail.map(([name, path], index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(path !== undefined && { item: ORIGIN + path }),
      })),
    });
  });
});
