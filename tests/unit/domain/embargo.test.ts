import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { dayBegins, Embargo } from "../../../src/domain/content/embargo.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import { contentPage, homePage, newsArticle } from "../sample-pages.ts";

const MINUTE_MS = 60_000;
const BRISBANE = "Australia/Brisbane";
const at = (moment: string) => Date.parse(moment);
const page = (of: Extract<ContentItem, { kind: "page" }>["page"]): ContentItem => ({
  kind: "page",
  page: of,
});

/** The visible content at a given time. */
function shownAt(moment: string, ...items: readonly ContentItem[]) {
  const embargo = new Embargo(items, at(moment), BRISBANE);
  return { embargo, items: items.flatMap((item) => embargo.shown(item) ?? []) };
}

describe("a day", () => {
  it.each([
    ["in winter", "2026-01-15", "2026-01-15T00:00:00.000Z"],
    ["in summer", "2026-07-15", "2026-07-14T23:00:00.000Z"],
  ])("begins in London at midnight there, %s", (_, day, moment) => {
    expect(dayBegins(day, "Europe/London")).toBe(at(moment));
  });

  it.each(["", "soon", "2026-02-31x", "2026-13-01"])("is invalid: %j", (day) => {
    expect(dayBegins(day, "Europe/London")).toBeNaN();
  });
});

describe("an article with a future date", () => {
  const article = page(newsArticle("results", "2026-11-24"));

  it("is shown at the beginning of that day in Brisbane, and not a millisecond earlier", () => {
    expect(shownAt("2026-11-23T13:59:59.999Z", article).items).toEqual([]);
    expect(shownAt("2026-11-23T14:00:00.000Z", article).items).toEqual([article]);
  });

  it("is shown when its embargo ends, if that is later", () => {
    const results = page({ ...newsArticle("results", "2026-11-24"), embargo: "2026-11-23T22:30:00.000Z" });
    expect(shownAt("2026-11-23T22:29:59.999Z", results).items).toEqual([]);
    expect(shownAt("2026-11-23T22:30:00.000Z", results).items).toEqual([results]);
  });
});

describe("an event at a time of day", () => {
  const calendar = (starts: string, ends: string): ContentItem =>
    page(
      homePage({
        kind: "calendar",
        intro: [],
        events: [{ date: starts.slice(0, 10), title: "Results", starts, ends }],
      }),
    );
  const results = calendar("2027-02-17T00:00:00.000Z", "2027-02-17T01:15:00.000Z");
  const nextAt = (moment: string) => {
    const { nextChange, isNear } = shownAt(moment, results).embargo;
    return [nextChange && new Date(nextChange).toISOString(), isNear];
  };

  it("changes the visible content at its start and its end, announced like the end of an embargo", () => {
    expect(nextAt("2026-11-23T00:00:00Z")).toEqual(["2027-02-16T23:49:00.000Z", false]);
    expect(nextAt("2027-02-16T23:49:00Z")).toEqual(["2027-02-17T00:00:00.000Z", true]);
    expect(nextAt("2027-02-17T00:00:00Z")).toEqual(["2027-02-17T01:04:00.000Z", false]);
    expect(nextAt("2027-02-17T01:15:00Z")).toEqual([undefined, false]);
  });

  it("hides nothing", () => {
    const { embargo, items } = shownAt("2026-11-23T00:00:00Z", results);
    expect(embargo.hidesNothing).toBe(true);
    expect(items[0]).toBe(results);
  });
});

describe("a document under an embargo", () => {
  const until = "2026-11-23T22:30:00.000Z";
  const before = "2026-11-23T12:00:00.000Z";
  const results = page({ ...newsArticle("results", "2026-11-20"), embargo: until });
  const report: PdfDocument = { id: "pdf_report", title: "Report", href: "/report.pdf", embargo: until };
  const slides: PdfDocument = { id: "pdf_slides", title: "Slides", href: "/slides.pdf" };
  const pdfs: readonly ContentItem[] = [report, slides].map((pdf) => ({ kind: "pdf", uid: pdf.id, pdf }));
  const linkTo = (href: string): Link => ({ kind: "page", href });

  it("is hidden with all links to it: in a text, whose words stay, in a menu, and of a button", () => {
    const home = homePage(
      {
        kind: "rich-text",
        body: [
          {
            kind: "paragraph",
            children: [
              "Read ",
              { kind: "link", link: linkTo("/news/results#dividend"), children: ["the results"] },
            ],
          },
        ],
      },
      {
        kind: "call-to-action",
        heading: "Results",
        text: [],
        action: { label: "To the results", link: linkTo("/news/results") },
      },
    );
    const entry = { title: "Results", link: linkTo("/news/results"), newTab: false };
    const other = { title: "Company", link: linkTo("/company"), newTab: false };
    const options: ContentItem = {
      kind: "site-options",
      options: {
        ...EMPTY_SITE_OPTIONS,
        shareholderLogin: linkTo("/news/results"),
        menus: {
          primary: [{ title: "Investors", entries: [entry, other] }],
          footer: [{ title: "Now", entries: [entry] }],
          secondary: [],
        },
      },
    };
    const { items } = shownAt(before, options, page(home), results);
    expect(items).toEqual([
      {
        kind: "site-options",
        options: {
          ...EMPTY_SITE_OPTIONS,
          menus: { primary: [{ title: "Investors", entries: [other] }], footer: [], secondary: [] },
        },
      },
      page(
        homePage(
          {
            kind: "rich-text",
            body: [{ kind: "paragraph", children: ["Read ", "the results"] }],
          },
          { kind: "call-to-action", heading: "Results", text: [] },
        ),
      ),
    ]);
  });

  it("is not behind an image, which stays", () => {
    const image = { url: "/a.webp", width: 8, height: 6, alt: "A chart" };
    const hidden = page({ ...contentPage("hidden"), embargo: "2026-12-01T00:00:00.000Z" });
    const home = homePage({ kind: "rich-text", body: [{ kind: "image", image, linkTo: linkTo("/hidden") }] });
    const { items } = shownAt("2026-11-23T00:00:00Z", hidden, page(home));
    expect(items).toEqual([page(homePage({ kind: "rich-text", body: [{ kind: "image", image }] }))]);
  });

  it("is not in a list of documents that an editor selected", () => {
    const article = page({ ...newsArticle("meeting", "2026-10-01"), related: [report, slides] });
    expect(shownAt(before, article, ...pdfs).items).toMatchObject([
      { page: { related: [{ id: "pdf_slides" }] } },
      { pdf: { id: "pdf_slides" } },
    ]);
  });

  it("leaves its child pages at the top level", () => {
    const parent = page({ ...contentPage("merger"), embargo: until });
    const [child] = shownAt(before, parent, page(contentPage("terms", "merger"))).items;
    expect(child).toEqual(page({ ...contentPage("terms"), parent: undefined }));
  });

  it("does not change unrelated content", () => {
    const company = page(contentPage("company"));
    expect(shownAt(before, company, results).items[0]).toBe(company);
  });

  it("is announced eleven minutes in advance, so that no cache keeps a page beyond its end", () => {
    const end = at(until);
    const { embargo } = shownAt(before, results);
    expect([embargo.nextChange, embargo.isNear]).toEqual([end - 11 * MINUTE_MS, false]);
    const near = new Embargo([results], end - 11 * MINUTE_MS, BRISBANE);
    expect([near.nextChange, near.isNear]).toEqual([end, true]);
    const over = new Embargo([results], end, BRISBANE);
    expect([over.nextChange, over.isNear]).toEqual([undefined, false]);
  });
});
