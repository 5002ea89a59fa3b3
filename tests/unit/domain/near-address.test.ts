import { describe, expect, it } from "vitest";
import { addressWords, sharedWords } from "../../../src/domain/links/near-address.ts";

describe("the words that an address shares with a misspelt one", () => {
  it.each([
    ["/company/leadership", "/company/leadership.html", 2],
    ["/company/corporate-governance", "/corporate_governance.aspx", 2],
    ["/company/leadership", "company leadershp", 2],
    ["/company/leadership", "leaderhsip", 1],
    ["/company/leadership", "leadershipp", 1],
    ["/news/fy26-results", "fy2026 result", 2],
    ["/careers/our-teams", "careers jobs", 1],
    ["/contact", "wp login", 0],
    ["/news/notes", "nope", 0],
    ["/company", "leadership", 0],
  ])("%s, %s: %i", (href, written, count) => {
    expect(sharedWords(addressWords(href), addressWords(written))).toBe(count);
  });
});
