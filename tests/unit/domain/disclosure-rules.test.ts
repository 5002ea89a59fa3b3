import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Inline } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { investorsPage, paragraph } from "../sample-content.ts";
import { article, library, named, page, pdf, problemsOf } from "./disclosure-problems.ts";

/** The end of an embargo, at 8 am in Brisbane on the next day. */
const EMBARGO = "2026-12-01T22:00:00.000Z";
const DAY = "2026-12-02";
const RELEASED = "once the exchange has released it";

describe("the time of release of a disclosure", () => {
  const untimed = (item: ContentItem, ...exchanges: readonly string[]) =>
    problemsOf(/2016\/1055/, exchanges, item);

  it.each([
    article("fy26", { category: "Results" }),
    library("fy26", { category: "Notice of meeting", date: "2026-09-16" }),
  ])("is reported if only its day is known", (item) => {
    const problem = "warning fy26 data.released: only the day of its release is known: enter the time";
    expect(untimed(item, "XETR")).toEqual([problem]);
    expect(untimed(item)).toEqual([]);
  });

  it.each([
    ["with a time", article("fy26", { category: "Results", released: "2026-08-18T22:30:00.000Z" })],
    ["that waits for the exchange", article("fy26", { category: "Results", exchange: { isAwaited: true } })],
    ["older than five years", article("fy21", { category: "Results", date: "2021-11-21" })],
    ["that is a story", article("story", { category: "Community" })],
    ["without a category", article("other")],
    ["that is a policy", library("policy", { category: "Policy", date: "2026-06-18" })],
    ["without a day", library("undated", { category: "Results" })],
  ])("is not needed for one %s", (_, item) => {
    expect(untimed(item, "XETR")).toEqual([]);
  });
});

describe("a page that waits, and its documents", () => {
  const pair = (document: Partial<PdfDocument>, listing: Partial<NewsArticle> = {}) => {
    const news = { date: DAY, embargo: EMBARGO, related: [pdf("hy27")], ...listing };
    return problemsOf(/note 14/, [], article("news", news), library("hy27", document));
  };
  const awaited = { exchange: { isAwaited: true, reference: "A-1" } };
  const link = { kind: "link", link: { kind: "pdf", href: "/hy27.pdf" }, children: ["Results"] } as const;

  const local = (hour: string) => `from 2026-12-02T${hour}:00:00+10:00`;
  const LINKED = { related: [], body: paragraph("See ", link) };
  it.each<[string, Partial<PdfDocument>, Partial<NewsArticle>, string, string]>([
    ["no embargo", { date: DAY }, {}, "error", local("00")],
    ["no embargo and no day", { published: "2026-11-20T00:00:00.000Z" }, {}, "error", "already"],
    ["a link alone", { date: DAY }, LINKED, "error", local("00")],
    ["an earlier end", { embargo: "2026-12-01T21:00:00.000Z" }, {}, "error", local("07")],
    ["a later end", { embargo: "2026-12-01T23:00:00.000Z" }, {}, "warning", local("09")],
    ["to wait for the exchange", { date: "2026-08-19", ...awaited }, {}, "warning", RELEASED],
  ])("are reported if the document has %s", (_, document, listing, severity, time) => {
    const problem = `is shown ${local("08")}, but its document “hy27” ${time}`;
    expect(pair(document, listing)).toEqual([`${severity} news data.embargo: ${problem}`]);
  });

  it.each([
    ["already", { published: "2026-11-20T00:00:00.000Z" }],
    [local("08"), { embargo: EMBARGO }],
  ])(
    "are reported if only the page waits for the exchange, and the document is shown %s",
    (time, document) => {
      const problem = `error news data.embargo: is shown ${RELEASED}, but its document “hy27” ${time}`;
      expect(pair(document, awaited)).toEqual([problem]);
    },
  );

  it.each<[string, Partial<PdfDocument>, Partial<NewsArticle>]>([
    ["end at the same time", { date: DAY, embargo: EMBARGO }, {}],
    ["are released at the same time", { date: DAY, released: EMBARGO }, {}],
    ["both wait for the exchange", awaited, awaited],
    ["have an earlier day", { date: "2026-08-19" }, {}],
    ["were published long before", { published: "2025-06-18T00:00:00.000Z" }, {}],
    ["do not belong together", { date: DAY }, { related: [] }],
    ["are shown", { date: DAY }, { date: "2026-08-19", embargo: undefined }],
  ])("are not reported if they %s", (_, document, listing) => {
    expect(pair(document, listing)).toEqual([]);
  });
});

