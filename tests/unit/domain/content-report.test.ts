import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { SiteOptions } from "../../../src/domain/content/site-options.ts";
import { contentProblems } from "../../../src/domain/report/content-report.ts";
import type { DomainCapability } from "../../../src/domain/report/domain-capability.ts";
import {
  contentPage,
  homePage,
  investorsPage,
  linked,
  newsArchive,
  newsArticle,
  paragraph,
  textSection,
} from "../sample-content.ts";
import { menu, menus, optionsWith, page, pdf } from "./hidden-content.ts";

interface Circumstances {
  readonly capabilities?: readonly DomainCapability[];
  readonly imageOrigins?: readonly string[];
}

/** What is said of items, as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
function report(items: readonly ContentItem[], { capabilities = [], imageOrigins }: Circumstances = {}) {
  return contentProblems(items, { capabilities, imageOrigins }).map(
    ({ severity, document, field = "", problem }) => `${severity} ${document} ${field}: ${problem}`,
  );
}

/** The home page, which leads to addresses. */
const homeTo = (...hrefs: readonly string[]) =>
  page(homePage(textSection(...hrefs.map((href) => linked(href, "on")))));

describe("the address of a page", () => {
  it.each([
    ["of the site’s own", "search", "error page_search uid: cannot be reached: /search is the site's own"],
    ["that cannot be encoded", "\ud800", "error page_\ud800 uid: has no address"],
    ["that is too long", "年".repeat(200), `error page_${"年".repeat(200)} uid: has no address`],
  ])("is reported %s", (_which, uid, problem) => {
    expect(report([homeTo(), page(contentPage(uid))])).toEqual([problem]);
  });

  it("is reported for the page that is not shown at it: the newer one", () => {
    const published = (day: string) => `2026-${day}T00:00:00.000Z`;
    const investors = page({ ...investorsPage(), published: published("02-01") });
    const older = page({ ...contentPage("investors"), published: published("01-01") });
    expect(report([homeTo("/investors"), investors, older])).toEqual([
      "error investors-page_investors uid: cannot be reached: /investors shows page_investors",
    ]);
  });

  it("is reported for pages whose parents form a circle", () => {
    const pages = [page(contentPage("a", "b")), page(contentPage("b", "a"))];
    expect(report([homeTo(), ...pages])).toEqual([
      "error page_a data.parent: its parents form a circle: a, b, a",
      "error page_b data.parent: its parents form a circle: b, a, b",
    ]);
  });
});

describe("a page that no visitor finds", () => {
  const terms = page(contentPage("terms"));
  const lost = ["warning page_terms : no menu and no page leads to /terms"];

  it("is reported, but not one to which the home page, a menu or another page leads", () => {
    expect(report([homeTo(), terms])).toEqual(lost);
    expect(report([homeTo("/terms?x#part"), terms])).toEqual([]);
    const company = page({ ...contentPage("company"), sections: [textSection(linked("/terms", "terms"))] });
    expect(report([optionsWith({ menus: menus(menu("Company")) }), homeTo(), company, terms])).toEqual([]);
  });

  it("is reported if only pages lead to it that no visitor finds either", () => {
    const careers = page({ ...contentPage("careers"), sections: [textSection(linked("/terms", "terms"))] });
    expect(report([homeTo(), careers, terms])).toHaveLength(2);
  });

  it("is found in the list of news, and in what a capability lists", () => {
    const article = page(newsArticle("fy26", "2026-08-19"));
    expect(report([homeTo(), page(newsArchive), article])).toHaveLength(2);
    expect(report([homeTo("/news"), page(newsArchive), article])).toEqual([]);
    const capability: DomainCapability = {
      addressesListedBy: (section) => (section.kind === "company-details" ? ["/terms"] : []),
    };
    const details: Section = { kind: "company-details", intro: [] };
    expect(report([page(homePage(details)), terms], { capabilities: [capability] })).toEqual([]);
    // A site map has all pages, so it says nothing about one.
    expect(report([page(homePage({ kind: "site-map" })), terms])).toEqual(lost);
  });

  it("may be a document, which a link, a list or a centre of all documents shows", () => {
    const lonely = pdf({ id: "report" });
    expect(report([homeTo(), lonely])).toEqual(["warning report : no page links to it or lists it"]);
    expect(report([homeTo("/files/report.pdf"), lonely])).not.toContainEqual(
      expect.stringMatching(/^warning/),
    );
    expect(report([page(homePage({ kind: "document-centre", intro: [] })), lonely])).toEqual([]);
  });
});

