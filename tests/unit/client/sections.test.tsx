import { describe, expect, it } from "vitest";
import { PagePath } from "../../../client/content/page-address.ts";
import { Announcements } from "../../../client/server/announcements/announcements.tsx";
import { ReportingPeriods } from "../../../client/server/figures/reporting-periods.tsx";
import { GeneralMeetings } from "../../../client/server/meetings/general-meetings.tsx";
import { PressKit } from "../../../client/server/press-kit/press-kit.tsx";
import { RichTextSection } from "../../../client/server/sections/rich-text.tsx";
import type { SectionProps } from "../../../client/server/sections/section-frame.tsx";
import type { Table } from "../../../src/domain/content/table.ts";
import type { ExchangeAnnouncement } from "../../../src/domain/exchange/exchange-announcement.ts";
import type { MediaAsset } from "../../../src/domain/press-kit/media-asset.ts";
import { mediaAsset } from "../press-kit/sample-assets.ts";
import { announcement, serviceImage } from "../sample-content.ts";
import { rendered } from "./rendered.tsx";
import { wordsOf } from "./words.ts";

type View = SectionProps<"announcements">["section"];

function markupOf(items: readonly ExchangeAnnouncement[], more: Partial<View> = {}): string {
  const announcements = { items, page: 1, pages: 1, total: items.length };
  return rendered(<Announcements section={{ kind: "announcements", announcements, ...more }} />);
}

const RELEASED = "2026-11-19T22:31:05Z";

it("an announcement has its time with zone, its kind and its mark, and opens its file in a new tab", () => {
  const results = { title: "Trading update", kind: "Progress report", isPriceSensitive: true };
  const markup = markupOf([announcement("a1", RELEASED, results)]);
  expect(wordsOf(markup)).toBe(
    "Trading update (opens in a new tab) 20 November 2026, 8:31 am AEST Progress report Price-sensitive",
  );
  expect(markup).toMatch(/<a href="https:\/\/exchange\.example\/files\/a1\.pdf"[^>]* target="_blank"/);
  expect(markup).toContain('<time dateTime="2026-11-20T08:31:05+10:00">');
});

it("a title is text, in its language, however long it is", () => {
  const title = `<b>Mitteilung</b> & ${"Aufsichtsrat ".repeat(25)}`;
  const markup = markupOf([announcement("a1", RELEASED, { title, language: "de-AT" })]);
  expect(markup).toContain(`<span lang="de-AT">&lt;b&gt;Mitteilung&lt;/b&gt; &amp; Aufsichtsrat`);
  expect(wordsOf(markup)).toContain("German");
});

it.each(["en", "en-US", undefined, "no tag at all"])("a title in %s names no language", (language) => {
  const markup = markupOf([announcement("a1", RELEASED, { language })]);
  expect(wordsOf(markup)).toMatch(/AEST$/);
  expect(markup).not.toContain("lang=");
});

it("a list whose source fails says as at which time it is, and keeps what is known", () => {
  const words = wordsOf(markupOf([announcement("a1", RELEASED)], { outdatedSince: "2026-11-20T01:00:00Z" }));
  expect(words).toContain("As at 20 November 2026, 11:00 am AEST. Newer announcements could not be loaded.");
  expect(words).toContain("a1");
});

it("a list of which one source fails says which", () => {
  const outdated = { outdatedSince: "2026-11-20T01:00:00Z", outdatedSources: ["asx.example", "nzx.example"] };
  const words = wordsOf(markupOf([announcement("a1", RELEASED)], outdated));
  expect(words).toContain("Newer announcements from asx.example, nzx.example could not be loaded.");
});

it("what is retracted stays in the list, with a mark", () => {
  const markup = markupOf([announcement("a1", RELEASED, { isRetracted: true })]);
  expect(wordsOf(markup)).toMatch(/a1.*Retracted/);
  expect(wordsOf(markupOf([announcement("a1", RELEASED)]))).not.toContain("Retracted");
});

