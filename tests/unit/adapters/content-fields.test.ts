import { describe, expect, it } from "vitest";
import { readPage } from "../../../src/adapters/prismic/page-fields.ts";
import { readSiteOptions } from "../../../src/adapters/prismic/site-options-fields.ts";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import { recordingLog } from "./recording-log.ts";

function document(type: string, uid: string | null, data: unknown) {
  return { id: `${type}_${uid}`, type, uid, data };
}

/** The section of a slice with these fields; `read` has what is reported of them, by their path within the slice. */
function read(slice_type: string, primary: unknown) {
  const log = recordingLog();
  const slice = { slice_type, variation: "default", primary, items: [] };
  const page = readPage("page", document("page", "sample", { title: "Sample", slices: [slice] }), log);
  const sections = page && "sections" in page ? page.sections : [];
  const reported = log.warnings.map((told) =>
    "field" in told
      ? String(told.field)
          .replace("data.slices[0]", "")
          .replace(/^\.primary\./, "")
      : "",
  );
  return { section: sections[0], reported };
}

describe("an embargo", () => {
  const embargoOf = (embargo: unknown) => {
    const log = recordingLog();
    const page = readPage("page", document("page", "sample", { title: "Sample", embargo }), log);
    return { embargo: page?.embargo, problems: log.warnings.length };
  };

  it.each([
    ["2026-11-23T22:30:00+0000", "2026-11-23T22:30:00.000Z"],
    ["2026-11-24T08:30:00+10:00", "2026-11-23T22:30:00.000Z"],
    [null, undefined],
    ["", undefined],
  ])("of %s ends at %s", (written, moment) => {
    expect(embargoOf(written)).toEqual({ embargo: moment, problems: 0 });
  });

  it.each(["tomorrow at half past eight", {}])("of %j never ends, and is reported", (written) => {
    expect(embargoOf(written)).toEqual({ embargo: "9999-12-31T00:00:00.000Z", problems: 1 });
  });
});

describe("a table", () => {
  const cell = (text: string, type = "data") => ({
    key: "c",
    type,
    content: [{ type: "paragraph", text, spans: [], direction: "ltr" }],
  });
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
    expect(read("rich_text", { body, table, table_caption: "Results" })).toEqual({
      section: {
        kind: "rich-text",
        body: [{ kind: "paragraph", children: ["Before it"] }],
        caption: "Results",
        table: {
          head: [[shown("", true), shown("FY26", true)]],
          body: [[shown("Revenue", true), shown("2,318.7")]],
        },
      },
      reported: [],
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
    const found = read("rich_text", { body, table });
    expect(found).toMatchObject({ section: { body: [{ kind: "paragraph" }], table: expected }, reported });
  });
});

const picture = (more: object) => ({ body: [], image: { url: "https://x.test/a.jpg", ...more } });
const emptied = { id: null, url: null, dimensions: null, edit: null, alt: null, copyright: null };

