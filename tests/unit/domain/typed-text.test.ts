import { describe, expect, it } from "vitest";
import type { Block } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentProblems } from "../../../src/domain/report/content-report.ts";
import { homePage, textSection } from "../sample-content.ts";
import { page } from "./hidden-content.ts";

/** What is said of the home page with sections, as `SEVERITY FIELD: PROBLEM`. */
const report = (...sections: readonly Section[]) =>
  contentProblems([page(homePage(...sections))], { capabilities: [] }).map(
    ({ severity, field = "", problem }) => `${severity} ${field}: ${problem}`,
  );

describe("a text as it was typed is reported", () => {
  it.each([
    ["<b>Revenue</b> rose", "HTML is shown as it is typed: “<b>”"],
    ["Profit &amp; loss", "HTML is shown as it is typed: “&amp;”"],
    ['See <a href="/news">news</a>', 'HTML is shown as it is typed: “<a href="/news">”'],
    ['<iframe src="https://x.example">', 'HTML is shown as it is typed: “<iframe src="https://x.example">”'],
    ["**Revenue** rose", "Markdown is shown as it is typed: “**Revenue**”"],
    ["See [news](https://x.example)", "Markdown is shown as it is typed: “[news](https:”"],
    ["Lorem ipsum dolor", "a placeholder: “Lorem ipsum”"],
    ["Revenue rose by XX%", "a placeholder: “XX%”"],
    ["tbc", "a placeholder: “tbc”"],
    ["??", "a placeholder: “??”"],
    ["The dividend is [TBC: board]", "a placeholder: “[TBC: board]”"],
    ["The \u202eyear", "an unseen mark turns the direction of: “\u202eyear”"],
  ])("%s", (text, problem) => {
    expect(report(textSection(text))).toEqual([`warning sections[0].body: ${problem}`]);
  });

  it.each(["EBITDA < 5 and > 3", "R&D; M&A", "2 ** 3", "The date is TBC", "[1] See note", "\u200fשלום"])(
    "but not %s",
    (text) => expect(report(textSection(text))).toEqual([]),
  );
});

it("a heading that leaves a level out is reported", () => {
  const text = { kind: "paragraph", children: ["x"] } as const;
  const heading = (level: 2 | 3 | 4) => ({ kind: "heading", level, children: ["A"] }) as const;
  const said = (...body: readonly Block[]) => report({ kind: "rich-text", body });
  expect(said(heading(2), text, heading(3), heading(4), heading(2), text)).toEqual([]);
  expect(said(heading(2), text, heading(4))).toEqual([
    "warning sections[0].body: a heading of level 4 has none of level 3 above it",
  ]);
});

describe("a link that leads nobody anywhere is reported", () => {
  const said = (href: string) =>
    report(textSection({ kind: "link", link: { kind: "web", href }, children: ["on"] }));

  it.each([
    ["mailto:ir@", "“ir@” is no e-mail address"],
    ["mailto:ir@x.example,press", "“press” is no e-mail address"],
    ["tel:call us", "“call us” is no telephone number"],
    ["http://localhost:3000/news", "leads to localhost, which visitors do not reach"],
    ["http://192.168.1.7/news", "leads to 192.168.1.7, which visitors do not reach"],
    ["https://intranet/report.pdf", "leads to intranet, which visitors do not reach"],
    ["http://files.local/a", "leads to files.local, which visitors do not reach"],
    ["http://172.20.0.4/a", "leads to 172.20.0.4, which visitors do not reach"],
    ["http://[::1]:3000/", "leads to [::1], which visitors do not reach"],
    ["mailto:", "has no e-mail address after “mailto:”"],
    ["https://ir@x.example", "leads to the site x.example: for an e-mail, enter mailto:ir@x.example"],
  ])("%s", (href, problem) => {
    expect(said(href)).toEqual([`error sections[0].body[0].children[0].link: ${problem}`]);
  });

  it.each([
    "mailto:ir@x.example?subject=A",
    "mailto:?body=A",
    "tel:+61 (7) 3000-1234;ext=5",
    "tel:%2B61730001234",
    "http://x.example:8080/a",
    "https://[2001:db8::1]/a",
    "http://172.32.0.4/a",
  ])("but not %s", (href) => expect(said(href)).toEqual([]));
});

it.each(["IMG_1234.jpg", "chart-final.png", "DSC 0042"])(
  "the name of a file, %s, is no alternative text",
  (alt) => {
    const image = { url: "/a.webp", alt, width: 8, height: 6 };
    expect(report({ kind: "image-with-text", imageSide: "left", body: [], image })).toEqual([
      `warning sections[0].image: its alternative text is the name of a file: “${alt}”`,
    ]);
  },
);

it("a section whose entries are not typed yet is reported", () => {
  const empty: readonly Section[] = [
    { kind: "rich-text", body: [] },
    { kind: "cards", heading: "Cards", intro: [], cards: [] },
    { kind: "accordion", entries: [] },
    { kind: "people", intro: [], people: [] },
    { kind: "timeline", events: [] },
    { kind: "statistics", figures: [] },
    { kind: "quote", text: [] },
  ];
  expect(report(...empty)).toEqual(
    empty.map((_, index) => `warning sections[${index}]: has no entries: it is not shown`),
  );
  expect(report({ kind: "site-map" })).toEqual([]);
});
