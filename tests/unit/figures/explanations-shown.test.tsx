import { expect, it } from "vitest";
import { Comparison } from "../../../client/server/figures/comparison.tsx";
import { FinancialSummary } from "../../../client/server/figures/financial-summary.tsx";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";

it("a page marks a restated value where it stands, and says what it was, since when and why", () => {
  const markup = rendered(
    <Comparison
      section={{
        kind: "comparison",
        period: "FY27",
        previousPeriod: "FY26",
        figures: [{ measure: "Revenue", unit: "A$m", value: 2400, previous: 2318.7 }],
        restatements: [
          { measure: "Revenue", period: "FY26", former: "2,321.0", since: "2028-02-17", reason: "IFRS 18" },
        ],
      }}
    />,
  );
  const words = wordsOf(markup);
  expect(words).toContain("2,318.7 restated +3.5%");
  expect(words).toContain("Revenue, FY26: restated on 17 February 2028; before: 2,321.0 A$m; IFRS 18");
});

it("a page has all decimals that were typed, in both periods and of what was restated", () => {
  const markup = rendered(
    <Comparison
      section={{
        kind: "comparison",
        period: "Q3 2026",
        previousPeriod: "Q3 2025",
        figures: [{ measure: "Earnings a share", unit: "$", value: 1.127, previous: 0.98 }],
        restatements: [
          { measure: "Earnings a share", period: "Q3 2025", former: "0.9845" },
          { measure: "Earnings a share", period: "Q3 2026", former: "8" },
        ],
      }}
    />,
  );
  const words = wordsOf(markup);
  expect(words).toContain("1.127 restated 0.980 restated +15.0%");
  expect(words).toContain("before: 0.9845 $");
  expect(words).toContain("before: 8.000 $");
});

it("a page says what its measures are, and who has audited them", () => {
  const reconciliation = { kind: "page", href: "/reconciliation" } as const;
  const markup = rendered(
    <FinancialSummary
      section={{
        kind: "financial-summary",
        charts: [],
        years: [{ period: "FY27", ebitda: 431.2 }],
        definitions: [
          { assurance: "Audited" },
          {
            measure: "EBITDA",
            definition: "Earnings before interest.",
            reconciliation,
            assurance: "Unaudited",
          },
        ],
      }}
    />,
  );
  const words = wordsOf(markup);
  expect(words).toContain("All figures: Audited.");
  expect(words).toContain("EBITDA: Earnings before interest. Not audited. Reconciliation of EBITDA");
  expect(markup).toContain('href="/reconciliation"');
});