describe("content that does not fit its model", () => {
  it("an unknown slice type is left out and logged with its document, the rest of the page stays", () => {
    const log = recordingLog();
    const slices = ["carousel", "rich_text"].map((slice_type) => ({
      slice_type,
      primary: { body: [{ type: "paragraph", text: "Still here" }] },
    }));
    const page = readPage("page", document("page", "sample", { title: "Sample", slices }), log);
    expect(page).toMatchObject({ sections: [{ kind: "rich-text", body: [{ children: ["Still here"] }] }] });
    const problem = 'unknown slice type "carousel"';
    expect(log.warnings).toMatchObject([
      { document: "page_sample", type: "page", field: "data.slices[0]", problem },
    ]);
  });

  it.each(["toString", "constructor", "__proto__"])("a slice type %s is as unknown as any", (type) => {
    expect(read(type, {})).toEqual({ section: undefined, reported: [""] });
  });

  it.each<[string, string, unknown, object | undefined, string[]]>([
    ...["//evil.test", "/\\evil.test"].map((url): [string, string, unknown, object, string[]] => [
      `a link to ${url} is not a link within the site`,
      "latest_news",
      { action_label: "Go", action_link: { link_type: "Web", url } },
      { action: undefined },
      ["action_link"],
    ]),
    [
      "a list of documents without a limit has as many as there can be",
      "document_list",
      { limit: null },
      { selection: { limit: 100 } },
      [],
    ],
    ["one of news has three", "latest_news", { limit: null }, { limit: 3 }, []],
    ["a section without a required field is left out", "hero", { lead: [] }, undefined, ["title"]],
    [
      "a value of the wrong type is handled like an empty one",
      "quote",
      { text: "not rich text", name: 7 },
      { kind: "quote", text: [], name: undefined, role: undefined },
      ["text", "name"],
    ],
    ...[undefined, {}, emptied, { dimensions: { width: 1, height: 1 }, alt: null, mobile: {} }, null].map(
      (image): [string, string, unknown, object, string[]] => [
        `a missing image is not reported: ${JSON.stringify(image)}`,
        "image_with_text",
        { body: [], image },
        { image: undefined },
        [],
      ],
    ),
    [
      "an image may have spaces and commas in the name of its file",
      "image_with_text",
      picture({
        url: "https://x.test/Annual report, 2026,.jpg?rect=0,10,800,600",
        dimensions: { width: 800, height: 600 },
      }),
      { image: { url: "https://x.test/Annual%20report%2C%202026%2C.jpg?rect=0,10,800,600" } },
      [],
    ],
    [
      "an image without dimensions is left out",
      "image_with_text",
      picture({}),
      { image: undefined },
      ["image.dimensions"],
    ],
    [
      "an item of a group without a required field is left out, the others stay",
      "statistics",
      { figures: [{ value: "1", label: "One" }, { value: "2" }, "three", { value: "4", label: "Four" }] },
      { figures: [{ label: "One" }, { label: "Four" }] },
      ["figures[1].label", "figures[2]"],
    ],
    [
      "a summary from before measures were free has none, and is as it was",
      "financial_summary",
      {
        years: [{ period: "FY26", revenue: 2318.7, ebitda: null, net_profit: null, dividend: 20.5 }],
        charts: [{ measure: "Revenue" }],
      },
      { years: [{ period: "FY26", revenue: 2318.7, dividend: 20.5 }], charts: ["Revenue"], measures: [] },
      [],
    ],
    [
      "a measure keeps its amounts with impossible decimals and empty periods",
      "financial_summary",
      {
        measures: [
          {
            name: "Costs",
            decimals: 60,
            periods: [{ period: "FY26", amount: "(39.7)" }, { period: "FY25", amount: "" }, { amount: "1" }],
          },
        ],
      },
      {
        measures: [{ decimals: undefined, hasChart: false, periods: [{ period: "FY26", amount: "(39.7)" }] }],
      },
      ["measures[0].decimals", "measures[0].periods[2].period"],
    ],
    [
      "debt without a currency is in that of the company",
      "debt",
      { instruments: [{ name: "Loan" }, { name: "Notes", currency: "EUR" }] },
      { instruments: [{ currency: "AUD" }, { currency: "EUR" }] },
      [],
    ],
    ...["0000-01-01", "9999-12-31"].map((date): [string, string, unknown, object, string[]] => [
      `an event on ${date} is left out, because calendars have years of four digits`,
      "calendar",
      {
        events: [
          { title: "Never", date },
          { title: "Once", date: "2026-08-19" },
        ],
      },
      { events: [{ title: "Once" }] },
      ["events[0].date"],
    ]),
    ...["-000001-01-01T00:00:00Z", "9999-12-31T23:30:00Z", "+275760-09-13T00:00:00Z"].map(
      (starts): [string, string, unknown, object, string[]] => [
        `an event that starts at ${starts} has no time`,
        "calendar",
        { events: [{ title: "Results", date: "2026-08-19", starts }] },
        { events: [{ title: "Results", starts: undefined }] },
        ["events[0].starts"],
      ],
    ),
    [
      "a card whose document is not published keeps its words",
      "cards",
      {
        cards: [
          {
            title: "Culture",
            link: { link_type: "Document", id: "x", type: "page", uid: "x", isBroken: true },
            link_label: "Read",
          },
        ],
      },
      { cards: [{ title: "Culture", action: undefined }] },
      ["cards[0].link"],
    ],
  ])("%s", (_case, type, primary, section, reported) => {
    const found = read(type, primary);
    if (section === undefined) expect(found.section).toBeUndefined();
    else expect(found.section).toMatchObject(section);
    expect(found.reported).toEqual(reported);
  });

  it("an image names whom it is from", () => {
    const image = picture({ dimensions: { width: 1, height: 1 }, copyright: " Jo Ng " });
    const { section } = read("image_with_text", image);
    expect(section).toMatchObject({ image: { credit: "Jo Ng" } });
    const sections = section ? [section] : [];
    expect(creditsIn({ meta: { image: { alt: "", credit: "Nobody" } }, sections })).toEqual(["Jo Ng"]);
  });

  it.each<[PageType, string]>([
    ["page", "our-culture"],
    ["contact-page", "our-culture"],
    ["news-article", "our-culture"],
  ])("a %s without a title uses its uid", (type, uid) => {
    const log = recordingLog();
    expect(readPage(type, document(type, uid, {}), log)).toMatchObject({ title: "Our culture" });
    expect(log.warnings).toContainEqual(expect.objectContaining({ field: "data.title" }));
  });

  it("a page whose data is not an object is left out", () => {
    const log = recordingLog();
    expect(readPage("page", document("page", "sample", "data"), log)).toBeUndefined();
    expect(log.warnings).toHaveLength(1);
  });

  describe("the times of an event", () => {
    /** The event with these times, and the fields that are reported. */
    function eventOf(times: object) {
      const { section, reported } = read("calendar", { events: [{ title: "Results", ...times }] });
      const fields = reported.map((field) => field.replace(/^.*\./, ""));
      return { event: section?.kind === "calendar" ? section.events[0] : undefined, fields };
    }

    // 10 am and 5 pm in Brisbane.
    const morning = (day: string) => `${day}T00:00:00+0000`;
    const evening = (day: string) => `${day}T07:00:00+0000`;

    it.each<[string, object, object | undefined, string[]]>([
      [
        "begin on the day of the start",
        { date: "2027-03-05", starts: morning("2027-04-05") },
        { date: "2027-04-05", starts: "2027-04-05T00:00:00.000Z" },
        ["date"],
      ],
      [
        "begin on the day that it is at the site",
        { date: "2027-03-06", starts: "2027-03-05T22:00:00+0000" },
        { date: "2027-03-06" },
        [],
      ],
      ["need no date beside the start", { starts: morning("2027-03-05") }, { date: "2027-03-05" }, []],
      [
        "have no end before the start",
        { date: "2027-03-05", starts: evening("2027-03-05"), ends: morning("2027-03-05") },
        { date: "2027-03-05", ends: undefined },
        ["ends"],
      ],
      [
        "end on a later day",
        { date: "2027-03-05", starts: morning("2027-03-05"), ends: evening("2027-03-07") },
        { date: "2027-03-05", ends: "2027-03-07T07:00:00.000Z" },
        [],
      ],
      [
        "may be several whole days",
        { date: "2027-03-05", ends: evening("2027-03-07") },
        { date: "2027-03-05", lastDay: "2027-03-07", starts: undefined, ends: undefined },
        [],
      ],
      [
        "may be whole days until midnight",
        { date: "2027-03-05", ends: "2027-03-07T14:00:00+0000" },
        { lastDay: "2027-03-07" },
        [],
      ],
      [
        "are not whole days that end before they begin",
        { date: "2027-03-05", ends: evening("2027-03-04") },
        { date: "2027-03-05", lastDay: undefined },
        ["ends"],
      ],
      [
        "are no end without a start",
        { date: "2027-03-05", ends: evening("2027-03-05") },
        { date: "2027-03-05", lastDay: undefined, ends: undefined },
        ["ends"],
      ],
      ["are required", {}, undefined, ["date"]],
    ])("%s", (_case, times, event, fields) => {
      const found = eventOf(times);
      expect(found.fields).toEqual(fields);
      if (event === undefined) expect(found.event).toBeUndefined();
      else expect(found.event).toMatchObject(event);
    });
  });

  it.each(["", "soon", "2026-13-45T00:00:00+0000", null])(
    "an article that was first published %j has a date",
    (first_publication_date) => {
      const log = recordingLog();
      const article = {
        ...document("news-article", "sample", { title: "Sample", date: null }),
        first_publication_date,
      };
      expect(readPage("news-article", article, log)).toMatchObject({ date: "1970-01-01" });
    },
  );

  it("an article without a date has the date of its first publication", () => {
    const log = recordingLog();
    const article = {
      ...document("news-article", "a", { title: "A" }),
      first_publication_date: "2026-08-19T00:15:00+0000",
    };
    expect(readPage("news-article", article, log)).toMatchObject({ date: "2026-08-19" });
    expect(log.warnings).toMatchObject([{ field: "data.date" }]);
  });

  it.each([
    ["GTM-ABC123", "GTM-ABC123"],
    [" GTM-ABC123 ", "GTM-ABC123"],
    ["", undefined],
    ["GTM-ABC123&l=evil", undefined],
    ["UA-12345-1", undefined],
    ["https://evil.example/gtm.js", undefined],
  ])("%j is the id of a tag manager container: %s", (gtmCode, id) => {
    expect(readSiteOptions(document("site-options", null, { gtmCode }), recordingLog()).tagManagerId).toBe(
      id,
    );
  });

  it("missing site options are empty", () => {
    const log = recordingLog();
    expect(readSiteOptions(document("site-options", null, {}), log)).toMatchObject({
      offices: [],
      menus: { primary: [], footer: [], secondary: [] },
    });
    expect(log.warnings).toEqual([]);
  });

  it("an empty field of the site options is not reported, whatever the service fills it with", () => {
    const log = recordingLog();
    const data = {
      shareholderLoginLink: { link_type: "Web" },
      linkedinLink: { link_type: "Media" },
      footerArtworkImage: {},
      offices: [{ location: "Brisbane", geoLocation: {}, map: { url: null } }],
    };
    expect(readSiteOptions(document("site-options", null, data), log)).toMatchObject({
      shareholderLogin: undefined,
      linkedin: undefined,
      footerArtwork: undefined,
      offices: [{ location: "Brisbane", position: undefined, map: undefined }],
    });
    expect(log.warnings).toEqual([]);
  });

  it("a title is one line, without characters that nobody sees", () => {
    const title = "Results\u000bFY26\u0007 \u200b\ufeff";
    expect(readPage("page", document("page", "fy26", { title }), recordingLog())?.title).toBe("Results FY26");
  });
});