const archive = { filter: { year: 2025, announcement: "8-k" }, years: [2026, 2025], kinds: { "8-k": "8-K" } };

it("a choice without announcements leads to all of them", () => {
  const markup = markupOf([], { archive });
  expect(wordsOf(markup)).toContain("There are no announcements of that choice. See all announcements");
  expect(markup).toContain('href="/#announcements"');
});

it("the list of all has links for its years, kinds and feeds", () => {
  const markup = markupOf([announcement("a1", RELEASED)], { archive });
  expect(markup).toContain('href="/?year=2026&amp;announcement=8-k#announcements"');
  expect(markup).toMatch(/href="\/\?year=2025&amp;announcement=8-k#announcements" aria-current="true">8-K</);
  expect(markup).toContain('href="/announcements/rss.xml"');
});

function shown(...assets: readonly MediaAsset[]) {
  const section = { kind: "press-kit" as const, heading: "Images", intro: [], assets };
  return rendered(<PressKit section={section} />);
}

/** The texts of the downloads, in the order of the page. */
const downloadsOf = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]*)"[^>]*><span>(.*?)<\/small>/g)].map(([, href, text = ""]) => [
    href,
    text.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " "),
  ]);

const IMAGES = "https://images.prismic.io/larkfield";

describe("a press kit", () => {
  it("offers an image for screens and for print, with format and size", () => {
    expect(downloadsOf(shown(mediaAsset("logo")))).toEqual([
      [`${IMAGES}/logo.png?w=1600`, "Screen, 1600 px logo PNG, 1600 × 800"],
      [`${IMAGES}/logo.png`, "Original for print logo PNG, 3200 × 1600"],
    ]);
  });

  it("offers the original alone of a drawing, and of an image that is no larger than a screen", () => {
    const vector = { image: serviceImage("a.svg") };
    const small = { image: serviceImage("b.webp", "B", 1600) };
    expect(downloadsOf(shown(mediaAsset("a", vector), mediaAsset("b", small)))).toEqual([
      [`${IMAGES}/a.svg`, "Original for print a SVG"],
      [`${IMAGES}/b.webp`, "Original b WEBP, 1600 × 800"],
    ]);
  });

  it("offers a file with its format and its size, if that is known, also beside an image", () => {
    const file = (name: string, size: string | null) => ({ file: { url: `/files/${name}`, size } });
    const html = shown(
      mediaAsset("a", { image: {}, ...file("a.eps", "2048000") }),
      mediaAsset("b", file("b.mp4", null)),
    );
    expect(downloadsOf(html).map(([, text]) => text)).toEqual([
      "File a EPS, 2.0 MB",
      "Screen, 1600 px b PNG, 1600 × 800",
      "Original for print b PNG, 3200 × 1600",
      "File b MP4",
    ]);
  });

  it("shows what has neither an image nor a file, without a download or a choice", () => {
    const html = shown(mediaAsset("idea", { image: {}, caption: "Only words", people: "The chair" }));
    for (const text of ["Only words", "Shown: The chair", "Credit: The group", "1 July 2026"])
      expect(html).toContain(text);
    expect(html).not.toMatch(/checkbox|Download/);
  });

  it.each([
    [["Free"], 1],
    [["Free", "Free"], 1],
    [["Free", "Ask us"], 2],
    [["", "Ask us"], 1],
  ])(
    "states the terms once if all assets have the same, and beside each one otherwise: %j",
    (terms, count) => {
      const html = shown(...terms.map((text) => mediaAsset("logo", { terms: text })));
      expect(html.split("Terms of use")).toHaveLength(count + 1);
    },
  );

  it("offers all assets as one file, if they are not too many for it", () => {
    const assets = Array.from({ length: 101 }, (_, index) => mediaAsset(`photo-${index}`));
    expect(shown(...assets.slice(1))).toContain("Download all");
    expect(shown(...assets)).toContain("Download chosen");
    expect(shown(...assets)).not.toContain("Download all");
  });

  it("says that it is empty", () => {
    expect(shown()).toContain("There is nothing here at the moment.");
  });
});

