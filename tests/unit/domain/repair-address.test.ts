import { describe, expect, it } from "vitest";
import { repairedAddress } from "../../../src/domain/links/repair-address.ts";

describe("an address as an editor pasted it", () => {
  it.each([
    [" https://x.test ", "https://x.test"],
    ["\u200bhttps://x.test/\u200ea\u2069", "https://x.test/a"],
    ["\ufeffir@x.\u200btest", "mailto:ir@x.test"],
    ["HTTPS://X.test/", "https://X.test/"],
    ["https:// prismic.io", "https://prismic.io"],
    ["https//x.test", "https://x.test"],
    ["https://https://x.test/a", "https://x.test/a"],
    ["http://HTTPS://x.test", "https://x.test"],
    ["http://tel:555-555-5555", "tel:555-555-5555"],
    ["https://mailto:ir@x.test", "mailto:ir@x.test"],
    ["mailto: ir@x.test", "mailto:ir@x.test"],
    ["https://#contact", "#contact"],
    ["https:///contact", "/contact"],
    ["www.asx.com.au", "https://www.asx.com.au"],
    ["asx.com.au/markets?code=LKF#news", "https://asx.com.au/markets?code=LKF#news"],
    ["ir@x.test", "mailto:ir@x.test"],
    ["+61 7 3000 0000", "tel:+61730000000"],
    ["company/leadership", "/company/leadership"],
  ])("%j is %s", (typed, address) => expect(repairedAddress(typed)).toBe(address));

  it.each([
    "https://x.test/a?to=https://y.test/",
    "https://x.test/a b",
    "mailto:ir@x.test?subject=A%20B",
    "tel:+61 7 3000 0000",
    "/company#board",
    "#contact",
    "//evil.test",
    "https:////evil.test",
    "javascript:alert(1)",
    "report.pdf",
    "n/a",
    "tbc",
    "To be decided",
    "",
  ])("%j stays as it is", (typed) => expect(repairedAddress(typed)).toBe(typed));

  it("is repaired once", () => {
    const once = repairedAddress("http:// https://tel:5");
    expect(repairedAddress(once)).toBe(once);
  });
});