describe("links", () => {
  /** The link of a call to action, and its reported problems. */
  function linkOf(action_link: unknown) {
    const { section, reported } = read("call_to_action", { heading: "Go", action_label: "Go", action_link });
    return { link: section?.kind === "call-to-action" ? section.action?.link : undefined, reported };
  }
  const to = (type: string, more: object = {}) => ({
    link_type: "Document",
    id: "x",
    type,
    uid: "x",
    ...more,
  });

  it.each([
    [
      "a web link",
      { link_type: "Web", url: "https://jobs.example/" },
      { kind: "web", href: "https://jobs.example/" },
    ],
    [
      "a file of the site",
      { link_type: "Web", url: "/news/rss.xml" },
      { kind: "web", href: "/news/rss.xml" },
    ],
    [
      "a media link",
      { link_type: "Media", url: "https://x.test/a.jpg" },
      { kind: "media", href: "https://x.test/a.jpg" },
    ],
    [
      "a PDF document",
      to("pdf", { data: { file: { url: "https://x.test/a.pdf" } } }),
      { kind: "pdf", href: "https://x.test/a.pdf" },
    ],
    [
      "a child page",
      to("page", { data: { parent: { uid: "company" } } }),
      { kind: "page", href: "/company/x" },
    ],
    ["the home page", to("home", { uid: null }), { kind: "page", href: "/" }],
  ])("%s has its address", (_case, value, link) => {
    expect(linkOf(value)).toEqual({ link, reported: [] });
  });

  it.each([
    ["a document of a type that has no page", to("author")],
    ["a PDF document without a file", to("pdf", { data: {} })],
  ])("%s falls back to / and is reported", (_case, value) => {
    const { link, reported } = linkOf(value);
    expect(link).toEqual({ kind: "page", href: "/" });
    expect(reported).toHaveLength(1);
  });

  it("a PDF document without a file in the response is unresolved", () => {
    const target = { linkType: "Document", type: "pdf", uid: "x" };
    expect(linkOf(to("pdf"))).toEqual({ link: { kind: "unresolved", href: "/", target }, reported: [] });
  });

  it.each([
    ["a document that is not published", to("page", { isBroken: true })],
    ["a PDF document that is not published", to("pdf", { isBroken: true })],
    ["an address that runs script", { link_type: "Web", url: "javascript:alert(1)" }],
    ["an address of another host behind a tab", { link_type: "Web", url: "/\t/evil.example" }],
    ["an address of another host in disguise", { link_type: "Web", url: "//evil.example" }],
    ["words", { link_type: "Web", url: "to be decided" }],
  ])("%s is shown without a link, and is reported", (_case, value) => {
    const { link, reported } = linkOf(value);
    expect(link).toBeUndefined();
    expect(reported).toHaveLength(1);
  });

  it.each([
    ["an empty link", { link_type: "Any" }],
    ["an empty web link", { link_type: "Web" }],
    ["an empty link to a file", { link_type: "Media" }],
    ["a link with an empty address", { link_type: "Web", url: "", text: "Read" }],
    ["an empty relationship", { link_type: "Document" }],
  ])("%s is not a link", (_case, value) => {
    expect(linkOf(value)).toEqual({ link: undefined, reported: [] });
  });
});
