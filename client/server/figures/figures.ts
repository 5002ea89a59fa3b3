import type { Views } from "../views.ts";
import { Comparison } from "./comparison.tsx";
import { FinancialSummary } from "./financial-summary.tsx";
import { ReportingPeriods } from "./reporting-periods.tsx";

/** Figures of results by period. */
export const figureViews = {
  sections: {
    comparison: Comparison,
    "financial-summary": FinancialSummary,
    "reporting-periods": ReportingPeriods,
  },
} as const satisfies Views;
