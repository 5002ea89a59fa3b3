import { describe, expect, it } from "vitest";
import { newsletter } from "#texts/newsletter.ts";
import { locales } from "../../../brand/locales.ts";
import { render } from "../../../client/entry-server.tsx";
import { NoResults, SearchStatus } from "../../../client/search/search-results.tsx";
import { ScopeName } from "../../../client/search/search-tabs.tsx";
import { siteViews } from "../../../client/server/capabilities.ts";
import { PageViewContent } from "../../../client/server/pages/page-view.tsx";
import { ShownViews } from "../../../client/server/views.ts";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";
import type { SearchResponse, SearchResult } from "../../../src/adapters/http/contract/search.ts";
import { htmlDocument } from "../../../src/adapters/http/rendering/html-document.ts";
import type { PageView } from "../../../src/domain/content/page-view.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { homePage } from "../sample-content.ts";
import { rendered } from "./rendered.tsx";
import { wordsOf } from "./words.ts";

const [locale] = locales;

const ORIGIN = "https://www.larkfield.example";
const notFound: InitialState["content"] = { kind: "failure", failure: "not-found" };
const headingsOf = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words]) => words);

const shownWith = async (more: object, state: object = {}) => {
  const shell = { ...EMPTY_SITE_OPTIONS, ...more };
  return (await render("/nope", { locale, content: notFound, shell, ...state }, ORIGIN)).html;
};

function searched(searchInput: string, currentPage: number, data: Partial<SearchResponse["data"]>) {
  const request = { searchInput, searchPages: true, pageSize: 5, currentPage };
  const content = { kind: "search", request, response: { data: { ...EMPTY, ...data } } } as const;
  return render(`/search?s=${searchInput}&page=${currentPage}`, { locale, content }, ORIGIN);
}

const EMPTY = { total_results_size: 0, results_size: 0, results: [], years: [], kinds: [] };