const cell = (text: string, isHeader = false) => ({
  isHeader,
  content: text === "" ? [] : [{ kind: "paragraph" as const, children: [text] }],
});

const table: Table = {
  head: [[cell("", true), cell("FY26", true)]],
  body: [[cell("Revenue", true), cell("2,318.7")]],
};

const tableOf = (caption?: string) =>
  rendered(<RichTextSection section={{ kind: "rich-text", body: [], table, caption }} />);

it("a table of a text has a caption, and heads of its columns and rows", () => {
  const plain = tableOf("Results").replace(/ (?:class|id|aria-labelledby)="[^"]*"|<\/?div[^>]*>/g, "");
  expect(plain).toContain("<figcaption>Results</figcaption>");
  expect(plain).toContain(
    '<table><thead><tr><td></td><th scope="col"><p>FY26</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Revenue</p></th><td><p>2,318.7</p></td></tr></tbody>',
  );
});

it("a table of a text can be scrolled by keyboard, and has a name with and without a caption", () => {
  expect(tableOf("Results")).toMatch(
    /<figcaption id="([^"]+)".* tabindex="0" aria-labelledby="([^" ]+) \1".*id="\2"[^>]*>Table<.*<table [^>]*aria-labelledby="\1"/i,
  );
  expect(tableOf()).toMatch(
    / tabindex="0" aria-labelledby="([^"]+)".*id="\1"[^>]*>Table<.*<table [^>]*aria-label="Table"/i,
  );
});

const meetingsOf = (...meetings: SectionProps<"general-meetings">["section"]["meetings"]) =>
  wordsOf(rendered(<GeneralMeetings section={{ kind: "general-meetings", intro: [], meetings }} />));

describe("a list of general meetings", () => {
  const meeting = { title: "AGM", href: "/agm", state: "before", decided: 0, carried: 0 } as const;
  const event = { title: "AGM", date: "2026-11-05" };

  it("says when, where and how a meeting is held, and how its resolutions went", () => {
    const moved = { ...event, place: "Town Hall", status: "Moved" as const };
    expect(meetingsOf({ ...meeting, event: moved, state: "live", decided: 3, carried: 2 })).toBe(
      "AGM Town Hall 5 November 2026 Moved Live now 2 of 3 resolutions carried",
    );
    expect(meetingsOf({ ...meeting, event, state: "after", decided: 3, carried: 3 })).toBe(
      "AGM 5 November 2026 3 resolutions, all carried",
    );
  });

  it("says nothing that is not known of a meeting, and that there is none", () => {
    expect(meetingsOf(meeting)).toBe("AGM");
    expect(meetingsOf()).toBe("No general meeting has been announced yet.");
  });
});

describe("the links to the results of periods", () => {
  const periods = [
    { period: { kind: "year", year: 2026 }, href: "/results/fy26" },
    { period: { kind: "half-year", year: 2026 }, href: "/results/hy26" },
    { period: { kind: "half", half: 1, year: 2025 }, href: "/results/h1-2025" },
    { period: { kind: "quarter", quarter: 3, year: 2025 }, href: "/results/q3-2025" },
  ] as const;
  const linksFrom = (path: string, some: readonly (typeof periods)[number][]) =>
    rendered(
      <PagePath value={path}>
        <ReportingPeriods
          section={{ kind: "reporting-periods", periods: some.map((one) => ({ ...one, title: "Results" })) }}
        />
      </PagePath>,
    );

  it("name each period as companies do, and mark the one in view", () => {
    const links = linksFrom("/results/hy26", periods);
    expect(wordsOf(links)).toBe("Results by period FY26 HY26 1H25 Q3 2025");
    expect([...links.matchAll(/href="([^"]*)"[^>]*aria-current="page"/g)].map(([, href]) => href)).toEqual([
      "/results/hy26",
    ]);
  });

  it("are absent without a page of results", () => {
    expect(linksFrom("/results", [])).toBe("");
  });
});
