import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { dayBegins } from "../../../src/domain/content/day.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Inline } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import { contentPage, homePage, linked, newsArticle, paragraph, textSection } from "../sample-content.ts";

import { BRISBANE, before, DAY, itIsShownFromItsTime, optionsWith, page, shownAt, until } from "./embargo.ts";

const at = (moment: string) => Date.parse(moment);

it.each([
  ["2026-01-15", at("2026-01-15T00:00:00.000Z")],
  ["2026-07-15", at("2026-07-14T23:00:00.000Z")],
  ["", Number.NaN],
  ["soon", Number.NaN],
  ["2026-02-31", Number.NaN],
  ["2025-02-29", Number.NaN],
  ["2026-13-01", Number.NaN],
])("the day %j begins in London at midnight there, if it is one: %d", (day, moment) => {
  expect(dayBegins(day, "Europe/London")).toBe(moment);
});

it.each([
  ["Australia/Brisbane", "2026-10-04", "2026-10-03T14:00:00Z", 24],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", 23],
  ["America/New_York", "2026-11-01", "2026-11-01T04:00:00Z", 25],
  // The clock goes from 23:59 on the day before to 1:00.
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z", 23],
  ["Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z", 24],
])("a day in %s, %s, begins at %s and has %i hours", (timeZone, day, begins, hours) => {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  expect(dayBegins(day, timeZone)).toBe(at(begins));
  expect(dayBegins(next, timeZone) - dayBegins(day, timeZone)).toBe(hours * 3_600_000);
});

describe("an article", () => {
  itIsShownFromItsTime((more) => page({ ...newsArticle("results", DAY), ...more }));
});

