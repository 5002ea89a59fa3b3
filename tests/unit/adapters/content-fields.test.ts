import { describe, expect, it } from "vitest";
import { readPage } from "../../../src/adapters/prismic/page-fields.ts";
import { readSiteOptions } from "../../../src/adapters/prismic/site-options-fields.ts";
import { creditsIn } from "../../../src/domain/content/photo-credits.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import { recordingLog } from "./recording-log.ts";

function document(type: string, uid: string | null, data: unknown) {
  return { id: `${type}_${uid}`, type, uid, data };
}

/** Converts a page with one slice; returns its sections and the reported problems. */
function read(one: unknown) {
  const log = recordingLog();
  const page = readPage("page", document("page", "sample", { title: "Sample", slices: [one] }), log);
  return { sections: page && "sections" in page ? page.sections : undefined, warnings: log.warnings };
}

const slice = (slice_type: string, primary: unknown, variation = "default") => ({
  slice_type,
  variation,
  primary,
  items: [],
});

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

  it.each(["tomorrow at half past eight", {}])(
    "that is invalid (%j) never ends, and is reported",
    (written) => {
      expect(embargoOf(written)).toEqual({
        embargo: "9999-12-31T00:00:00.000Z",
        problems: 1,
      });
    },
  );
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
    expect(read(slice("rich_text", { body, table, table_caption: "Results" }))).toEqual({
      sections: [
        {
          kind: "rich-text",
          body: [{ kind: "paragraph", children: ["Before it"] }],
          caption: "Results",
          table: {
            head: [[shown("", true), shown("FY26", true)]],
            body: [[shown("Revenue", true), shown("2,318.7")]],
          },
        },
      ],
      warnings: [],
    });
  });

  it.each([
    ["that is empty", null],
    ["without a text in any cell", { body: rows([cell(""), cell(" ")]) }],
  ])("%s is not shown, nor reported", (_what, table) => {
    const { sections, warnings } = read(slice("rich_text", { body, table }));
    expect(sections).toMatchObject([{ body: [{ kind: "paragraph" }], table: undefined }]);
    expect(warnings).toEqual([]);
  });

  it("without a head has its rows, and what is no row is reported", () => {
    const table = { body: { rows: [...rows([cell("One")]).rows, "two"] } };
    const { sections, warnings } = read(slice("rich_text", { body, table }));
    expect(sections).toMatchObject([{ table: { head: [], body: [[shown("One")]] } }]);
    expect(warnings).toMatchObject([{ field: "data.slices[0].primary.table.body.rows[1]" }]);
  });
});

