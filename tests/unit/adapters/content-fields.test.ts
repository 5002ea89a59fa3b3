import { describe, expect, it } from "vitest";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import { readDocument, readOptions, readSection, slice } from "./read-document.ts";

it.each([
  ["2026-11-23T22:30:00+0000", "2026-11-23T22:30:00.000Z", 0],
  ["2026-11-24T08:30:00+10:00", "2026-11-23T22:30:00.000Z", 0],
  [null, undefined, 0],
  ["", undefined, 0],
  // It never ends, and is reported.
  ["tomorrow at half past eight", "9999-12-31T00:00:00.000Z", 1],
  [{}, "9999-12-31T00:00:00.000Z", 1],
])("an embargo of %j ends at %s, with %i problems", (embargo, moment, problems) => {
  const { page, warnings } = readDocument({ title: "Sample", embargo });
  expect([page?.embargo, warnings.length]).toEqual([moment, problems]);
});

describe("a table", () => {
  const cell = (text: string, type = "data") => ({ key: "c", type, content: [{ type: "paragraph", text }] });
  const rows = (...all: (readonly object[])[]) => ({ rows: all.map((cells) => ({ key: "r", cells })) });
  const shown = (text: string, isHeader = false) => ({
    isHeader,
    content: text === "" ? [] : [{ kind: "paragraph", children: [text] }],
  });
  const body = [{ type: "paragraph", text: "Before it" }];

  it("is shown below the text, with its caption", () => {
    const table = {
      head: rows([cell("", "header"), cell("FY26", "header")]),
      body: rows([cell("Revenue", "header"), cell("2,318.7")]),
    };
    const head = [[shown("", true), shown("FY26", true)]];
    const found = readSection("rich_text", { body, table, table_caption: "Results" });
    expect(found).toMatchObject({
      section: { body: [{ kind: "paragraph" }], caption: "Results" },
      reported: [],
    });
    expect(found.section).toMatchObject({
      table: { head, body: [[shown("Revenue", true), shown("2,318.7")]] },
    });
  });

  it.each([
    ["that is empty is not shown", null, undefined, []],
    ["without a text in any cell is not shown", { body: rows([cell(""), cell(" ")]) }, undefined, []],
    [
      "without a head has its rows, and what is no row is reported",
      { body: { rows: [...rows([cell("One")]).rows, "two"] } },
      { head: [], body: [[shown("One")]] },
      ["table.body.rows[1]"],
    ],
  ])("%s", (_, table, expected, reported) => {
    const found = readSection("rich_text", { body, table });
    expect(found).toMatchObject({ section: { body: [{ kind: "paragraph" }], table: expected }, reported });
  });
});

const picture = (more: object) => ({ body: [], image: { url: "https://x.test/a.jpg", ...more } });
const emptied = { id: null, url: null, dimensions: null, edit: null, alt: null, copyright: null };
const unpublished = { link_type: "Document", id: "x", type: "page", uid: "x", isBroken: true };