describe("a link", () => {
  it.each(["/search?s=a", "/", "/#part"])("to %s leads to a page", (href) => {
    expect(report([homeTo(href)])).toEqual([]);
  });

  it("to /privacy leads to a page if there is one at the address to which the site leads from there", () => {
    const policy = page(contentPage("privacy-policy"));
    expect(report([homeTo("/privacy", "/privacy-policy"), policy])).toEqual([]);
    const from = "/privacy-policy";
    const redirects = [{ from, link: { kind: "page", href: "/datenschutz" } }] as const;
    const german = page(contentPage("datenschutz"));
    expect(report([homeTo("/privacy", "/datenschutz"), german, optionsWith({ redirects })])).toEqual([]);
    expect(report([homeTo("/privacy", "/datenschutz"), german])).toEqual([
      "error home_home sections[0].body[0].children[0].link: leads to /privacy, where there is no page",
    ]);
  });

  it.each(["/compnay", "/Company", "/company/", "/search/x"])("to %s leads to none", (href) => {
    const company = page(contentPage("company"));
    expect(report([homeTo(href, "/company"), company])).toEqual([
      `error home_home sections[0].body[0].children[0].link: leads to ${href}, where there is no page`,
    ]);
  });
});

describe("the main menu", () => {
  const group = {
    title: "Company",
    entries: [{ title: "Home", link: { kind: "page", href: "/" }, newTab: false }],
  } as const;
  const menusOf = (primary: readonly (typeof group)[], footer: readonly (typeof group)[]) =>
    report([homeTo(), optionsWith({ menus: { primary, footer, secondary: [] } })]);

  it("that is missing beside others is an error", () => {
    expect(menusOf([], [group])).toEqual([
      "error site-options menus.primary: has no group with entries: visitors find no menu",
    ]);
    expect(menusOf([group], [group])).toEqual([]);
    expect(menusOf([], [])).toEqual([]);
  });
});

describe("contacts that a section names", () => {
  const home = page(homePage({ kind: "contact-details", intro: [], only: ["Media", "Investors"] }));

  it("are those of the site options", () => {
    const contacts = [{ title: "Media", content: paragraph("A") }];
    expect(report([home, optionsWith({ contacts })])).toEqual([
      "error home_home sections[0].only: there is no contact “Investors” in the site options: it is not shown",
    ]);
  });
});

describe("entries with names", () => {
  const item = (title: string, ...text: readonly string[]) => ({
    title,
    body: text.flatMap((line) => paragraph(line)),
  });
  const questions = (...entries: readonly ReturnType<typeof item>[]) =>
    report([page(homePage({ kind: "accordion", entries }))]);

  it("of one list differ, unless they are copies, which are told by themselves", () => {
    expect(questions(item("When?", "A"), item("when?", "B"))).toEqual([
      "warning home_home sections[0].entries[1]: is called “when?”, as number 1 is: give each its own name",
    ]);
    expect(questions(item("When?", "A"), item("When?", "A"), item("Where?", "A"))).toEqual([]);
  });

  it("of two menus may be the same, but not of one group, and not two groups", () => {
    const group = (title: string, ...hrefs: readonly string[]) => ({
      title,
      entries: hrefs.map((href) => ({ title: "On", link: { kind: "web", href }, newTab: false }) as const),
    });
    const primary = [group("Company", "https://a.example", "https://b.example"), group("Company")];
    const footer = [group("Company", "https://a.example")];
    expect(report([homeTo(), optionsWith({ menus: { primary, footer, secondary: [] } })])).toEqual([
      "warning site-options menus.primary[1]: is called “Company”, as number 1 is: give each its own name",
      "warning site-options menus.primary[0].entries[1]: is called “On”, as number 1 is: give each its own name",
    ]);
  });

  it("have something below them", () => {
    expect(questions(item("When?"), item("Where?", " "), item("Who?", "A"))).toEqual([
      "warning home_home sections[0].entries[0]: “When?” has nothing below it",
      "warning home_home sections[0].entries[1]: “Where?” has nothing below it",
    ]);
    const offices = [{ location: "Brisbane", contactInformation: [] }];
    const contacts = [{ title: "Media", content: [] }];
    expect(report([homeTo(), optionsWith({ offices, contacts })])).toEqual([
      "warning site-options data.offices[0]: “Brisbane” has nothing below it",
      "warning site-options data.otherContactInformation[0]: “Media” has nothing below it",
    ]);
  });
});

it("a section of offices or contacts needs some in the site options", () => {
  const home = page(
    homePage({ kind: "offices", intro: [] }, { kind: "contact-details", intro: [], only: [] }),
  );
  expect(report([home, optionsWith({})])).toEqual([
    "warning home_home sections[0]: the site options have no offices: it is not shown",
    "warning home_home sections[1]: the site options have no contacts: it is not shown",
  ]);
});

describe("a copy", () => {
  const copy = (uid: string, date: string) => pdf({ id: `pdf_${uid}`, title: "Annual report", date });
  const said = (...items: readonly ContentItem[]) =>
    contentProblems(items, { capabilities: [] }).filter(({ problem }) => problem.includes("the day of"));

  it("has the title and the day of another document", () => {
    expect(said(copy("a", "2026-09-16"), copy("b", "2026-09-16"))).toMatchObject([
      { document: "pdf_b", problem: "has the title and the day of pdf_a: visitors see both" },
    ]);
    expect(said(copy("a", "2026-09-16"), copy("b", "2025-09-16"))).toEqual([]);
  });
});

