import { expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { dividendsIn } from "../../../src/domain/dividends/dividends.ts";
import { opened } from "../content-snapshot/large-preview.ts";
import { itemsOf } from "../content-snapshot/service-in-memory.ts";
import { fakeClock } from "../content-snapshot/snapshot-of.ts";
import { contentPage } from "../sample-content.ts";
import { finalDividend } from "./sample-dividends.ts";

fakeClock();

const withDividend = (items: readonly ContentItem[], period: string): readonly ContentItem[] => [
  ...items,
  { kind: "dividend", document: { ...finalDividend(2026, 0.1), id: period, period } },
];

it("a preview of a large repository has the dividends of the draft, and none that is gone from it", async () => {
  const published = withDividend(withDividend(itemsOf([contentPage("company")]), "FY24"), "FY25");
  const { at, ref } = opened(published, withDividend(itemsOf([]), "FY26"));
  expect(dividendsIn(await at(ref))).toMatchObject([{ period: "FY26" }]);
  const gone = opened(published, itemsOf([]));
  expect(dividendsIn(await gone.at(gone.ref))).toEqual([]);
});
