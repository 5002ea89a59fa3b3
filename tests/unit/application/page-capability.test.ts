import { expect, it } from "vitest";
import {
  AS_COMPOSED,
  combined,
  type PageCapability,
  withSections,
} from "../../../src/application/page-capability.ts";
import { Content } from "../../../src/domain/content/content.ts";
import { contentPage, textSection } from "../sample-content.ts";

const content = Content.everything([]);
const MOMENT = { now: 0, since: "2026-11-22" };
const offering = (title: string): PageCapability => ({
  dates: (_, { since: date }) => [{ events: [{ date, title }] }],
});

it("capabilities together have the rules of each, and offer the dates of all, in their order", () => {
  const quotes: PageCapability = { sections: { quote: AS_COMPOSED } };
  const pages: PageCapability = {
    ...offering("B"),
    pages: { page: withSections },
    sections: { hero: AS_COMPOSED },
  };
  const all = combined([offering("A"), quotes, pages]);
  expect(all.sections).toEqual({ quote: AS_COMPOSED, hero: AS_COMPOSED });
  expect(all.pages).toEqual({ page: withSections });
  expect(all.dates(content, MOMENT)).toEqual(
    ["A", "B"].map((title) => ({ events: [{ date: "2026-11-22", title }] })),
  );
});

it("without capabilities there are no rules and no dates", () => {
  const none = combined([]);
  expect([none.sections, none.pages, none.dates(content, MOMENT)]).toEqual([{}, {}, []]);
});

it("a page that shows nothing else has its fields and the sections as they are shown", () => {
  const sections = [{ kind: "quote", text: [] }] as const;
  const page = { ...contentPage("a"), sections: [textSection("A")] };
  const parts = { sections, hiddenUntil: 5, now: 0, feed: "/a/calendar.ics" };
  expect(withSections(page, parts)).toEqual({ ...page, sections, hiddenUntil: 5 });
  expect(AS_COMPOSED.show(sections)).toBe(sections);
});
