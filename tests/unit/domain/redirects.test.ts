import { describe, expect, it } from "vitest";
import { type Redirect, redirectFrom } from "../../../src/domain/links/redirects.ts";

const redirects: readonly Redirect[] = [
  ["/about-us", "/company"],
  ["/who-we-are", "/about-us"],
  ["/here", "/there"],
  ["/there", "/here/"],
  ["/gesch%C3%A4ft", "/company"],
  ["/linkedin", "https://www.linkedin.com/company/larkfield"],
  ["/reports/2019/annual", "/investors?kind=Results#documents"],
].map(([from = "", href = ""]) => ({ from, link: { kind: "page", href } }));

describe("a redirect by editors", () => {
  it.each([
    ["/about-us", "/company"],
    ["/About-Us/", "/company"],
    ["/%61bout-us", "/company"],
    ["/who-we-are", "/about-us"],
    ["/gescha%CC%88ft", "/company"],
    ["/linkedin", "https://www.linkedin.com/company/larkfield"],
    ["/reports/2019/annual", "/investors?kind=Results#documents"],
  ])("leads from %s to %s", (from, to) => {
    expect(redirectFrom(redirects, from)).toBe(to);
  });

  it.each(["/company", "/", "/%", "/here", "/there"])("does not exist for %s", (from) => {
    expect(redirectFrom(redirects, from)).toBeUndefined();
  });
});