describe("a document under an embargo", () => {
  const results = page({ ...newsArticle("results", "2026-11-20"), embargo: until });
  const report: PdfDocument = { id: "pdf_report", title: "Report", href: "/report.pdf", embargo: until };
  const slides: PdfDocument = { id: "pdf_slides", title: "Slides", href: "/slides.pdf" };
  const pdfs: readonly ContentItem[] = [report, slides].map((pdf) => ({ kind: "pdf", uid: pdf.id, pdf }));
  const linkTo = (href: string): Link => ({ kind: "page", href });

  it("is hidden with all links to it: in a text, whose words stay, in a menu, and of a button", () => {
    const link = linkTo("/news/results");
    const call = { kind: "call-to-action", heading: "Results", text: [] } as const;
    const action = { label: "To the results", link };
    const text = textSection("Read ", linked("/news/results#dividend", "the results"));
    const entry = { title: "Results", link, newTab: false };
    const other = { title: "Company", link: linkTo("/company"), newTab: false };
    const investors = (...entries: (typeof entry)[]) => [{ title: "Investors", entries }];
    const footer = [{ title: "Now", entries: [entry] }];
    const options = optionsWith({
      shareholderLogin: link,
      menus: { primary: investors(entry, other), footer, secondary: [] },
    });
    const { items } = shownAt(before, options, page(homePage(text, { ...call, action })), results);
    expect(items).toEqual([
      optionsWith({ menus: { primary: investors(other), footer: [], secondary: [] } }),
      page(homePage(textSection("Read the results"))),
    ]);
  });

  it("leaves no seam in a text, also within an emphasis, and joins nothing else", () => {
    const strong = (...children: readonly Inline[]): Inline => ({ kind: "strong", children });
    const half = { kind: "link", link: linkTo("/news/results"), children: [strong("re"), "sults"] } as const;
    const text = textSection(
      strong("See the "),
      half,
      " of ",
      strong("us", linked("/news/results", "all")),
      ".",
    );
    const { items } = shownAt(
      before,
      page(homePage(text)),
      optionsWith({ topics: ["News", "Results"] }),
      results,
    );
    expect(items).toEqual([
      page(homePage(textSection(strong("See the re"), "sults of ", strong("usall"), "."))),
      optionsWith({ topics: ["News", "Results"] }),
    ]);
  });

  it("is not behind an image, which stays", () => {
    const image = { url: "/a.webp", width: 8, height: 6, alt: "A chart" };
    const hidden = page({ ...contentPage("hidden"), embargo: "2026-12-01T00:00:00.000Z" });
    const home = homePage({ kind: "rich-text", body: [{ kind: "image", image, linkTo: linkTo("/hidden") }] });
    const { items } = shownAt("2026-11-23T00:00:00Z", hidden, page(home));
    expect(items).toEqual([page(homePage({ kind: "rich-text", body: [{ kind: "image", image }] }))]);
  });

  const action = { label: "Read", link: linkTo("/news/results") };
  const elsewhere = { label: "About us", link: linkTo("/company") };
  const words = paragraph("A record half");
  const card = { title: "A record half", text: words };

  it.each<[string, Section, Section[]]>([
    ["a call to action", { kind: "call-to-action", heading: "A record half", text: words, action }, []],
    [
      "a picture with a text",
      { kind: "image-with-text", imageSide: "left", heading: "A record half", body: words, action },
      [],
    ],
    [
      "a card of several",
      {
        kind: "cards",
        intro: [],
        cards: [
          { ...card, action },
          { title: "About us", text: [], action: elsewhere },
        ],
      },
      [{ kind: "cards", intro: [], cards: [{ title: "About us", text: [], action: elsewhere }] }],
    ],
    [
      "the heading of cards that all lead to it",
      { kind: "cards", heading: "A record half", intro: words, cards: [{ ...card, action }] },
      [],
    ],
    [
      "the heading of selected documents that are all hidden",
      {
        kind: "document-list",
        heading: "A record half",
        intro: words,
        selection: { by: "picked", documents: [report] },
      },
      [],
    ],
    [
      "the text of a hero with a call to it, whose title and other calls stay",
      {
        kind: "hero",
        variation: "default",
        eyebrow: "A record half",
        title: "Home",
        lead: words,
        actions: [action, elsewhere],
      },
      [{ kind: "hero", variation: "default", title: "Home", lead: [], actions: [elsewhere] }],
    ],
  ])("hides %s", (_, section, left) => {
    const items = [page(homePage(section)), results, ...pdfs];
    const [shown] = shownAt(before, ...items).items;
    expect(shown).toEqual(page(homePage(...left)));
    expect(shownAt(until, ...items).items[0]).toEqual(page(homePage(section)));
  });

  it("is not in a list of documents that an editor selected", () => {
    const article = page({ ...newsArticle("meeting", "2026-10-01"), related: [report, slides] });
    expect(shownAt(before, article, ...pdfs).items).toMatchObject([
      { page: { related: [{ id: "pdf_slides" }] } },
      { pdf: { id: "pdf_slides" } },
    ]);
  });

  it.each(["/news/results", "/news/results?from=mail#dividend", "/News/Results/"])(
    "is not behind %s, in a text that says the address itself neither",
    (href) => {
      const whole = `https://www.larkfield.example${href}`;
      const links = [linked(href, "Results", "web"), linked(href, href, "web"), linked(href, whole, "web")];
      const expected = page(homePage(textSection("Results")));
      expect(shownAt(before, page(homePage(textSection(...links))), results).items).toEqual([expected]);
    },
  );

  it("does not hide the same path at another company", () => {
    const link = linked("https://exchange.example/news/results", "Exchange", "web");
    const home = page(homePage(textSection(link)));
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

  it.each([[["one", "two"]], [["one", "two", "three"]]])(
    "does not lose pages whose parents form a circle: %j",
    (uids) => {
      const next = (uid: string) => uids[(uids.indexOf(uid) + 1) % uids.length] ?? uid;
      const above = (uid: string) => ({ uid, title: uid, href: `/${next(uid)}/${uid}` });
      const pages = uids.map((uid) => page({ ...contentPage(uid), parent: above(next(uid)) }));
      expect(shownAt(before, results, ...pages).items).toEqual(pages);
    },
  );
});

it("a part with times, of a page or of the site options, appears and disappears at its minute", () => {
  const figuresOf = (value: string, times: ShownTimes) => ({
    kind: "statistics" as const,
    figures: [{ value, label: "Revenue" }],
    ...times,
  });
  const home = page(
    homePage(figuresOf("2,187.5", { shownUntil: until }), figuresOf("2,318.7", { embargo: until })),
  );
  const entry = { title: "Results", link: { kind: "page" as const, href: "/" }, newTab: false };
  const group = { title: "Results", entries: [entry], embargo: until };
  const options = optionsWith({
    announcementBar: paragraph("Our results are out"),
    announcementTimes: { embargo: until },
    menus: { primary: [group], footer: [], secondary: [] },
  });
  const [earlier, later] = ["2026-11-23T22:29:59.999Z", until].map((now) => shownAt(now, options, home));
  expect(JSON.stringify(earlier?.items)).toMatch(/2,187\.5/);
  // What is in view would tell when it is replaced, in the content of the shell for example.
  expect(JSON.stringify(earlier?.items)).not.toMatch(/2,318\.7|Results|are out|2026-11-23T22:30/);
  expect(earlier?.embargo).toMatchObject({ nextChange: at(until), waiting: [options, home] });
  expect(JSON.stringify(later?.items)).toMatch(/are out.*Results.*2,318\.7/);
  expect(JSON.stringify(later?.items)).not.toMatch(/2,187\.5/);
  expect(later?.embargo).toMatchObject({ nextChange: undefined, waiting: [] });
});

it("a part that only disappears changes the visible content at that minute, and not before", () => {
  const over = page(homePage({ kind: "statistics", figures: [], shownUntil: until }));
  expect(shownAt(before, over).embargo).toMatchObject({ nextChange: at(until), lastChange: undefined });
  expect(shownAt(until, over).embargo).toMatchObject({ nextChange: undefined, lastChange: at(until) });
});

describe("a change of a document that visitors see", () => {
  const given = (moment: string) => ({ now: at(moment), timeZone: BRISBANE });
  const old = page({ ...contentPage("company"), title: "Old" });
  const changed = page({ ...contentPage("company"), title: "New", embargo: until });
  const linking = page(homePage(textSection("See ", linked("/company", "the company"))));
  const first = new Embargo([old, linking], given(before));
  const shownBy = (embargo: Embargo, ...items: readonly ContentItem[]) =>
    items.flatMap((item) => embargo.shown(item) ?? []);

  it("waits for the end of its embargo, and until then the page stays as it was, with links to it", () => {
    const waiting = new Embargo([changed, linking], { ...given(before), before: first });
    expect(shownBy(waiting, changed, linking)).toEqual([old, linking]);
    expect(waiting).toMatchObject({ nextChange: at(until), waiting: [changed], earlier: [old] });
    expect(waiting.hides("page_company")).toBe(false);
    const ended = new Embargo([changed, linking], { ...given(until), before: waiting });
    expect(shownBy(ended, changed, linking)).toEqual([changed, linking]);
    expect(ended.earlier).toEqual([]);
  });

  it("leaves links where the document is seen, if it moves: to a page, to one below it, to a file", () => {
    const company = contentPage("company");
    const file = (name: string, more: Partial<PdfDocument> = {}): ContentItem => {
      const pdf = { id: "pdf_report", title: "Report", href: `https://files.example/${name}.pdf`, ...more };
      return { kind: "pdf", uid: "report", pdf };
    };
    const leading = (uid: string, name: string) => {
      const fileLink: Inline = {
        kind: "link",
        link: { kind: "pdf", href: `https://files.example/${name}.pdf` },
        children: ["Report"],
      };
      return page(
        homePage(textSection(linked(`/${uid}`, "Company"), linked(`/${uid}/terms`, "Terms"), fileLink)),
      );
    };
    const known = [
      page(company),
      page(contentPage("terms", "company")),
      file("old"),
      leading("company", "old"),
    ];
    const seen = new Embargo(known, given(before));
    const items = [
      page({ ...company, uid: "merger", embargo: until }),
      page(contentPage("terms", "merger")),
      file("new", { embargo: until }),
      leading("merger", "new"),
    ];
    const waiting = new Embargo(items, { ...given(before), before: seen });
    expect(shownBy(waiting, ...items)).toEqual(known);
    const ended = new Embargo(items, { ...given(until), before: waiting });
    expect(JSON.stringify(shownBy(ended, ...items.slice(3)))).toMatch(
      /"\/merger".*"\/merger\/terms".*new\.pdf/,
    );
  });

  it("leaves no link whose words say where it moves", () => {
    const moving = page({ ...contentPage("company"), uid: "merger", embargo: until });
    const saying = page(
      homePage(textSection("See ", linked("/merger", "www.larkfield.example/merger"), ".")),
    );
    const waiting = new Embargo([moving, saying], { ...given(before), before: first });
    expect(JSON.stringify(shownBy(waiting, saying))).not.toMatch(/merger|link/);
  });

  it("stays the translation of others, as it was before; a new one is none yet", () => {
    const english: ContentItem = {
      ...page(homePage()),
      translations: [{ id: old.kind === "page" ? old.page.id : "" }],
    };
    const seen = new Embargo([english, old], given(before));
    const changing = new Embargo([english, changed], { ...given(before), before: seen });
    expect(changing.shown(english)?.translations).toHaveLength(1);
    expect(new Embargo([english, changed], given(before)).shown(english)?.translations).toEqual([]);
  });

  it("may be changed again meanwhile, and waits in a process that has stored what visitors saw", () => {
    const again = page({ ...contentPage("company"), title: "Newer", embargo: until });
    const waiting = new Embargo([changed, linking], { ...given(before), before: first });
    const next = new Embargo([again, linking], { ...given(before), before: waiting });
    expect(shownBy(next, again)).toEqual([old]);
    const restarted = new Embargo([again, linking], { ...given(before), earlier: next.earlier });
    expect(shownBy(restarted, again)).toEqual([old]);
  });

  it("hides the page in a process that does not know what visitors saw, and one that they never saw", () => {
    expect(shownBy(new Embargo([changed, linking], given(before)), changed)).toEqual([]);
    const waiting = new Embargo([changed], {
      ...given(before),
      before: new Embargo([changed], given(before)),
    });
    expect(shownBy(waiting, changed)).toEqual([]);
  });

  it("is not shown by copies of the document, which are as it was", () => {
    const pdf = (title: string, more: Partial<PdfDocument> = {}): PdfDocument => {
      return { id: "pdf_report", title, href: `/${title}.pdf`, ...more };
    };
    const item = (of: PdfDocument): ContentItem => ({ kind: "pdf", uid: "report", pdf: of });
    const listing = (of: PdfDocument) => page({ ...newsArticle("opening", "2026-10-01"), related: [of] });
    const known = new Embargo([item(pdf("old"))], given(before));
    const items = [item(pdf("new", { embargo: until })), listing(pdf("new", { embargo: until }))];
    const waiting = new Embargo(items, { ...given(before), before: known });
    expect(shownBy(waiting, ...items)).toEqual([item(pdf("old")), listing(pdf("old"))]);
    const dated = new Embargo([item(pdf("old", { published: before, changed: before }))], given(before));
    const after = new Embargo(items, { ...given(before), before: dated });
    expect(shownBy(after, ...items.slice(1))).toEqual([listing(pdf("old"))]);
  });

  it("to a child page stays with its parent as they were", () => {
    const parent = page(contentPage("merger"));
    const child = page(contentPage("terms", "merger"));
    const known = new Embargo([parent, child], given(before));
    const items = [page({ ...contentPage("merger"), title: "New", embargo: until }), child];
    expect(shownBy(new Embargo(items, { ...given(before), before: known }), ...items)).toEqual([
      parent,
      child,
    ]);
  });

  it("leaves the times of what visitors see: of a page that an embargo has shown, of those below it, of those that lead there", () => {
    const dates = { published: "2026-11-01T00:00:00.000Z", changed: "2026-11-01T00:00:00.000Z" };
    const later = "2026-11-25T22:30:00.000Z";
    const now = at("2026-11-24T12:00:00.000Z");
    const parent = page({ ...contentPage("company"), ...dates, embargo: until });
    const child = page({ ...contentPage("terms", "company"), ...dates });
    const leading = page({ ...homePage(textSection(linked("/company", "the company"))), ...dates });
    const shown = new Embargo([parent, child, leading], { ...given(until), now });
    const seen = shownBy(shown, parent, child, leading);
    expect(JSON.stringify(seen).match(new RegExp(`"changed":"${until}"`, "g"))).toHaveLength(3);

    const published = { ...dates, changed: "2026-11-24T10:00:00.000Z" };
    const items = [page({ ...contentPage("company"), ...published, embargo: later }), child, leading];
    const waiting = new Embargo(items, { ...given(until), now, before: shown });
    expect(shownBy(waiting, ...items)).toEqual(seen);
    const { earlier, changes } = waiting;
    expect(shownBy(new Embargo(items, { ...given(until), now, earlier, changes }), ...items)).toEqual(seen);
  });

  it("is gone when the document is withdrawn", () => {
    const waiting = new Embargo([changed, linking], { ...given(before), before: first });
    const next = new Embargo([linking], { ...given(before), before: waiting });
    expect(next.earlier).toEqual([]);
  });
});

describe("the next embargo", () => {
  const options = { timeZone: BRISBANE, now: at("2026-11-23T00:00:00Z") };
  const results = page({ ...contentPage("results"), embargo: "2026-11-24T00:00:00.000Z" });
  const linking = page({ ...contentPage("company"), intro: paragraph(linked("/results", "Results")) });
  const last = new Embargo([results, linking], options);
  const next = (...items: ContentItem[]) => new Embargo(items, { ...options, before: last });

  it("shows the same objects as the one before if it hides the same, others if something else", () => {
    const shown = last.shown(linking);
    expect(shown).not.toBe(linking);
    expect(next(results, linking, page(contentPage("new"))).shown(linking)).toBe(shown);
    expect(next(linking).shown(linking)).toEqual(linking);
  });
});