describe("content that does not fit its model", () => {
  it("an unknown slice type is left out, the rest of the page stays", () => {
    const log = recordingLog();
    const slices = [
      slice("carousel", {}),
      slice("rich_text", { body: [{ type: "paragraph", text: "Still here" }] }),
    ];
    const page = readPage("page", document("page", "sample", { title: "Sample", slices }), log);
    expect(page).toMatchObject({ sections: [{ kind: "rich-text", body: [{ children: ["Still here"] }] }] });
    expect(log.warnings).toMatchObject([
      {
        document: "page_sample",
        type: "page",
        field: "data.slices[0]",
        problem: 'unknown slice type "carousel"',
      },
    ]);
  });

  it.each(["toString", "constructor", "__proto__"])("a slice type %s is as unknown as any", (type) => {
    const { sections, warnings } = read(slice(type, {}));
    expect(sections).toEqual([]);
    expect(warnings).toMatchObject([{ problem: `unknown slice type "${type}"` }]);
  });

  it.each(["//evil.test", "/\\evil.test"])("a link to %s is not a link within the site", (url) => {
    const action = { action_label: "Go", action_link: { link_type: "Web", url } };
    const { sections, warnings } = read(slice("latest_news", action));
    expect(sections).toMatchObject([{ action: undefined }]);
    expect(warnings).toMatchObject([{ field: "data.slices[0].primary.action_link" }]);
  });

  it("a list of documents without a limit has all of them, one of news has three", () => {
    const limitsOf = (type: string) => read(slice(type, { limit: null })).sections;
    expect(limitsOf("document_list")).toMatchObject([{ selection: { limit: 100 } }]);
    expect(limitsOf("latest_news")).toMatchObject([{ limit: 3 }]);
  });

  it("a section without a required field is left out, and logged with document and field", () => {
    const { sections, warnings } = read(slice("hero", { lead: [] }));
    expect(sections).toEqual([]);
    expect(warnings).toMatchObject([
      {
        document: "page_sample",
        field: "data.slices[0].primary.title",
        problem: "a required field is empty",
      },
    ]);
  });

  it("a value of the wrong type is handled like an empty one", () => {
    const { sections, warnings } = read(slice("quote", { text: "not rich text", name: 7 }));
    expect(sections).toEqual([{ kind: "quote", text: [], name: undefined, role: undefined }]);
    expect(warnings).toMatchObject([
      { field: "data.slices[0].primary.text" },
      { field: "data.slices[0].primary.name" },
    ]);
  });

  it.each([
    ["no image at all", undefined],
    ["a field never filled", {}],
    [
      "a field emptied again",
      { id: null, url: null, dimensions: null, edit: null, alt: null, copyright: null },
    ],
    ["a field with an empty thumbnail", { dimensions: { width: 1, height: 1 }, alt: null, mobile: {} }],
    ["null", null],
  ])("a missing image (%s) is not reported", (_case, image) => {
    const { sections, warnings } = read(slice("image_with_text", { body: [], image }));
    expect(sections).toMatchObject([{ kind: "image-with-text", image: undefined }]);
    expect(warnings).toEqual([]);
  });

  it("an image names whom it is from", () => {
    const image = { url: "https://x.test/a.jpg", dimensions: { width: 1, height: 1 }, copyright: " Jo Ng " };
    const { sections } = read(slice("image_with_text", { body: [], image }));
    expect(sections).toMatchObject([{ image: { credit: "Jo Ng" } }]);
    const page = { meta: { image: { alt: "", credit: "Nobody" } }, sections };
    expect(creditsIn(page)).toEqual(["Jo Ng"]);
  });

  it("an image may have spaces and commas in the name of its file", () => {
    const url = "https://x.test/Annual report, 2026,.jpg?rect=0,10,800,600";
    const image = { url, dimensions: { width: 800, height: 600 } };
    const { sections } = read(slice("image_with_text", { body: [], image }));
    expect(sections).toMatchObject([
      { image: { url: "https://x.test/Annual%20report%2C%202026%2C.jpg?rect=0,10,800,600" } },
    ]);
  });

  it("an image without dimensions is left out and reported", () => {
    const { sections, warnings } = read(
      slice("image_with_text", { body: [], image: { url: "https://x.test/a.jpg" } }),
    );
    expect(sections).toMatchObject([{ image: undefined }]);
    expect(warnings).not.toEqual([]);
  });

  it("an item of a group without a required field is left out, the others stay", () => {
    const figures = [{ value: "1", label: "One" }, { value: "2" }, "three", { value: "4", label: "Four" }];
    const { sections, warnings } = read(slice("statistics", { figures }));
    expect(sections).toMatchObject([{ figures: [{ label: "One" }, { label: "Four" }] }]);
    expect(warnings).toMatchObject([
      { field: "data.slices[0].primary.figures[1].label" },
      { field: "data.slices[0].primary.figures[2]" },
    ]);
  });

  it("a summary from before measures were free has none, and is as it was", () => {
    const years = [{ period: "FY26", revenue: 2318.7, ebitda: null, net_profit: null, dividend: 20.5 }];
    const { sections, warnings } = read(
      slice("financial_summary", { years, charts: [{ measure: "Revenue" }] }),
    );
    expect(sections).toMatchObject([
      { years: [{ period: "FY26", revenue: 2318.7, dividend: 20.5 }], charts: ["Revenue"], measures: [] },
    ]);
    expect(warnings).toEqual([]);
  });

  it("a measure keeps its amounts with impossible decimals and empty periods, which are reported or left out", () => {
    const periods = [{ period: "FY26", amount: "(39.7)" }, { period: "FY25", amount: "" }, { amount: "1" }];
    const { sections, warnings } = read(
      slice("financial_summary", { measures: [{ name: "Costs", decimals: 60, periods }] }),
    );
    expect(sections).toMatchObject([
      {
        measures: [{ decimals: undefined, hasChart: false, periods: [{ period: "FY26", amount: "(39.7)" }] }],
      },
    ]);
    expect(warnings).toMatchObject([
      { field: "data.slices[0].primary.measures[0].decimals" },
      { field: "data.slices[0].primary.measures[0].periods[2].period" },
    ]);
  });

  it("debt without a currency is in that of the company", () => {
    const { sections } = read(
      slice("debt", { instruments: [{ name: "Loan" }, { name: "Notes", currency: "EUR" }] }),
    );
    expect(sections).toMatchObject([{ instruments: [{ currency: "AUD" }, { currency: "EUR" }] }]);
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

  it.each(["0000-01-01", "9999-12-31"])(
    "an event on %s is left out, because calendars have years of four digits",
    (date) => {
      const events = [
        { title: "Never", date },
        { title: "Once", date: "2026-08-19" },
      ];
      const { sections, warnings } = read(slice("calendar", { events }));
      expect(sections).toMatchObject([{ events: [{ title: "Once" }] }]);
      expect(warnings).toContainEqual(
        expect.objectContaining({ field: "data.slices[0].primary.events[0].date" }),
      );
    },
  );

  describe("the times of an event", () => {
    /** The event with these times, and the fields that are reported. */
    function eventOf(times: object) {
      const { sections, warnings } = read(slice("calendar", { events: [{ title: "Results", ...times }] }));
      const [section] = sections ?? [];
      const fields = warnings.map((told) => ("field" in told ? String(told.field).replace(/^.*\./, "") : ""));
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

  it.each(["-000001-01-01T00:00:00Z", "9999-12-31T23:30:00Z", "+275760-09-13T00:00:00Z"])(
    "an event that starts at %s has no time",
    (starts) => {
      const events = [{ title: "Results", date: "2026-08-19", starts }];
      const { sections, warnings } = read(slice("calendar", { events }));
      expect(sections).toEqual([
        expect.objectContaining({ events: [expect.objectContaining({ starts: undefined })] }),
      ]);
      expect(warnings).toMatchObject([{ field: "data.slices[0].primary.events[0].starts" }]);
    },
  );

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
    const { sections, warnings } = read(
      slice("call_to_action", { heading: "Go", action_label: "Go", action_link }),
    );
    const [section] = sections ?? [];
    return { link: section?.kind === "call-to-action" ? section.action?.link : undefined, warnings };
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
    expect(linkOf(value)).toEqual({ link, warnings: [] });
  });

  it.each([
    ["a document of a type that has no page", to("author")],
    ["a PDF document without a file", to("pdf", { data: {} })],
  ])("%s falls back to / and is reported", (_case, value) => {
    const { link, warnings } = linkOf(value);
    expect(link).toEqual({ kind: "page", href: "/" });
    expect(warnings).toHaveLength(1);
  });

  it("a PDF document without a file in the response is unresolved", () => {
    const target = { linkType: "Document", type: "pdf", uid: "x" };
    expect(linkOf(to("pdf"))).toEqual({ link: { kind: "unresolved", href: "/", target }, warnings: [] });
  });

  it.each([
    ["a document that is not published", to("page", { isBroken: true })],
    ["a PDF document that is not published", to("pdf", { isBroken: true })],
    ["an address that runs script", { link_type: "Web", url: "javascript:alert(1)" }],
    ["an address of another host behind a tab", { link_type: "Web", url: "/\t/evil.example" }],
    ["an address of another host in disguise", { link_type: "Web", url: "//evil.example" }],
    ["words", { link_type: "Web", url: "to be decided" }],
  ])("%s is shown without a link, and is reported", (_case, value) => {
    const { link, warnings } = linkOf(value);
    expect(link).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it("a card whose document is not published keeps its words", () => {
    const cards = [{ title: "Culture", link: to("page", { isBroken: true }), link_label: "Read" }];
    const { sections, warnings } = read(slice("cards", { cards }));
    expect(sections).toMatchObject([{ cards: [{ title: "Culture", action: undefined }] }]);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ["an empty link", { link_type: "Any" }],
    ["an empty web link", { link_type: "Web" }],
    ["an empty link to a file", { link_type: "Media" }],
    ["a link with an empty address", { link_type: "Web", url: "", text: "Read" }],
    ["an empty relationship", { link_type: "Document" }],
  ])("%s is not a link", (_case, value) => {
    expect(linkOf(value)).toEqual({ link: undefined, warnings: [] });
  });
});
