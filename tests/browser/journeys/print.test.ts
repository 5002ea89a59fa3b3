import { describe, expect, it } from "vitest";
import type { Visitor } from "../../harness/engines/visitor.ts";
import { startJourneys } from "./journeys.ts";

const { arrive } = startJourneys();

/** Applies the print styles to the screen, because not every driver can print or emulate print. */
function onPaper(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const ofPaper = rules.filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "print");
    for (const rule of ofPaper) if (rule instanceof CSSMediaRule) rule.media.mediaText = "all";
    return ofPaper.length;
  });
}

describe("a printed page", () => {
  it.each(["/investors", "/news/fy26-results"])("%s contains only the content, in black", async (path) => {
    const visitor = await arrive(path, { onPhone: true });
    expect(await onPaper(visitor)).toBeGreaterThan(0);
    expect(await visitor.count({ role: "banner" })).toBe(0);
    expect(await visitor.count({ role: "contentinfo" })).toBe(0);
    expect(
      await visitor.evaluate(() => getComputedStyle(document.querySelector("h1") ?? document.body).color),
    ).toBe("rgb(0, 0, 0)");
  });

  it("expands accordions", async () => {
    const visitor = await arrive("/company/corporate-governance");
    const isShown = () =>
      visitor.evaluate(
        () => document.querySelector("main details > :not(summary)")?.checkVisibility() ?? false,
      );
    expect(await isShown()).toBe(false);
    await onPaper(visitor);
    expect(await isShown()).toBe(true);
  });
});