describe("a disclosure to come", () => {
  const coming = (fields: Partial<NewsArticle>, exchange = "XASX") =>
    problemsOf(/15\.7\)/, [exchange], article("news", { category: "Results", date: DAY, ...fields }));
  const problem = (words: string) => [`warning news data.exchange_reference: ${words}`];

  const early = "appears at its time, also if the exchange has not released it: let it wait for the exchange";
  it.each([
    ["has the reference to wait for", { exchange: { isAwaited: true, reference: "A-1" } }, []],
    [
      "has a reference, but does not wait",
      { exchange: { isAwaited: false, reference: "A-1" }, embargo: EMBARGO },
      problem(early),
    ],
    ["does not wait", { embargo: EMBARGO }, problem(early)],
    ["has a day alone, which opens nothing", {}, []],
    ["is a story", { category: "Community" }, []],
    ["was released", { date: "2026-08-19" }, []],
  ] as const)("that %s: %j", (_, fields, problems) => {
    expect(coming(fields)).toEqual(problems);
    expect(coming(fields, "XETR")).toEqual([]);
  });
});

it.each([
  ["2026-06-24", "AIMX", [150]],
  ["2026-06-25", "AIMX", []],
  ["2025-10-01", "XASX", [400]],
  ["2026-06-24", "XASX", []],
  [undefined, "AIMX", []],
  [20_200_101, "AIMX", []],
])("facts as at %s are too old at %s by limits of %j days", (asAt, exchange, limits) => {
  const section: Section = { kind: "statistics", heading: "Shares", figures: [] };
  const problems = problemsOf(/every/, [exchange], page("shares", Object.assign(section, { asAt })));
  const field = "warning shares sections[0].asAt";
  expect(problems).toEqual(limits.map((days) => `${field}: facts as at ${asAt} are older than ${days} days`));
});

const YOUNGER = "intended only if the company is younger";
it.each<[readonly string[], string, string?]>([
  [["2021-11-22", "2026-09-16"], "XETR"],
  [["2026-09-16"], "XASX"],
  [["2026-09-16", "2021-11-23"], "XETR", `the oldest disclosure is of 2021-11-23: ${YOUNGER}`],
  [[], "AIMX", "there are no disclosures"],
])("disclosures of %j at %s are of five years", (days, exchange, problem) => {
  const policy = library("policy", { category: "Policy", date: "2011-01-01" });
  const disclosures = days.map((date) => library(date, { category: "Annual report", date }));
  const expected = problem === undefined ? [] : [`warning content : ${problem}`];
  expect(problemsOf(/17\(1\)/, [exchange], policy, ...disclosures)).toEqual(expected);
});

describe("a contact with a telephone number", () => {
  const news = (...intro: readonly Inline[]): ContentItem => {
    return { kind: "page", page: { ...named("news"), type: "news-archive", intro: paragraph(...intro) } };
  };
  const investors = (...only: readonly string[]): ContentItem => {
    return { kind: "page", page: investorsPage({ kind: "contact-details", intro: [], only }) };
  };
  const contacts = [
    { title: "Investor relations", content: paragraph("(07) 7010 0140") },
    { title: "Registry", content: paragraph("registry.example") },
  ];
  const options: ContentItem = { kind: "site-options", options: { ...EMPTY_SITE_OPTIONS, contacts } };
  const missing = (item: ContentItem) => problemsOf(/6\.2/, ["XASX"], item, options);
  const link = { kind: "link", link: { kind: "web", href: "tel:1800" }, children: ["Call"] } as const;

  it.each([
    ["a link to a number", news(link)],
    ["a number", news("Media: Jo Lee, +49 30 1234567")],
    ["a contact of the site options", investors("Investor relations")],
    ["all contacts", investors()],
  ])("may be %s", (_, item) => {
    expect(missing(item)).toEqual([]);
  });

  const texts = ["FY26 2,318.7 2,187.3", "2026-08-19", "ABN 12 345 678 901"];
  it.each([...texts.map((text) => news(text)), investors("Registry")])(
    "is reported if the news or the page for investors has none",
    (item) => expect(missing(item)).toEqual([expect.stringMatching(/: no contact with a telephone number$/)]),
  );
});

describe("the documents that an exchange asks for", () => {
  const conduct = ["Code of conduct", "Anti-bribery and corruption policy", "Diversity and inclusion policy"];
  const market = ["Continuous disclosure policy", "Securities trading policy"];
  const charters = ["Board charter", "Committee charters"];
  const others = [...conduct, ...market, ...charters].map((title) => library(title, { title }));
  const speaking = page("policies", { kind: "accordion", entries: [{ title: "Speaking up", body: [] }] });

  it("are those of ASX, in documents, pages or sections", () => {
    const missing = "warning content : there is no whistleblower policy, recommendation 3.3";
    expect(problemsOf(/appendix 4G/, ["XASX"], ...others)).toEqual([missing]);
    expect(problemsOf(/appendix 4G/, ["XASX"], ...others, speaking)).toEqual([]);
  });

  it("are those of AIM, and none at other exchanges", () => {
    const missing = "warning content : there is no document of the articles of association";
    expect(problemsOf(/AIM rule 26\)/, ["AIMX"], ...others)).toContain(missing);
    expect(problemsOf(/appendix 4G|AIM rule 26\)/, ["XETR", "XNYS"])).toEqual([]);
  });
});
