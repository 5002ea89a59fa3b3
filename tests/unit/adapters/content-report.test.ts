import { describe, expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { readFieldLabels } from "../../../src/adapters/prismic/field-labels.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { MODELS } from "../../../src/composition/folders.ts";
import { slice } from "./read-document.ts";
import { document, EVERYTHING, homeTo, linkTo, problemsIn, report, UNLISTED } from "./report-of.ts";

/** The problems of a page with slices, to which the home page leads. */
const reportOf = (...slices: readonly object[]) =>
  report(homeTo(linkTo("page", "company")), document("page", "company", { slices }));

const file = { url: "/files/c.pdf" };
const listOf = (heading: string, ...uids: readonly string[]) => {
  const documents = uids.map((uid) => ({ document: linkTo("pdf", uid, { file }) }));
  return slice("document_list", { heading, documents }, "picked");
};
const embargo = "2026-12-01T00:00:00+0000";
const dimensions = { width: 1, height: 1 };

describe("a content report", () => {
  const outOfRange = "the year 2206 is out of range";
  const withoutUid = "the UID is empty, so that the page has no address: it is not shown";

  it.each<[string, ServiceDocument, string]>([
    ["a page without a UID", document("page", "", {}), withoutUid],
    ["an article without a UID", document("news-article", "", { date: "2026-01-01" }), withoutUid],
    ["a PDF document without a file", document("pdf", "a", { file: { link_type: "Any" } }), "a required"],
    ["a PDF document without a title", document("pdf", "a", { file, title: null }), "a required field"],
    [
      "a category that there is not",
      document("pdf", "a", { file, category: "Budget" }),
      '"Budget" is none of its values: Annual report, ',
    ],
    ["a mistyped day", document("pdf", "a", { file, date: "2206-01-01" }), outOfRange],
    ["a mistyped time", document("page", "a", { embargo: "2206-01-01T00:00:00+0000" }), outOfRange],
  ])("has an error for %s", (_what, wrong, problem) => {
    const { errors } = report(homeTo(), wrong);
    expect(errors).toContainEqual(expect.stringContaining(problem));
  });

  it("has a warning for a file of 60 MB, and none for one of 40", () => {
    const sized = (size: number) =>
      report(document("pdf", "a", { file: { ...file, size: String(size) } })).warnings;
    expect(sized(60_000_000)).toContain("pdf_a: the file has 60 MB: reduce its images, up to 50 MB");
    expect(sized(40_000_000)).toEqual(["pdf_a: no page links to it or lists it"]);
  });

  it.each([
    [{ action_label: "Go" }, "page_company: “Go” has no link: it is not shown"],
    [{ action_link: linkTo("home", "home") }, "page_company: the link has no words: it is not shown"],
  ])("has a warning for one half of a link: %j", (half, problem) => {
    expect(reportOf(slice("call_to_action", { heading: "Act", ...half })).warnings).toEqual([problem]);
  });

  it.each([
    ["tabs", ["Revenue\t2,318", "Profit\t401"], true],
    ["bars", ["Year | FY25 | FY26\nProfit | 401 | 420"], true],
    ["spaces", ["Year    FY25    FY26", "Profit   401    420"], true],
    ["a list with tabs", ["1.\tThe first", "2.\tThe second"], false],
    ["one line", ["Revenue\t2,318"], false],
    ["sentences", ["In 2026, revenue rose.", "Profit rose too | see below."], false],
  ])("has a warning for a table that was pasted as text with %s", (_what, lines, isFound) => {
    const body = lines.map((text) => ({ type: "paragraph", text, spans: [] }));
    const { warnings } = reportOf(slice("rich_text", { body }));
    expect(warnings.some((text) => text.includes("a table as text"))).toBe(isFound);
  });

  it.each(["\u00ad", "\u200b\ufeff", "\u00a0 \t"])(
    "has an error for a title that shows nothing: %j",
    (title) => {
      const { errors } = reportOf(slice("cards", { heading: title, cards: [{ title }] }));
      expect(errors).toEqual(["page_company: a required field is empty"]);
    },
  );

  it("has the problems with the rules of the exchanges at which the brand is listed", () => {
    expect(reportDocuments([homeTo()], EVERYTHING)).toContainEqual({
      document: "content",
      type: "site",
      problem: expect.stringMatching(/^there is no board charter.*ASX Corporate Governance Principles/),
      severity: "warning",
    });
  });

  describe("on what the site refuses to show", () => {
    const contact = { title: "Office", content: [] };
    const options = document("site-options", "site-options", { otherContactInformation: [contact] });
    const pages = ["company", "contact", "terms"].map((uid) => document("page", uid));
    const whole = [homeTo(), options, ...pages];
    const refused = (documents: readonly ServiceDocument[], published?: readonly ServiceDocument[]) =>
      reportDocuments(documents, { ...UNLISTED, published })
        .filter(({ document: id, severity }) => id === "content" && severity === "error")
        .map(({ problem }) => problem);

    it("has an error for a home page and for site options that are missing, before and after a publish", () => {
      expect(refused(whole)).toEqual([]);
      for (const published of [whole, undefined]) {
        expect(refused(whole.slice(1), published)).toEqual([
          expect.stringMatching(/^The home page is missing.*Publish a document of type home\./),
        ]);
        expect(refused([homeTo(), ...pages], published)).toEqual([
          expect.stringMatching(/^The site options are missing.*Publish a document of type site-options\./),
        ]);
      }
    });

    it("has an error for drafts that remove more than half of all documents", () => {
      expect(refused(whole.slice(0, 4), whole)).toEqual([]);
      expect(refused(whole.slice(0, 2), whole)).toEqual([
        expect.stringMatching(/^It would remove 3 of 4 documents/),
      ]);
    });
  });

  const merger = document("page", "merger", { embargo });
  it.each([
    ["at a content service that everybody can read", { isPublic: true }, /make the repository private/],
    ["at one that is private", { isPublic: false }, undefined],
    ["on what visitors see already", { published: [document("page", "merger")] }, /visitors see it already/],
    ["that was published with its document", { published: [merger] }, undefined],
  ])("reports an embargo %s: %j", (_, more, problem) => {
    const problems = problemsIn([homeTo(linkTo("page", "merger")), merger], more);
    const told = (words: RegExp) => ({ document: "page_merger", problem: expect.stringMatching(words) });
    const hidden = told(/^is hidden until 2026-12-01T10:00:00\+10:00$/);
    expect(problems).toMatchObject([...(problem ? [told(problem)] : []), hidden]);
  });

  it.each([
    ["a page in the place of another", "investors", "investors-page", "/investors shows page_investors"],
    ["a page in the place of the search", "search", "page", "/search is the site's own"],
    ["a page in the place of a file", "sitemap.xml", "page", "/sitemap.xml is the site's own"],
    ["a page above all others", "..", "page", "/.. is the site's own"],
  ])("reports %s", (_, uid, type, problem) => {
    const { errors } = report(homeTo(), document("page", uid), document(type, uid));
    expect(errors).toContain(`${type}_${uid}: cannot be reached: ${problem}`);
  });

  it("reports a new page in the place of one that was there, which stays", () => {
    const since = (year: number) => ({ first_publication_date: `${year}-01-01T00:00:00+0000` });
    const contact = document("contact-page", "contact", {}, since(2025));
    const page = document("page", "contact", {}, since(2026));
    const { errors } = report(homeTo(linkTo("contact-page", "contact")), contact, page);
    expect(errors).toEqual(["page_contact: cannot be reached: /contact shows contact-page_contact"]);
  });

  it.each([100, 101])(
    "reports %i documents of a list without a limit only if it cannot show them",
    (count) => {
      const list = document("page", "company", { slices: [slice("document_list", { heading: "All" })] });
      const files = Array.from({ length: count }, (_, index) =>
        document("pdf", `d${index}`, { file: { link_type: "Media", url: `/d${index}.pdf` } }),
      );
      const { warnings } = report(homeTo(linkTo("page", "company")), list, ...files);
      const problem = "shows the newest 100 of 101 documents; a document centre has all";
      expect(warnings.filter((warned) => warned.startsWith("page_"))).toEqual(
        count > 100 ? [`page_company: ${problem}`] : [],
      );
    },
  );

  it.each([100, 101])("reports %i picked documents only if they are too many for one file", (count) => {
    const { warnings } = reportOf(listOf("Library", ...Array.from({ length: count }, (_, i) => `d${i}`)));
    const problem = "“Download all” is missing: it is for up to 100 documents, here are 101";
    expect(warnings).toEqual(count > 100 ? [`page_company: ${problem}`] : []);
  });

  it.each([
    [["• First", "• Second"], "• First"],
    [["Our aims:", "– less", "– more"], "– less"],
    [["1. First", "2. Second"], "1. First"],
    [["a) one\nb) two"], "a) one"],
    // Not cut within a character.
    [[`• ${"a".repeat(37)}👩🏽‍🚀`, "• Second"], `• ${"a".repeat(37)}`],
    [["– a quotation that begins with a dash"], undefined],
    [["2026 was a year", "3.1 per cent more"], undefined],
    [["First", "Second"], undefined],
  ])("reports bullets that were typed: %j", (texts, first) => {
    const body = texts.map((text) => ({ type: "paragraph", text, spans: [] }));
    const problem = `page_company: typed bullets make no list: “${first}”`;
    expect(reportOf(slice("rich_text", { body })).warnings).toEqual(first === undefined ? [] : [problem]);
  });

  const statistics = (heading: string) =>
    slice("statistics", { heading, source: "Report", figures: [{ value: "1", label: "Sites" }] });
  const newest = slice("document_list", { heading: "Results" });
  it.each([
    [
      "a list that is limited to more than it can show",
      [slice("document_list", { heading: "Results", limit: 300 })],
      "a list has 1 to 100 entries, not 300: it shows 100",
    ],
    [
      "figures that cannot be downloaded because another section has the same heading",
      ["Key figures", "Others", "Key figures"].map(statistics),
      "two sections with figures are called “Key figures”: both offer those of the first",
    ],
    [
      "documents that cannot be downloaded because another list has the same heading",
      [listOf("Results", "a", "b"), listOf("Results", "c"), newest, listOf("Results", "d", "e")],
      "two lists of documents are called “Results”: both offer those of the first",
    ],
    [
      "an unknown variation of a slice",
      [slice("hero", { title: "Big" }, "huge")],
      'unknown variation "huge" of hero; it is shown in the default variation',
    ],
  ])("reports %s", (_, slices, problem) => {
    expect(reportOf(...slices).errors).toEqual([`page_company: ${problem}`]);
  });

  const intro = (data: object) => ({
    intro: [{ type: "paragraph", text: "Read on", spans: [{ start: 0, end: 4, type: "hyperlink", data }] }],
  });
  const below = (uid: string, type: string, parent: string) =>
    document("page", uid, { parent: linkTo(type, parent) });
  it.each([
    [
      "a second document of a single type",
      [document("site-options", "one"), document("site-options", "two")],
      ["site-options_two: there is another document of this type, site-options_one, which the site shows"],
    ],
    [
      "articles of impossible years",
      ["0206-08-19", "9999-01-01", "0001-01-01"].map((date) => document("news-article", date, { date })),
      [
        "news-article_0206-08-19: the year 206 is out of range; it is hidden",
        "news-article_9999-01-01: the year 9999 is out of range; it is hidden",
        "news-article_0001-01-01: the year 1 is out of range; it is hidden",
      ],
    ],
    [
      "a parent that is not a page, and a cycle of parents",
      [below("terms", "pdf", "report"), below("a", "page", "b"), below("b", "page", "a")],
      [
        "page_terms: the parent, document pdf_report, cannot have child pages; the page is shown at the top level",
        "page_a: its parents form a circle: a, b, a",
        "page_b: its parents form a circle: b, a, b",
      ],
    ],
    [
      "links in texts to unpublished documents, and to addresses without a page",
      [
        document("page", "company", intro({ ...linkTo("page", "gone"), isBroken: true })),
        document("page", "terms", intro({ link_type: "Web", url: "/compnay" })),
      ],
      [
        "page_company: leads to a document that is not published",
        "page_terms: leads to /compnay, where there is no page",
      ],
    ],
  ])("reports %s", (_, documents, errors) => {
    expect(report(homeTo(), ...documents).errors).toEqual(errors);
  });

  it("ignores a site map, which leads to everything", () => {
    const map = document("page", "results", { slices: [slice("site_map", {})] });
    const lonely = "page_lonely: no menu and no page leads to /lonely";
    expect(report(map, homeTo(linkTo("page", "results")), document("page", "lonely")).warnings).toContain(
      lonely,
    );
  });

  it("warns of pages without links to them, of unlisted PDF documents, and of images without alternative text", () => {
    const image = { url: "https://images.prismic.io/a.webp", alt: null, dimensions };
    const lonely = [
      document("page", "lonely", { meta_image: image }),
      document("pdf", "lonely", { file, cover: image }),
    ];
    const warnings = [
      "page_lonely: no menu and no page leads to /lonely",
      "page_lonely: an image has no alternative text",
      "pdf_lonely: no page links to it or lists it",
    ];
    expect(report(homeTo(), ...lonely)).toEqual({ errors: [], warnings });
  });

  it("reports images that browsers do not load", () => {
    const slices = ["https://images.prismic.io", "https://photos.example"].map((origin) =>
      slice("image_with_text", { image: { url: `${origin}/a.webp`, alt: "A chart", dimensions } }),
    );
    const imageOrigins = ["https://images.prismic.io"];
    const problem = "browsers load no images from https://photos.example";
    expect(problemsIn([document("home", "home", { slices })], { imageOrigins })).toMatchObject([{ problem }]);
  });
});

it("names documents and fields as their editors see them, and counts slices that are not shown", async () => {
  const span = { type: "hyperlink", start: 0, end: 2, data: { link_type: "Web", url: "/nowhere" } };
  const body = [
    { type: "heading2", text: "The team", spans: [] },
    { type: "paragraph", text: "We", spans: [span] },
  ];
  const slices = [
    slice("hero", {}),
    slice("rich_text", { body }),
    slice("statistics", { heading: "In figures", figures: [{ label: "Revenue" }] }),
  ];
  const found = problemsIn([document("home", "home", { title: "Larkfield", slices })], {
    labels: await readFieldLabels(MODELS),
  });
  expect(found.map(({ title, field }) => `${title}, ${field}`)).toEqual(
    expect.arrayContaining([
      "Larkfield, slice 1 (Hero) › Title",
      "Larkfield, slice 2, “The team” (Rich text) › Body",
      "Larkfield, slice 3, “In figures” (Statistics) › Figures 1 › Value",
    ]),
  );
});
