import { expect, it } from "vitest";
import { viewed } from "../application/shown-content.ts";
import { contentPage } from "../sample-content.ts";

it("links to reporting periods lead to all pages of published periods", async () => {
  const pages = [contentPage("results"), contentPage("hy26", "results"), contentPage("fy26", "results")];
  expect(await viewed({ pages }, { kind: "reporting-periods" })).toMatchObject({
    periods: [
      { period: { kind: "year", year: 2026 }, href: "/results/fy26" },
      { period: { kind: "half-year", year: 2026 }, href: "/results/hy26" },
    ],
  });
});
