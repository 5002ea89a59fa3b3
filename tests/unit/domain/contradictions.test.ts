import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { contradictions } from "../../../src/domain/report/contradictions.ts";
import { announcement, contentPage, newsArticle } from "../sample-content.ts";
import { ENGLISH } from "./written-losses.ts";

const company = {
  sign: "A$",
  currency: currencyCode("AUD"),
  hundredths: "cents",
  numbers: ENGLISH,
  measures: {},
  exchanges: [],
};
const problems = (items: readonly ContentItem[], releaseTimes?: ReleaseTimes) =>
  contradictions(items, { company, capabilities: [], releaseTimes }).map(
    ({ document, field, problem }) => `${document} ${field}: ${problem}`,
  );

describe("two times of one disclosure", () => {
  const exchange = { reference: "A-1", isAwaited: false };
  const at = (uid: string, released: string): ContentItem => ({
    kind: "page",
    page: { ...newsArticle(uid, "2026-08-19"), released, exchange },
  });

  it("are a line of the report: against the exchange, or against each other", () => {
    const items = [at("one", "2026-08-18T22:31:00.000Z"), at("two", "2026-08-19T00:15:00.000Z")];
    const known = new ReleaseTimes([announcement("A-1", "2026-08-18T22:31:07Z")]);
    for (const times of [known, undefined])
      expect(problems(items, times)).toEqual([
        expect.stringMatching(/^news-article_two data.released: was released at 2026-08-19T00:15/),
      ]);
  });
});

describe("two dates of one event", () => {
  const pageWith = (uid: string, event: Partial<CalendarEvent>): ContentItem => {
    const dates = [{ title: "Half-year results", date: "2027-02-17", ...event }];
    return { kind: "page", page: { ...contentPage(uid), dates } };
  };

  it("are a line of the report, unless it was moved or is that of another year", () => {
    expect(problems([pageWith("a", {}), pageWith("b", { date: "2027-02-18" })])).toEqual([
      "page_b data.slices: “Half-year results” is on 2027-02-18, but on 2027-02-17 in page_a",
    ]);
    expect(problems([pageWith("a", {}), pageWith("b", { date: "2027-02-18", status: "Moved" })])).toEqual([]);
    expect(problems([pageWith("a", {}), pageWith("b", { date: "2028-02-16" })])).toEqual([]);
  });
});
