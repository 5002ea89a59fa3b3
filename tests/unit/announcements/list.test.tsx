import { expect, it } from "vitest";
import { Announcements } from "../../../client/server/announcements/announcements.tsx";
import type { SectionProps } from "../../../client/server/sections/section-frame.tsx";
import type { ExchangeAnnouncement } from "../../../src/domain/exchange/exchange-announcement.ts";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";
import { announcement } from "../sample-content.ts";

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
