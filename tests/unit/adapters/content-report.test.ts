import { describe, expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";

const NOW = Date.parse("2026-11-22T00:00:00Z");
/** Without the rules of exchanges, which have tests of their own. */
const UNLISTED = { now: NOW, exchanges: [] };

function document(type: string, uid: string, data: object = {}): ServiceDocument {
  return { id: `${type}_${uid}`, type, uid, data: { title: uid, ...data } };
}

const linkTo = (type: string, uid: string, data: object = {}) => ({
  link_type: "Document",
  id: `${type}_${uid}`,
  type,
  uid,
  data: { title: uid, ...data },
});

/** A home page with links to pages. */
const homeTo = (...links: object[]) =>
  document("home", "home", {
    slices: [
      {
        slice_type: "hero",
        variation: "default",
        primary: { title: "Home", actions: links.map((link) => ({ label: "On", link })) },
      },
    ],
  });

/** The problems of documents as `DOCUMENT: PROBLEM`, errors and warnings. */
function report(...documents: readonly ServiceDocument[]) {
  const problems = reportDocuments(documents, UNLISTED);
  const of = (severity: string) =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(({ document: id, problem }) => `${id}: ${problem}`);
  return { errors: of("error"), warnings: of("warning") };
}

/** The problems of a page with slices, to which the home page leads. */
const reportOf = (...slices: readonly object[]) =>
  report(homeTo(linkTo("page", "company")), document("page", "company", { slices }));

const slice = (slice_type: string, primary: object, variation = "default") => ({
  slice_type,
  variation,
  primary,
});

describe("a content report", () => {
  it("is empty for valid content", () => {
    const documents = [homeTo(linkTo("page", "company")), document("page", "company")];
    expect(report(...documents)).toEqual({ errors: [], warnings: [] });
  });

  it("has the problems with the rules of the exchanges at which the brand is listed", () => {
    const problems = reportDocuments([homeTo()], { now: NOW });
    expect(problems).toContainEqual({
      document: "content",
      type: "site",
      problem: expect.stringMatching(/^there is no board charter.*ASX Corporate Governance Principles/),
      severity: "warning",
    });
  });

  it("reports what is under an embargo at a content service that everybody can read", () => {
    const embargo = "2026-12-01T00:00:00+0000";
    const documents = [homeTo(linkTo("page", "merger")), document("page", "merger", { embargo })];
    const problemsWith = (isPublic: boolean) =>
      reportDocuments(documents, { ...UNLISTED, isPublic }).map(({ document: id, problem }) => [id, problem]);
    expect(problemsWith(false)).toEqual([]);
    expect(problemsWith(true)).toEqual([
      ["page_merger", expect.stringContaining("make the repository private")],
    ]);
  });

  it("reports an embargo on what visitors see already, but none that was published with its document", () => {
    const before = document("page", "merger");
    const after = document("page", "merger", { embargo: "2026-12-01T00:00:00+0000" });
    const problemsAfter = (published: ServiceDocument) =>
      reportDocuments([homeTo(linkTo("page", "merger")), after], { ...UNLISTED, published: [published] }).map(
        ({ problem }) => problem,
      );
    expect(problemsAfter(before)).toEqual([expect.stringContaining("visitors see it already")]);
    expect(problemsAfter(after)).toEqual([]);
  });

  it.each([
    ["a page in the place of another", "investors", "investors-page", "/investors shows page_investors"],
    ["a page in the place of the archive", "news", "page", "/news is the site's own"],
    ["a page in the place of the search", "search", "page", "/search is the site's own"],
    ["a page in the place of downloads", "downloads", "page", "/downloads is the site's own"],
    ["a page in the place of a file", "sitemap.xml", "page", "/sitemap.xml is the site's own"],
    ["a page above all others", "..", "page", "/.. is the site's own"],
  ])("reports %s", (_, uid, type, problem) => {
    const { errors } = report(homeTo(), document("page", uid), document(type, uid));
    expect(errors).toContain(`${type}_${uid}: cannot be reached: ${problem}`);
  });

  it("reports a new page in the place of one that was there, which stays", () => {
    const contact = {
      ...document("contact-page", "contact"),
      first_publication_date: "2025-01-01T00:00:00+0000",
    };
    const page = { ...document("page", "contact"), first_publication_date: "2026-11-01T00:00:00+0000" };
    const { errors } = report(homeTo(linkTo("contact-page", "contact")), contact, page);
    expect(errors).toEqual(["page_contact: cannot be reached: /contact shows contact-page_contact"]);
  });

  it("reports a list that is limited to more than it can show", () => {
    const { errors } = reportOf(slice("document_list", { heading: "Results", limit: 300 }));
    expect(errors).toEqual(["page_company: a list has 1 to 100 entries, not 300: it shows 100"]);
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
    const documents = Array.from({ length: count }, (_, index) => ({
      document: linkTo("pdf", `d${index}`, { file: { link_type: "Media", url: `/d${index}.pdf` } }),
    }));
    const { warnings } = reportOf(slice("document_list", { heading: "Library", documents }, "picked"));
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
    const { warnings } = reportOf(slice("rich_text", { body }));
    const problem = `page_company: typed bullets make no list: “${first}”`;
    expect(warnings).toEqual(first === undefined ? [] : [problem]);
  });

  it("reports figures that cannot be downloaded because another section has the same heading", () => {
    const figures = (heading: string) =>
      slice("statistics", { heading, source: "Report", figures: [{ value: "1", label: "Sites" }] });
    const { errors } = reportOf(...["Key figures", "Others", "Key figures"].map(figures));
    expect(errors).toEqual([
      "page_company: two sections with figures are called “Key figures”: both offer those of the first",
    ]);
  });

  it("reports documents that cannot be downloaded because another list has the same heading", () => {
    const pdf = (uid: string) => ({
      document: linkTo("pdf", uid, { file: { url: `https://files.example/${uid}.pdf` } }),
    });
    const list = (...uids: readonly string[]) =>
      slice("document_list", { heading: "Results", documents: uids.map(pdf) }, "picked");
    const newest = slice("document_list", { heading: "Results" });
    const { errors } = reportOf(list("a", "b"), list("c"), newest, list("d", "e"));
    expect(errors).toEqual([
      "page_company: two lists of documents are called “Results”: both offer those of the first",
    ]);
  });

  it("reports a topic that the site options do not have", () => {
    const topics = [{ name: "Results" }];
    const options = document("site-options", "options", { topics, calendarTopic: "Dates" });
    const file = { url: "https://files.example/a.pdf" };
    const { errors } = report(
      homeTo(),
      options,
      document("news-article", "a", { date: "2026-11-01", topic: "Results" }),
      document("news-article", "b", { date: "2026-11-01", topic: "Result" }),
      document("pdf", "c", { file, topic: "results" }),
    );
    expect(errors).toEqual([
      "site-options: the site options have no topic “Dates”: nobody is alerted",
      "news-article_b: the site options have no topic “Result”: nobody is alerted",
      "pdf_c: the site options have no topic “results”: nobody is alerted",
    ]);
  });

  it("reports a second document of a single type", () => {
    const { errors } = report(homeTo(), document("site-options", "first"), document("site-options", "other"));
    expect(errors).toEqual([
      "site-options_other: there is another document of this type, site-options_first, which the site shows",
    ]);
  });

  it.each(["0206-08-19", "9999-01-01", "0001-01-01"])("reports an article dated %s", (date) => {
    const { errors } = report(homeTo(), document("news-article", "typo", { date }));
    expect(errors).toEqual([`news-article_typo: the year ${Number(date.slice(0, 4))} is out of range`]);
  });

  it("reports an unknown variation of a slice", () => {
    const { errors } = report(
      document("home", "home", { slices: [slice("hero", { title: "Big" }, "huge")] }),
    );
    expect(errors).toEqual([
      'home_home: unknown variation "huge" of hero; it is shown in the default variation',
    ]);
  });

  it("reports a parent that is not a page, and a cycle of parents", () => {
    const below = (uid: string, type: string, parent: string) =>
      document("page", uid, { parent: linkTo(type, parent) });
    const { errors } = report(
      homeTo(),
      below("terms", "pdf", "report"),
      below("a", "page", "b"),
      below("b", "page", "a"),
    );
    expect(errors).toEqual([
      "page_terms: the parent, document pdf_report, cannot have child pages; the page is shown at the top level",
      "page_a: its parents form a circle: a, b, a",
      "page_b: its parents form a circle: b, a, b",
    ]);
  });

  it("reports links to unpublished documents, also in texts, and to addresses without a page", () => {
    const text = (data: object) => [
      { type: "paragraph", text: "Read on", spans: [{ start: 0, end: 4, type: "hyperlink", data }] },
    ];
    const gone = { link_type: "Document", id: "page_gone", type: "page", isBroken: true };
    const { errors } = report(
      homeTo(linkTo("page", "company")),
      document("page", "company", { intro: text(gone) }),
      document("page", "terms", { intro: text({ link_type: "Web", url: "/compnay" }) }),
    );
    expect(errors).toEqual([
      "page_company: leads to a document that is not published",
      "page_terms: leads to /compnay, where there is no page",
    ]);
  });

  it("includes the pages that a list of reporting periods links to, and ignores a site map", () => {
    const listing = (...types: readonly string[]) =>
      document("page", "results", { slices: types.map((slice_type) => ({ slice_type, primary: {} })) });
    const others = [homeTo(linkTo("page", "results")), document("page", "fy26"), document("page", "lonely")];
    const lonely = "page_lonely: no menu and no page leads to /lonely";
    expect(report(listing("reporting_periods"), ...others).warnings).toEqual([lonely]);
    expect(report(listing("site_map"), ...others).warnings).toContain(lonely);
  });

  it("warns of pages without links to them, of unlisted PDF documents, and of images without alternative text", () => {
    const image = { url: "https://images.prismic.io/a.webp", alt: null, dimensions: { width: 1, height: 1 } };
    const file = { url: "https://larkfield.cdn.prismic.io/a.pdf" };
    const { errors, warnings } = report(
      homeTo(),
      document("page", "lonely", { meta_image: image }),
      document("pdf", "lonely", { file, cover: image }),
    );
    expect([errors, warnings]).toEqual([
      [],
      [
        "page_lonely: no menu and no page leads to /lonely",
        "page_lonely: an image has no alternative text",
        "pdf_lonely: no page links to it or lists it",
      ],
    ]);
  });

  it("reports images that browsers do not load", () => {
    const image = (origin: string) => ({
      url: `${origin}/a.webp`,
      alt: "A chart",
      dimensions: { width: 1, height: 1 },
    });
    const slices = ["https://images.prismic.io", "https://photos.example"].map((origin) => ({
      slice_type: "image_with_text",
      primary: { image: image(origin) },
    }));
    const problems = reportDocuments([document("home", "home", { slices })], {
      ...UNLISTED,
      imageOrigins: ["https://images.prismic.io"],
    });
    expect(problems.map(({ problem }) => problem)).toEqual([
      "browsers load no images from https://photos.example",
    ]);
  });

  it("lists unused files of the media library", () => {
    const used = document("pdf", "report", {
      file: { url: "https://larkfield.cdn.prismic.io/files/report.pdf" },
    });
    const problems = reportDocuments([homeTo(), used], { ...UNLISTED, media: ["report.pdf", "old.pdf"] });
    expect(problems.filter(({ type }) => type === "media").map(({ document: name }) => name)).toEqual([
      "old.pdf",
    ]);
  });
});