describe("a page rendered on the server", () => {
  it.each(["/nope", "/privacy/", "/PRIVACY", "/Search"])("shows an error page for %s", async (url) => {
    const { html, head } = await render(url, { locale, content: notFound }, ORIGIN);
    expect(headingsOf(html)).toEqual(["We can’t find that page"]);
    expect(head.title).toContain("We can’t find that page");
  });

  it("shows its sections", async () => {
    const action = { kind: "call-to-action", heading: "Act", text: [] } as const;
    const other = { ...action, heading: "Ask" };
    const page = { ...homePage(), sections: [action, other] };
    const { html } = await render("/", { locale, content: { kind: "page", page } }, ORIGIN);
    expect(headingsOf(html).slice(-2)).toEqual(["Act", "Ask"]);
    const slices = { kind: "slice-simulator", slices: [{ section: action }, { section: other }] } as const;
    expect(headingsOf((await render("/", { locale, content: slices }, ORIGIN)).html)).toEqual(["Act", "Ask"]);
  });

  it.each([
    [Date.parse("2027-02-23T22:00:00Z"), "24 February 2027, 8:00 am AEST"],
    ["exchange", "exchange has released"],
  ] as const)("tells an editor who previews it that it is hidden until %s", (hiddenUntil, words) => {
    const page = { ...homePage(), hiddenUntil, sections: [] };
    const markupOf = (shown: PageView) =>
      rendered(
        <ShownViews value={siteViews}>
          <PageViewContent page={shown} />
        </ShownViews>,
      );
    const markup = markupOf(page);
    expect(/<p role="note".*?<\/p>/.exec(markup)?.[0].replace(/<[^>]*>/g, "")).toContain(words);
    expect(markupOf({ ...page, hiddenUntil: undefined })).not.toContain('role="note"');
  });

  it("links to the company's profile on X, if there is one", async () => {
    const twitter = { kind: "web", href: "https://x.com/larkfield" } as const;
    expect(await shownWith({ twitter })).toMatch(
      /<footer.*<a href="https:\/\/x\.com\/larkfield"[^>]* target="_blank" rel="noopener">Follow us on X/s,
    );
    expect(await shownWith({})).not.toContain("Follow us on");
  });

  it("says on each page who the company is by law", async () => {
    expect(await shownWith({})).toMatch(
      /<footer.*Example Group Limited · Public company limited by shares · Registered in Queensland, Australia · ACN 000 000 019 · Registered office: 1 Example Street, Brisbane QLD 4000 · VAT number AU000000019</s,
    );
  });

  it("says before a sign-up that an e-mail asks for confirmation, if it does", async () => {
    expect(await shownWith({ confirmsSignUps: true })).toContain(newsletter.confirmation);
    expect(await shownWith({})).not.toContain(newsletter.confirmation);
  });

  it.each([
    ["GTM-SAMPLE", { asksConsent: true }, true],
    [undefined, { asksConsent: true }, false],
    ["GTM-SAMPLE", {}, false],
  ])(
    "can open the consent banner again if visitors are asked: %s, %j, %s",
    async (tagManagerId, state, can) => {
      expect((await shownWith({ tagManagerId }, state)).includes("Cookie settings")).toBe(can);
    },
  );

  it("says that the search is not ready, and keeps what was typed", async () => {
    const request = { searchInput: "cookie", searchPages: true, pageSize: 5, currentPage: 1 };
    const content = { kind: "search-not-ready", request } as const;
    const { html } = await render("/search?s=cookie", { locale, content }, ORIGIN);
    expect(html).toContain("The search is not ready");
    expect(html).toContain('value="cookie"');
    expect(html).not.toMatch(/No results|Loading\.\.\./);
  });

  it("says of results where they belong and when they are, never their paths", async () => {
    const result = (type: SearchResult["type"], title: string, more: Partial<SearchResult> = {}) => {
      const found = { id: title, type, uid: title, url: `/path/to/${title}`, data: { title }, excerpt: [] };
      return { ...found, ...more };
    };
    const results = [
      result("investors-page", "payment", { within: "Investor centre", date: "2027-03-24" }),
      result("page", "services", { within: "Investor centre" }),
      result("news-article", "article", { date: "2026-03-12" }),
      result("contact-page", "contact"),
    ];
    const { html } = await searched("dividend", 1, { total_results_size: 4, results_size: 4, results });
    const texts = [...html.matchAll(/<li[^>]*><h3.*?<\/li>/gs)].map(([item]) => wordsOf(item));
    expect(texts).toEqual([
      "payment Investor centre, 24 March 2027",
      "services Investor centre",
      "article News, 12 March 2026",
      "contact",
    ]);
  });

  it("leads to the page of a document on which the words stand, with an excerpt, and to the others", async () => {
    const report: SearchResult = {
      id: "report",
      type: "pdf",
      uid: "report",
      url: "/files/report.pdf",
      data: { title: "Annual report 2026" },
      kind: "Annual report",
      date: "2026-09-16",
      page: 3,
      pages: [3, 4, 7],
      excerpt: [
        { text: "Daniel ", hit: false },
        { text: "Okafor", hit: true },
      ],
    };
    const { html } = await searched("okafor", 1, {
      total_results_size: 1,
      results_size: 1,
      results: [report],
    });
    const [item = ""] = /<li[^>]*><h3.*?<\/li>/s.exec(html) ?? [];
    expect(wordsOf(item).replaceAll(" (opens in a new tab)", "")).toBe(
      "Annual report 2026 Annual report, 16 September 2026, page 3 Daniel Okafor Also on page 4 , page 7",
    );
    expect(item).toMatch(/<mark[^>]*>Okafor<\/mark>/);
    const hrefs = [...item.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([3, 4, 7].map((page) => `/files/report.pdf#page=${page}`));
  });

  it("shows no results beyond the last page", async () => {
    const { html } = await searched("results", 99, { total_results_size: 25 });
    expect(html).toContain("There is no page 99 of them.");
    expect(html).toContain('href="/search?s=results&amp;t=page&amp;page=5"');
    expect(html).not.toContain("page=98");
  });
});

const ASSETS = { build: "b1", scripts: ["/assets/a.js"], styles: [], fonts: [] };
const documentOf = (html: string) =>
  htmlDocument({ html, head: { title: "x" } }, { locale, content: notFound }, ASSETS, ORIGIN);

it("image preloads are moved to the head", () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a.webp?w=1 1w" fetchPriority="high"/>';
  const document = documentOf(`${preload}${preload}<main>Words</main>`);
  expect(document.indexOf(preload)).toBeLessThan(document.indexOf("</head>"));
  expect(document.split(preload)).toHaveLength(3);
  expect(document).toContain('<div id="root"><main>Words</main></div>');
});

