import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { before, shownAt, until } from "../domain/embargo.ts";
import { buyBack, row } from "./sample-buy-backs.ts";

describe("a programme of buy-backs", () => {
  it("is hidden with all of its transactions until its embargo ends", () => {
    const item: ContentItem = {
      kind: "buy-back",
      document: { ...buyBack([row("2026-11-03", 5)]), embargo: until },
    };
    expect(shownAt(before, item).items).toEqual([]);
    expect(shownAt(until, item).items).toEqual([item]);
  });
});