describe("a redirect", () => {
  const redirectsOf = (...ends: readonly (readonly [string, string])[]): Partial<SiteOptions> => ({
    redirects: ends.map(([from, href]) => ({ from, link: { kind: "web", href } })),
  });
  const saidOf = (...ends: readonly (readonly [string, string])[]) =>
    report([homeTo("/company"), page(contentPage("company")), optionsWith(redirectsOf(...ends))]);
  const wrong = (problem: string, at = 0) => `error site-options data.redirects[${at}]: ${problem}`;

  it("from an address without a page is fine", () => {
    expect(saidOf(["/about", "/company"], ["/who", "/about"], ["/paper", "https://x.example"])).toEqual([]);
  });

  it("may lead to one that is redirected, and so may a page, but not to a page of another site’s kind", () => {
    const link = (kind: "page" | "web", href: string) => ({ kind, href }) as const;
    const redirects = [
      { from: "/a", link: link("page", "/b") },
      { from: "/b", link: link("page", "/company") },
      { from: "/c", link: link("web", "/company.html") },
    ];
    expect(
      report([homeTo("/company", "/a"), page(contentPage("company")), optionsWith({ redirects })]),
    ).toEqual(["error site-options redirects[2].link: leads to /company.html, where there is no page"]);
  });

  it("from the address of a page is reported: nobody is redirected", () => {
    expect(saidOf(["/company", "/"])).toEqual([wrong("there is a page at /company: nobody is redirected")]);
  });

  it("from an address with a star is reported, which stands for itself", () => {
    expect(saidOf(["/old/*", "/company"])).toEqual([
      "warning site-options data.redirects[0]: the redirect from /old/* is of that address alone: “*” stands for nothing else",
    ]);
  });

  it("from an address with a query is reported, which counts for any query", () => {
    const [first, second] = ["/index.php?id=5", "/index.php?id=6"] as const;
    expect(saidOf([first, "/company"], [second, "/"])).toEqual([
      `warning site-options data.redirects[0]: the redirect from ${first} counts for the whole path: what follows it is ignored`,
      wrong(`another redirect from ${second} is used instead`, 1),
    ]);
  });

  it("in a loop is reported", () => {
    expect(saidOf(["/a", "/b"], ["/b", "/A/"])).toEqual([
      wrong("the redirect from /a is part of a redirect loop"),
      wrong("the redirect from /b is part of a redirect loop", 1),
    ]);
  });

  it.each([
    ["/About", "/about"],
    ["/about", "/about/"],
    ["/caf%C3%A9", "/cafe\u0301"],
  ])("from %s and one from %s are one: the second is reported", (first, second) => {
    expect(saidOf([first, "/company"], [second, "/"])).toEqual([
      wrong(`another redirect from ${second} is used instead`, 1),
    ]);
  });
});

describe("an image", () => {
  const withImage = (url: string, alt: string) =>
    page(
      homePage({
        kind: "image-with-text",
        imageSide: "left",
        body: [],
        image: { url, alt, width: 8, height: 6 },
      }),
    );

  it("needs an alternative text", () => {
    expect(report([withImage("https://a.example/a.webp", "")])).toEqual([
      "warning home_home sections[0].image: an image has no alternative text",
    ]);
  });

  it("comes from where browsers may load it", () => {
    const imageOrigins = ["https://a.example"];
    const said = (url: string) => report([withImage(url, "A chart")], { imageOrigins });
    expect(said("https://a.example/a.webp")).toEqual([]);
    expect(said("/own.webp")).toEqual([]);
    expect(said("https://b.example/a.webp")).toEqual([
      "error home_home sections[0].image: browsers load no images from https://b.example",
    ]);
    expect(report([withImage("https://b.example/a.webp", "A chart")])).toEqual([]);
  });
});

it("documents that are picked are too many for one file, if they are more than a hundred", () => {
  const picked = (count: number): Section => {
    const documents = Array.from({ length: count }, (_, at) => ({
      id: `d${at}`,
      title: "A",
      href: "/a.pdf",
    }));
    return { kind: "document-list", intro: [], selection: { by: "picked", documents } };
  };
  expect(report([page(homePage(picked(100)))])).toEqual([]);
  expect(report([page(homePage(textSection("A"), picked(101)))])).toEqual([
    "warning home_home sections[1].selection.documents: “Download all” is missing: it is for up to 100 documents, here are 101",
  ]);
});

it("a list is typed if two lines in a row begin as word processors begin them", () => {
  const body = (...lines: readonly string[]) =>
    report([page(homePage({ kind: "rich-text", body: lines.flatMap((line) => paragraph(line)) }))]);
  const said = (first: string) => [
    `warning home_home sections[0].body: typed bullets make no list: “${first}”`,
  ];
  expect(body("We", "• first", "• second")).toEqual(said("• first"));
  expect(body("1. first\n2. second")).toEqual(said("1. first"));
  expect(body("• first", "and so on", "• second")).toEqual([]);
});