describe("content that does not fit its model", () => {
  it("an unknown slice type is left out and logged with its document, the rest of the page stays", () => {
    const body = [{ type: "paragraph", text: "Still here" }];
    const slices = ["carousel", "rich_text"].map((type) => slice(type, { body }));
    const { page, warnings } = readDocument({ title: "Sample", slices });
    expect(page).toMatchObject({ sections: [{ kind: "rich-text", body: [{ children: ["Still here"] }] }] });
    const problem = 'unknown slice type "carousel"';
    const field = "data.slices[0]";
    expect(warnings).toMatchObject([{ document: "page_our-culture", type: "page", field, problem }]);
  });

  it.each(["toString", "constructor", "__proto__"])("a slice type %s is as unknown as any", (type) => {
    expect(readSection(type, {})).toEqual({ section: undefined, reported: [""] });
  });

  it.each([undefined, {}, emptied, { dimensions: { width: 1, height: 1 }, alt: null, mobile: {} }, null])(
    "a missing image is not reported: %j",
    (image) => {
      const found = readSection("image_with_text", { body: [], image });
      expect(found).toMatchObject({ section: { image: undefined }, reported: [] });
    },
  );

  const comma = { url: "https://x.test/A, 2026,.jpg?rect=0,10,8,6", dimensions: { width: 8, height: 6 } };
  const encoded = { url: "https://x.test/A%2C%202026%2C.jpg?rect=0,10,8,6" };
  const figures = [{ value: "1", label: "One" }, { value: "2" }, "three", { value: "4", label: "Four" }];
  const draft = { title: "Culture", link: unpublished, link_label: "Read" };

  it.each<[string, string, unknown, object | undefined, ...string[]]>([
    ["a list of documents without a limit has 100", "document_list", {}, { selection: { limit: 100 } }],
    ["one of news has three", "latest_news", {}, { limit: 3 }],
    ["a section without a required field is left out", "hero", { lead: [] }, undefined, "title"],
    ["what has the wrong type is as empty", "quote", { text: "none" }, { kind: "quote", text: [] }, "text"],
    ["a file may have spaces and commas in its name", "image_with_text", picture(comma), { image: encoded }],
    ["an image needs dimensions", "image_with_text", picture({}), { image: undefined }, "image.dimensions"],
    [
      "an item of a group without a required field is left out, the others stay",
      "statistics",
      { figures },
      { figures: [{ label: "One" }, { label: "Four" }] },
      "figures[1].label",
      "figures[2]",
    ],
    [
      "a card of a draft keeps its words",
      "cards",
      { cards: [draft] },
      { cards: [{ title: "Culture" }] },
      "cards[0].link",
    ],
  ])("%s", (_case, type, primary, section, ...reported) => {
    const found = readSection(type, primary);
    if (section === undefined) expect(found.section).toBeUndefined();
    else expect(found.section).toMatchObject(section);
    expect(found.reported).toEqual(reported);
  });

  it("an image names whom it is from", () => {
    const image = picture({ dimensions: { width: 1, height: 1 }, copyright: " Jo Ng " });
    const { section } = readSection("image_with_text", image);
    expect(section).toMatchObject({ image: { credit: "Jo Ng" } });
    const sections = section ? [section] : [];
    expect(creditsIn({ meta: { image: { alt: "", credit: "Nobody" } }, sections })).toEqual(["Jo Ng"]);
  });

  it.each<PageType>(["page", "contact-page", "news-article"])("a %s without a title uses its uid", (type) => {
    const { page, warnings } = readDocument({}, type);
    expect(page).toMatchObject({ title: "Our culture" });
    expect(warnings).toContainEqual(expect.objectContaining({ field: "data.title" }));
  });

  it("a title is one line, without characters that nobody sees", () => {
    const { page } = readDocument({ title: "Results\u000bFY26\u0007 \u200b\ufeff" });
    expect(page?.title).toBe("Results FY26");
  });

  it.each([
    ["Résultats : « 5 % » ! Et ensuite ?", "Résultats\u202f: «\u202f5 %\u202f»\u202f! Et ensuite\u202f?"],
    ["Das »gute« Ergebnis", "Das »gute« Ergebnis"],
    ["Results at 10 :30", "Results at 10 :30"],
  ])("no line of “%s” begins with a mark", (title, shown) => {
    expect(readDocument({ title }).page?.title).toBe(shown);
  });

  it("a page whose data is not an object is left out", () => {
    const { page, warnings } = readDocument("data");
    expect([page, warnings.length]).toEqual([undefined, 1]);
  });

  it.each([
    ["2026-08-19T00:15:00+0000", "2026-08-19"],
    ["2026-13-45T00:00:00+0000", "1970-01-01"],
    ["soon", "1970-01-01"],
    ["", "1970-01-01"],
    [null, "1970-01-01"],
  ])(
    "an article without a date that was first published %j has that of %s",
    (first_publication_date, date) => {
      const { page, warnings } = readDocument({ title: "A" }, "news-article", { first_publication_date });
      expect(page).toMatchObject({ date });
      expect(warnings).toContainEqual(expect.objectContaining({ field: "data.date" }));
    },
  );
});