it("a preview of which only what is opened was read says so on each page", () => {
  const root = { html: "<main>Words</main>", head: { title: "x" } };
  const state = { locale, content: notFound, preview: true } as const;
  const [whole, partial] = [state, { ...state, previewIsPartial: true } as const].map((shown) =>
    htmlDocument(root, shown, ASSETS, ORIGIN),
  );
  expect(whole).not.toContain("as they are published");
  expect(partial).toMatch(
    /<details [^>]*><summary>.*<\/summary><p>.*as they are published.*<\/p><\/details>/,
  );
});

it("proxies that hide e-mail addresses leave those of a document", () => {
  const mail = "ir@larkfield.example";
  const document = documentOf(`<footer><a href="mailto:${mail}">${mail}</a></footer>`);
  expect(document).toContain("@");
  expect(document.replace(/<!--email_off-->.*<!--\/email_off-->/s, "")).not.toContain("@");
});

it("scripts have low priority", () => {
  expect(documentOf("")).toContain('<script type="module" src="/assets/a.js" fetchpriority="low">');
});

describe("the outcome of a search", () => {
  const said = (data: Partial<SearchResponse["data"]>) => {
    const response = { data: { ...EMPTY, ...data } };
    const status = { text: "dividnd", response, loading: false, level: 2 } as const;
    return wordsOf(rendered(<SearchStatus scope="page" {...status} />));
  };

  it("names the text that was searched instead of a misspelt one", () => {
    expect(said({ total_results_size: 12, corrected_query: "dividend" })).toMatch(
      /^Showing results for “dividend” Nothing was found for “dividnd”\. Search for “dividnd” as it was typed/,
    );
    expect(said({ corrected_query: "dividend" })).toMatch(/^No results for “dividnd”/);
  });

  it("says how long a text may be, and does not show a longer one", () => {
    const status = { text: "x".repeat(3_000), response: undefined, loading: false, level: 2 } as const;
    expect(wordsOf(rendered(<SearchStatus scope="page" {...status} />))).toBe(
      "A search has at most 200 characters. Please try a few words of it.",
    );
  });

  it("says whether there may be more results soon", () => {
    expect(said({})).not.toContain("still being read");
    expect(said({ is_incomplete: true })).toContain("still being read");
  });
});

describe("a tab of the search", () => {
  it.each([
    [undefined, "Page"],
    [{ page: 4, pdf: 10 }, "Page 4 results"],
    [{ page: 1, pdf: 0 }, "Page 1 result"],
  ])("has its number of results, if it is known: %j", (totals, name) => {
    const response = { data: { ...EMPTY, totals } };
    expect(wordsOf(rendered(<ScopeName scope="page" response={response} />))).toBe(name);
  });
});

describe("after a search in vain", () => {
  const waysOn = (totals: SearchResponse["data"]["totals"]) => {
    const search = { text: "dividend", scope: "pdf", year: 1999 } as const;
    const response = { data: { ...EMPTY, totals } };
    const html = rendered(<NoResults search={search} response={response} />);
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));
  };

  it("links to where there are results: without filters, in the other scope; and to contacts", () => {
    const unfiltered = "/search?s=dividend&t=pdf";
    const pages = "/search?s=dividend&t=page";
    const contact = "/contact";
    expect(waysOn({ page: 4, pdf: 10 })).toEqual([unfiltered, pages, contact]);
    expect(waysOn({ page: 0, pdf: 10 })).toEqual([unfiltered, contact]);
    expect(waysOn(undefined)).toEqual([contact]);
  });
});
