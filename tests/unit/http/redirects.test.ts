import { describe, expect, it } from "vitest";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { siteOf } from "./site.ts";

const redirect = (from: string, href: string, kind: "page" | "web" = "page") => {
  const link: Link = { kind, href };
  return { from, link };
};

const redirects = [
  redirect("/about-us", "/company"),
  redirect("/who-we-are", "/about-us"),
  redirect("/jobs/2019/all", "/company"),
  redirect("/fund", "https://fund.example/larkfield?from=site", "web"),
  redirect("/city", "/\u6771\u4eac/caf\u00e9?of=s\u00e3o paulo"),
  redirect("/gesch\u00e4ft", "/investors?kind=Results#documents"),
  redirect("/company", "/"),
  redirect("/here", "/there"),
  redirect("/there", "/here"),
];
const site = () =>
  siteOf({ pages: [homePage(), contentPage("company")], siteOptions: { ...EMPTY_SITE_OPTIONS, redirects } });

/** The status at an address, and where it leads. */
async function answerAt(url: string) {
  const { statusCode, headers } = await site().server.inject(url);
  return [statusCode, headers.location];
}

describe("an address that editors redirect", () => {
  it.each([
    ["/about-us", "/company"],
    ["/%61bout-us", "/company"],
    ["/About-Us/?utm_source=paper", "/company?utm_source=paper"],
    // Each redirect is a step of its own.
    ["/who-we-are", "/about-us"],
    ["/jobs/2019/all", "/company"],
    ["/jobs/2019/all).", "/company"],
    ["/fund?utm_source=paper", "https://fund.example/larkfield?from=site"],
    ["/gescha%CC%88ft", "/investors?kind=Results#documents"],
    ["/city", "/%E6%9D%B1%E4%BA%AC/caf%C3%A9?of=s%C3%A3o%20paulo"],
  ])("leads permanently to another: %s to %s", async (from, to) => {
    expect(await answerAt(from)).toEqual([301, to]);
  });

  it("shows its page if it has one", async () => {
    expect(await answerAt("/company")).toEqual([200, undefined]);
  });

  it("is not found if the redirects lead back", async () => {
    for (const path of ["/here", "/there"]) expect(await answerAt(path)).toEqual([404, undefined]);
  });
});
