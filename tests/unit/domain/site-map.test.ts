import { describe, expect, it } from "vitest";
import { byTitle, siteMapOf } from "../../../src/domain/content/site-map.ts";

const page = (href: string, title: string) => ({ href, title });

describe("a site map", () => {
  it("has each page below its parent, in the given order", () => {
    expect(
      siteMapOf([
        page("/", "Home"),
        page("/company", "Company"),
        page("/company/leadership", "Leadership"),
        page("/company/community", "Community"),
      ]),
    ).toEqual([
      { ...page("/", "Home"), pages: [] },
      {
        ...page("/company", "Company"),
        pages: [
          { ...page("/company/leadership", "Leadership"), pages: [] },
          { ...page("/company/community", "Community"), pages: [] },
        ],
      },
    ]);
  });

  it("includes a page whose parent does not exist", () => {
    expect(siteMapOf([page("/", "Home"), page("/results/fy26", "FY26")]).map(({ href }) => href)).toEqual([
      "/",
      "/results/fy26",
    ]);
  });

  it("starts with the home page", () => {
    const pages = [page("/terms", "Terms"), page("/", "Larkfield"), page("/contact", "Contact")];
    expect(pages.sort(byTitle).map(({ href }) => href)).toEqual(["/", "/contact", "/terms"]);
  });
});