describe("the site options", () => {
  it.each([
    ["GTM-ABC123", "GTM-ABC123"],
    [" GTM-ABC123 ", "GTM-ABC123"],
    ["", undefined],
    ["GTM-ABC123&l=evil", undefined],
    ["UA-12345-1", undefined],
    ["https://evil.example/gtm.js", undefined],
  ])("%j is the id of a tag manager container: %s", (gtmCode, id) => {
    expect(readOptions({ gtmCode }).options.tagManagerId).toBe(id);
  });

  it.each([
    ["that are missing", {}, { offices: [], menus: { primary: [], footer: [], secondary: [] } }],
    [
      "that the service fills in",
      {
        shareholderLoginLink: { link_type: "Web" },
        linkedinLink: { link_type: "Media" },
        footerArtworkImage: {},
        offices: [{ location: "Brisbane", geoLocation: {}, map: { url: null } }],
      },
      {
        shareholderLogin: undefined,
        linkedin: undefined,
        footerArtwork: undefined,
        offices: [{ location: "Brisbane", position: undefined, map: undefined }],
      },
    ],
  ])("have empty fields %s, which are not reported", (_, data, options) => {
    expect(readOptions(data)).toMatchObject({ options, warnings: [] });
  });

  it("have redirects from the paths of addresses, and report what is none", () => {
    const link = { link_type: "Web", url: "https://fund.example/" };
    const froms = ["https://www.larkfield.example/jobs/2019/all?page=1", "/fund", "no path"];
    const { options, warnings } = readOptions({ redirects: froms.map((from) => ({ from, to: link })) });
    expect(options.redirects?.map(({ from }) => from)).toEqual(["/jobs/2019/all", "/fund"]);
    expect(warnings).toMatchObject([
      { field: "data.redirects[2].from", problem: "expected a path, such as /about-us" },
    ]);
  });
});

// The domain's tests of links have every kind of address.
describe("a link", () => {
  /** The link of a call to action, and its reported problems. */
  function linkOf(action_link: unknown) {
    const { section, reported } = readSection("call_to_action", {
      heading: "Go",
      action_label: "Go",
      action_link,
    });
    return { link: section?.kind === "call-to-action" ? section.action?.link : undefined, reported };
  }
  const to = (type: string, more: object = {}) => ({ ...unpublished, isBroken: false, type, ...more });
  const web = (url?: string) => ({ link_type: "Web", url });

  it("to a child page has its parent", () => {
    const child = to("page", { data: { parent: { uid: "company" } } });
    expect(linkOf(child)).toEqual({ link: { kind: "page", href: "/company/x" }, reported: [] });
  });

  it("to a media file has its address", () => {
    const href = "https://x.test/a.jpg";
    expect(linkOf({ link_type: "Media", url: href })).toEqual({
      link: { kind: "media", href },
      reported: [],
    });
  });

  it.each([
    ["to a document of a type that has no page leads to /", to("author"), { kind: "page", href: "/" }],
    ["to a PDF document without a file leads to /", to("pdf", { data: {} }), { kind: "page", href: "/" }],
    ["to an unpublished document is none", unpublished, undefined],
    ["to an unpublished PDF document is none", { ...unpublished, type: "pdf" }, undefined],
    ["that is empty is none", { link_type: "Any" }, undefined],
    ["to an empty address is none", { ...web(""), text: "Read" }, undefined],
    ["to no address is none", web(), undefined],
    ["to no file is none", { link_type: "Media" }, undefined],
    ["to no document is none", { link_type: "Document" }, undefined],
    ["that runs a script is none", web("javascript:alert(1)"), undefined],
    ["to another host behind a tab is none", web("/\t/evil.example"), undefined],
    ["to words is none", web("to be decided"), undefined],
  ])("%s, and is reported", (_case, value, link) => {
    expect(linkOf(value)).toEqual({ link, reported: ["action_link"] });
  });

  it("to a PDF document without a file in the response is unresolved", () => {
    const target = { linkType: "Document", type: "pdf", uid: "x" };
    expect(linkOf(to("pdf"))).toEqual({ link: { kind: "unresolved", href: "/", target }, reported: [] });
  });
});
