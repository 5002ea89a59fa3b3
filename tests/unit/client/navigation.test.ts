import { describe, expect, it } from "vitest";
import { pageUrlOf } from "../../../client/navigation/page-links.ts";

const ORIGIN = "https://www.larkfield.example";

const leadsTo = (href: string, { target = "", isDownload = false } = {}) => {
  const url = pageUrlOf({ href, target, hasAttribute: () => isDownload }, { origin: ORIGIN });
  return url && url.pathname + url.search + url.hash;
};

describe("client-side navigation handles a link", () => {
  it.each([
    ...["/", "/company/leadership", "/apiary"],
    ...["/search?s=report.pdf&t=page", "/investors?year=2026#documents"],
  ])("when it leads to a page of the site: %s", (path) => expect(leadsTo(ORIGIN + path)).toBe(path));

  it.each([
    ...["https://registry.example/company", "http://www.larkfield.example/company"],
    ...[
      "https://www.larkfield.example:8443/company",
      "https://www.larkfield.example//registry.example/company",
    ],
    ...["mailto:office@larkfield.example", "tel:+61290000000", "javascript:void(0)", ""],
  ])("not when it leads elsewhere: %s", (href) => expect(leadsTo(href)).toBeUndefined());

  it.each([
    ...["/news/rss.xml", "/reports/annual-report.pdf", "/investors/calendar.ics", "/favicon.ico"],
    ...["/api", "/api/openapi.json", "/sandbox/editor", "/assets/x"],
  ])("not when it leads to a file or what is no page: %s", (path) => {
    expect(leadsTo(ORIGIN + path)).toBeUndefined();
  });

  it.each([{ target: "_blank" }, { target: "_self" }, { isDownload: true }])("not with %j", (how) => {
    expect(leadsTo(`${ORIGIN}/company`, how)).toBeUndefined();
  });
});
