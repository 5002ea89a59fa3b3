import { describe, expect, it } from "vitest";
import { dayBegins } from "../../../src/domain/content/calendar-event.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Dividend } from "../../../src/domain/content/dividend.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import {
  AGM,
  contentPage,
  finalDividend,
  generalMeeting,
  homePage,
  linked,
  mediaAsset,
  newsArticle,
  paragraph,
  textSection,
} from "../sample-content.ts";

const BRISBANE = "Australia/Brisbane";
const at = (moment: string) => Date.parse(moment);
const page = (of: Extract<ContentItem, { kind: "page" }>["page"]): ContentItem => ({
  kind: "page",
  page: of,
});

/** The visible content at a given time. */
function shownAt(moment: string, ...items: readonly ContentItem[]) {
  const embargo = new Embargo(items, {
    now: at(moment),
    timeZone: BRISBANE,
    hosts: ["www.larkfield.example"],
  });
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

describe("what has a day", () => {
  const day = "2026-11-24";
  const embargo = "2026-11-23T22:30:00.000Z";
  const article = (more: object = {}) => page({ ...newsArticle("results", day), ...more });
  const dividend = (more: object = {}): ContentItem => {
    return { kind: "dividend", dividend: finalDividend(2027, 0.1, { declared: day, ...more }) };
  };
  const asset = (more: object = {}): ContentItem => {
    return { kind: "media-asset", asset: mediaAsset("portrait", { date: day, ...more }) };
  };

  it.each([
    ["an article", article(), article({ embargo })],
    ["a dividend", dividend(), dividend({ embargo })],
    ["an asset for journalists", asset(), asset({ embargo })],
  ])(
    "%s is shown from the beginning of that day in Brisbane, or the later end of its embargo, not a millisecond earlier",
    (_, dated, waiting) => {
      expect(shownAt("2026-11-23T13:59:59.999Z", dated).items).toEqual([]);
      expect(shownAt("2026-11-23T14:00:00.000Z", dated).items).toEqual([dated]);
      expect(shownAt("2026-11-23T22:29:59.999Z", waiting).items).toEqual([]);
      expect(shownAt(embargo, waiting).items).toEqual([waiting]);
    },
  );
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
    const { nextChange } = shownAt(moment, results).embargo;
    return nextChange && new Date(nextChange).toISOString();
  };

  it("changes the visible content at its start and its end", () => {
    expect(nextAt("2026-11-23T00:00:00Z")).toBe("2027-02-17T00:00:00.000Z");
    expect(nextAt("2027-02-17T00:00:00Z")).toBe("2027-02-17T01:15:00.000Z");
    expect(nextAt("2027-02-17T01:15:00Z")).toBeUndefined();
  });

  it("does so too if it is a general meeting", () => {
    const changeAfter = (moment: string) => shownAt(moment, page(generalMeeting())).embargo.nextChange;
    expect(changeAfter(AGM.before)).toBe(at(AGM.live));
    expect(changeAfter(AGM.live)).toBe(at(AGM.after));
  });

  it("hides nothing", () => {
    const { embargo, items } = shownAt("2026-11-23T00:00:00Z", results);
    expect(embargo.changesNothing).toBe(true);
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
    const action = { label: "To the results", link: linkTo("/news/results") };
    const home = homePage(textSection("Read ", linked("/news/results#dividend", "the results")), {
      kind: "call-to-action",
      heading: "Results",
      text: [],
      action,
    });
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
        homePage(textSection("Read ", "the results"), {
          kind: "call-to-action",
          heading: "Results",
          text: [],
        }),
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

  it.each([
    "https://www.larkfield.example/news/results",
    "http://www.larkfield.example/news/results?from=mail#dividend",
    "https://www.larkfield.example/News/Results/",
    "/News/Results/",
  ])("is not behind %s, in a text that says the address itself neither", (href) => {
    const home = homePage(textSection(linked(href, "Results", "web"), linked(href, href, "web")));
    const expected = page(homePage(textSection("Results")));
    expect(shownAt(before, page(home), results).items).toEqual([expected]);
  });

  it("does not hide the same path at another company", () => {
    const home = page(
      homePage(textSection(linked("https://exchange.example/news/results", "Exchange", "web"))),
    );
    expect(shownAt(before, home, results).items[0]).toEqual(home);
  });

  it("hides its child pages with it, also those of a child", () => {
    const parent = page({ ...contentPage("merger"), embargo: until });
    const child = page(contentPage("terms", "merger"));
    const above = { uid: "terms", title: "Terms", href: "/merger/terms" };
    const grandchild = page({ ...contentPage("dates"), parent: above });
    expect(shownAt(before, parent, child, grandchild).items).toEqual([]);
    expect(shownAt(until, parent, child, grandchild).items).toHaveLength(3);
  });

  it("does not lose pages whose parents form a circle", () => {
    const above = (uid: string) => ({ uid, title: uid, href: uid === "one" ? "/two/one" : "/one/two" });
    const pages = ["one", "two"].map((uid) =>
      page({ ...contentPage(uid), parent: above(uid === "one" ? "two" : "one") }),
    );
    expect(shownAt(before, results, ...pages).items).toEqual(pages);
  });

  it("does not change unrelated content", () => {
    const company = page(contentPage("company"));
    expect(shownAt(before, company, results).items[0]).toBe(company);
  });
});

describe("a dividend", () => {
  const of = (dividend: Dividend): ContentItem => ({ kind: "dividend", dividend });

  it("has no announcement that is still to come, and changes the calendar when a date is over", () => {
    const embargo = "2027-12-01T00:00:00.000Z";
    const pdf: PdfDocument = { id: "pdf_report", title: "Report", href: "/report.pdf", embargo };
    const announced = of({ ...finalDividend(2026, 0.1), document: pdf });
    const { embargo: gate, items } = shownAt("2026-09-01T00:00:00Z", announced, {
      kind: "pdf",
      uid: "r",
      pdf,
    });
    expect(items).toMatchObject([{ dividend: { id: "dividend_2026" } }]);
    expect(JSON.stringify(items)).not.toContain("report");
    expect(gate.nextChange).toBe(at("2026-09-03T12:00:00Z"));
  });
});

describe("an asset for journalists", () => {
  it("leaves no link to its image or file, but the same image on a page", () => {
    const portrait = { url: "/images/chair.webp?auto=format", alt: "The chair", width: 640, height: 800 };
    const waiting: ContentItem = {
      kind: "media-asset",
      asset: {
        ...mediaAsset("chair", { embargo: "2027-01-01T00:00:00.000Z" }),
        image: portrait,
        file: { href: "/chair.eps" },
      },
    };
    const links = ["/images/chair.webp", "/chair.eps"].map((href) => ({
      label: "Portrait",
      link: { kind: "media" as const, href },
    }));
    const hero = {
      kind: "hero" as const,
      variation: "default" as const,
      title: "The chair",
      lead: [],
      image: portrait,
    };
    const shown = shownAt(
      "2026-11-23T00:00:00Z",
      waiting,
      page({ ...contentPage("a"), sections: [{ ...hero, actions: links }] }),
    );
    expect(shown.items).toMatchObject([{ page: { sections: [{ image: portrait, actions: [] }] } }]);
  });
});

describe("a part with times", () => {
  const moment = "2026-11-23T22:30:00.000Z";
  const figuresOf = (value: string, times: ShownTimes) => ({
    kind: "statistics" as const,
    figures: [{ value, label: "Revenue" }],
    ...times,
  });
  const home = page(
    homePage(figuresOf("2,187.5", { shownUntil: moment }), figuresOf("2,318.7", { shownFrom: moment })),
  );
  const group = (title: string, times: ShownTimes) => ({
    title,
    entries: [{ title, link: { kind: "page" as const, href: "/" }, newTab: false }],
    ...times,
  });
  const options: ContentItem = {
    kind: "site-options",
    options: {
      ...EMPTY_SITE_OPTIONS,
      announcementBar: paragraph("Our results are out"),
      announcementTimes: { shownFrom: moment },
      menus: { primary: [group("Results", { shownFrom: moment })], footer: [], secondary: [] },
    },
  };

  it("of a page or of the site options appears and disappears at its minute", () => {
    const [before, after] = ["2026-11-23T22:29:59.999Z", moment].map((now) => shownAt(now, options, home));
    expect(JSON.stringify(before?.items)).toMatch(/2,187\.5/);
    expect(JSON.stringify(before?.items)).not.toMatch(/2,318\.7|Results|are out/);
    // What is in view would tell when it is replaced, in the content of the shell for example.
    expect(JSON.stringify(before?.items)).not.toContain(moment);
    expect(before?.embargo.nextChange).toBe(at(moment));
    expect(before?.embargo.waiting).toEqual([options, home]);
    expect(JSON.stringify(after?.items)).toMatch(/are out.*Results.*2,318\.7/);
    expect(JSON.stringify(after?.items)).not.toMatch(/2,187\.5/);
    expect(after?.embargo).toMatchObject({ nextChange: undefined, waiting: [] });
  });
});

describe("the next embargo", () => {
  const options = { timeZone: BRISBANE, now: at("2026-11-23T00:00:00Z") };
  const results = page({ ...contentPage("results"), embargo: "2026-11-24T00:00:00.000Z" });
  const linking = page({ ...contentPage("company"), intro: paragraph(linked("/results", "Results")) });
  const before = new Embargo([results, linking], options);

  it("shows the same objects as the one before, if it hides the same", () => {
    const shown = before.shown(linking);
    const next = new Embargo([results, linking, page(contentPage("new"))], { ...options, before });
    expect(next.shown(linking)).toBe(shown);
    expect(shown).not.toBe(linking);
  });

  it("shows others if it hides something else", () => {
    const next = new Embargo([linking], { ...options, before });
    expect([before.shown(linking), next.shown(linking)]).toEqual([
      expect.not.objectContaining(linking),
      linking,
    ]);
  });
});
