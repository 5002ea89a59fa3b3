import { describe, expect, it } from "vitest";
import { lastChanges } from "../../../src/application/last-change.ts";
import { pageCapabilities } from "../../../src/composition/capabilities.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { corporateAction, SPLIT } from "../corporate-actions/sample-actions.ts";
import { announcement, contentPage, investorsPage, newsArchive, newsArticle } from "../sample-content.ts";
import { finalDividend } from "./sample-dividends.ts";

const OWN = "2026-11-01T09:00:00.000Z";
const LATER = "2026-11-20T09:00:00.000Z";

const HISTORY: Section = { kind: "dividends", heading: "History", intro: [] };
const CALENDAR: Section = { kind: "calendar", heading: "Dates", intro: [], events: [] };
const COMING: Section = { kind: "coming-dates", heading: "Next", limit: 3 };
const DIVIDEND: ContentItem = {
  kind: "dividend",
  document: { ...finalDividend(2026, 0.105), id: "fy26", changed: LATER },
};
const QUOTE: Section = { kind: "statistics", heading: "Facts", figures: [], quotes: "fy26" };

const INTRODUCED = { heading: "New", intro: [] };
const LISTS: readonly Section[] = [
  { ...INTRODUCED, kind: "latest-news", limit: 3 },
  { ...INTRODUCED, kind: "document-list", selection: { by: "newest", limit: 3 } },
  { ...INTRODUCED, kind: "document-centre" },
  { ...INTRODUCED, kind: "announcements", kinds: [] },
];

const pageWith = (...sections: readonly Section[]): Page => ({
  ...contentPage("facts"),
  sections,
  changed: OWN,
});

const changeOf = (
  page: Page,
  listed: readonly ContentItem[] = [DIVIDEND],
  capabilities = pageCapabilities(),
) => lastChanges(capabilities).ofFacts(Content.everything([{ kind: "page", page }, ...listed]), page);

describe("the last change of a page", () => {
  it("is that of a document whose facts it shows, if that is later", () => {
    expect(changeOf(pageWith(HISTORY))).toBe(LATER);
    expect(changeOf(pageWith(COMING))).toBe(LATER);
    expect(changeOf(pageWith(QUOTE))).toBe(LATER);
    expect(changeOf({ ...investorsPage(CALENDAR), changed: OWN })).toBe(LATER);
  });

  it("is that of a split by which the amounts that it shows are adjusted", () => {
    const document = { ...corporateAction("split", SPLIT), changed: LATER };
    expect(changeOf(pageWith(HISTORY), [{ kind: "corporate-action", document }])).toBe(LATER);
  });

  it("is its own if that is later, or if it shows nothing of what has changed", () => {
    const newest = "2026-11-24T09:00:00.000Z";
    expect(changeOf({ ...pageWith(HISTORY), changed: newest })).toBe(newest);
    expect(changeOf(pageWith(CALENDAR))).toBe(OWN);
    expect(changeOf(pageWith())).toBe(OWN);
    expect(changeOf(pageWith(HISTORY), [DIVIDEND], [])).toBe(OWN);
  });

  it("is not earlier when such a document is withdrawn, or has no dates any more", () => {
    const without = { ...DIVIDEND, document: { ...DIVIDEND.document, dates: [] } };
    expect(changeOf({ ...investorsPage(CALENDAR), changed: OWN }, [without])).toBe(LATER);
    const gate = { timeZone: "UTC", nameOf: () => "" };
    const seen = (sections: readonly Section[], moment: string) => {
      const shown = pageWith(...sections);
      const item: ContentItem = { kind: "page", page: shown };
      const before = Content.visible([item, DIVIDEND], { ...gate, now: Date.parse(LATER) }).embargo;
      const { content } = Content.visible([item], { ...gate, now: Date.parse(moment), before });
      return lastChanges(pageCapabilities()).ofFacts(content, shown);
    };
    const withdrawn = "2026-11-21T09:00:00.000Z";
    for (const section of [HISTORY, COMING, QUOTE]) expect(seen([section], withdrawn)).toBe(withdrawn);
    // The clock of the content service may be fast.
    expect(seen([HISTORY], "2026-11-20T08:59:00.000Z")).toBe(LATER);
    expect(seen([], withdrawn)).toBe(OWN);
  });

  it("is that of an article itself, of whose text a correction is said", () => {
    const article = { ...newsArticle("fy26", "2026-11-01"), sections: [QUOTE], changed: OWN };
    expect(changeOf(article)).toBe(OWN);
  });

  it("is also that of an article, document or announcement that it lists, but not for its facts", () => {
    const article = { ...newsArticle("newest", "2026-11-20"), changed: LATER };
    const pdf = { id: "pdf", title: "Newest", href: "https://files.example/newest.pdf", changed: LATER };
    const content = Content.everything(
      [
        { kind: "page", page: article },
        { kind: "pdf", uid: "newest", pdf },
      ],
      { released: { items: [announcement("2026-001", LATER)] } },
    );
    const { ofFacts, ofPage } = lastChanges(pageCapabilities());
    for (const page of [{ ...newsArchive, changed: OWN }, ...LISTS.map((list) => pageWith(list))])
      expect([ofFacts(content, page), ofPage(content, page)]).toEqual([OWN, LATER]);
    const others = pageWith({ ...INTRODUCED, kind: "announcements", kinds: ["Trading update"] });
    expect(ofPage(content, others)).toBe(OWN);
  });
});
