import { describe, expect, it } from "vitest";
import { PagePath } from "../../../client/content/page-address.ts";
import { ReportingPeriods } from "../../../client/server/figures/reporting-periods.tsx";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";

describe("the links to the results of periods", () => {
  const periods = [
    { period: { kind: "year", year: 2026 }, href: "/results/fy26" },
    { period: { kind: "half-year", year: 2026 }, href: "/results/hy26" },
    { period: { kind: "half", half: 1, year: 2025 }, href: "/results/h1-2025" },
    { period: { kind: "quarter", quarter: 3, year: 2025 }, href: "/results/q3-2025" },
  ] as const;
  const linksFrom = (path: string, some: readonly (typeof periods)[number][]) =>
    rendered(
      <PagePath value={path}>
        <ReportingPeriods
          section={{ kind: "reporting-periods", periods: some.map((one) => ({ ...one, title: "Results" })) }}
        />
      </PagePath>,
    );

  it("name each period as companies do, and mark the one in view", () => {
    const links = linksFrom("/results/hy26", periods);
    expect(wordsOf(links)).toBe("Results by period FY26 HY26 1H25 Q3 2025");
    expect([...links.matchAll(/href="([^"]*)"[^>]*aria-current="page"/g)].map(([, href]) => href)).toEqual([
      "/results/hy26",
    ]);
  });

  it("are absent without a page of results", () => {
    expect(linksFrom("/results", [])).toBe("");
  });
});
