import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { dated, EVENING, gateAfter, LATER, PUBLISHED, page, SHOWN } from "../domain/hidden-changes.ts";
import { contentPage, investorsPage, newsArticle, textSection } from "../sample-content.ts";
import { finalDividend } from "./sample-dividends.ts";

const before = [page({ ...investorsPage(textSection("Welcome")), ...dated, changed: PUBLISHED })];
const article = page({
  ...newsArticle("record", "2026-11-24"),
  published: EVENING,
  changed: SHOWN,
  embargo: SHOWN,
});

describe("the last withdrawal of what other pages show", () => {
  const dividend: ContentItem = {
    kind: "dividend",
    document: { ...finalDividend(2026, 0.105), id: "fy26", changed: PUBLISHED },
  };

  it("is when visitors lost sight of a document, and is known by later processes", () => {
    const gone = gateAfter([PUBLISHED, [...before, dividend]], [EVENING, before], [LATER, before]);
    expect(gone?.lastWithdrawal).toBe(EVENING);
    expect(gateAfter([LATER, before, { changes: gone?.changes }])?.lastWithdrawal).toBe(EVENING);
    const again = gateAfter([LATER, [...before, dividend], { changes: gone?.changes }], [SHOWN, before]);
    expect(again?.lastWithdrawal).toBe(SHOWN);
  });

  it("is that of an article, which lists of news show", () => {
    expect(gateAfter([SHOWN, [...before, article]], [SHOWN, before])?.lastWithdrawal).toBe(SHOWN);
  });

  it("is not that of a document that nobody has seen, nor of a page", () => {
    const secret = { ...dividend, document: { ...dividend.document, embargo: SHOWN } };
    expect(gateAfter([PUBLISHED, [...before, secret]], [EVENING, before])?.lastWithdrawal).toBeUndefined();
    const gone: ContentItem = { kind: "page", page: contentPage("gone") };
    expect(gateAfter([SHOWN, [...before, gone]], [SHOWN, before])?.lastWithdrawal).toBeUndefined();
  });
});
