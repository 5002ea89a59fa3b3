import { describe, expect, it } from "vitest";
import { withNumbersUnbroken } from "../../../client/server/unbroken-numbers.ts";

/** A text of a paragraph, where `_` stands for a space at which no line ends. */
const shown = (text: string) =>
  withNumbersUnbroken(`<p>${text}</p>`).replaceAll("\u00a0", "_").replace("<p>", "").replace("</p>", "");

describe("the running text of a page", () => {
  it.each([
    ["Webcast at 10 am.", "Webcast at 10_am."],
    ["Net debt is A$674.9 million, 1.6 times EBITDA.", "Net debt is A$674.9_million, 1.6_times EBITDA."],
    ["On 21 October 2027", "On 21_October 2027"],
    ["Am 25. September 2026", "Am 25._September 2026"],
    ["2.318,7 Mio. A$", "2.318,7_Mio. A$"],
    ["A holding of 2,500 shares", "A holding of 2,500_shares"],
  ])("ends no line between a number and what it counts: %s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each(["in 2026 and later", "since FY26 it", "call 1800 975 720", "24 Geschäftsbereiche", "8.3% to"])(
    "may end a line anywhere else: %s",
    (text) => {
      expect(shown(text)).toBe(text);
    },
  );

  it("stays as it is in headings, tables, dates of the content and attributes", () => {
    const markup =
      '<time dateTime="2026-08-19">19 August 2026</time><h2>24 people</h2><table><tr><td>10 am</td></tr></table><img alt="3 horses"/><p title="2 hours">x</p>';
    expect(withNumbersUnbroken(markup)).toBe(markup);
  });

  it("goes on behind what stays as it is", () => {
    expect(withNumbersUnbroken("<h2>24 people</h2><p>9 am</p>")).toBe("<h2>24 people</h2><p>9\u00a0am</p>");
  });
});
