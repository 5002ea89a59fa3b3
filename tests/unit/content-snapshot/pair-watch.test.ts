import { expect, it, vi } from "vitest";
import { PairWatch } from "../../../src/adapters/content-snapshot/pair-watch.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { newsArticle } from "../sample-content.ts";

const RELEASED = "2026-11-24T08:00:00.000Z";
const now = () => Date.parse("2026-11-24T08:01:00.000Z");
const METRIC = "disclosure_translation_due_timestamp_seconds";
const AN_HOUR_LATER = Date.parse("2026-11-24T09:00:00.000Z") / 1_000;

const disclosure = (more: Partial<NewsArticle> = {}): ContentItem => ({
  kind: "page",
  translations: [{ id: "news-article_zahlen" }],
  page: {
    ...newsArticle("results", "2026-11-24"),
    released: RELEASED,
    exchange: { reference: "A-1", isAwaited: false },
    ...more,
  },
});
const translation: ContentItem = {
  kind: "page",
  language: "de",
  page: newsArticle("zahlen", "2026-11-24"),
};

function watch() {
  const warn = vi.fn();
  const set = vi.fn();
  const languages = [undefined, "de"];
  const meter = { ...silentMeter, set };
  const pairs = new PairWatch({ within: 1, languages, timeZone: "UTC", now, log: { warn }, meter });
  const look = (...items: readonly ContentItem[]) => pairs.check(Content.everything(items));
  return { warn, set, look };
}

it("a disclosure that a language lacks is logged once, with the time by which it should have it", () => {
  const { warn, set, look } = watch();
  look(disclosure());
  look(disclosure());
  expect(warn).toHaveBeenCalledOnce();
  const [[{ documents } = { documents: [] }] = []] = warn.mock.calls;
  expect(documents).toMatchObject([{ document: "news-article_results", missing: ["de"] }]);
  expect(set).toHaveBeenLastCalledWith(METRIC, {}, AN_HOUR_LATER);
  look(disclosure(), translation);
  expect(set).toHaveBeenLastCalledWith(METRIC, {}, 0);
});

it.each([
  ["is in one language alone", disclosure({ translation: "alone" })],
  ["has no announcement at the exchange", disclosure({ exchange: undefined })],
  ["is of last year", disclosure({ date: "2025-11-24", released: "2025-11-24T08:00:00.000Z" })],
])("nobody is told of what %s", (_, item) => {
  const { warn, set, look } = watch();
  look(item);
  expect(warn).not.toHaveBeenCalled();
  expect(set).toHaveBeenLastCalledWith(METRIC, {}, 0);
});

it("nobody is told if the brand sets no time", () => {
  const warn = vi.fn();
  const set = vi.fn();
  const options = { within: undefined, languages: [undefined, "de"], timeZone: "UTC", now };
  const pairs = new PairWatch({ ...options, log: { warn }, meter: { ...silentMeter, set } });
  pairs.check(Content.everything([disclosure()]));
  expect([warn.mock.calls, set.mock.calls]).toEqual([[], []]);
});
