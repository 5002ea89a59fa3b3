import { expect, it } from "vitest";
import { slice } from "../adapters/read-document.ts";
import { document, homeTo, linkTo, report } from "../adapters/report-of.ts";

it("the report includes the pages that a list of reporting periods links to", () => {
  const list = document("page", "results", { slices: [slice("reporting_periods", {})] });
  const others = [homeTo(linkTo("page", "results")), document("page", "fy26"), document("page", "lonely")];
  expect(report(list, ...others).warnings).toEqual(["page_lonely: no menu and no page leads to /lonely"]);
});
