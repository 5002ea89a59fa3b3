import { periodPages } from "../../domain/content/reporting-period.ts";
import { AS_COMPOSED, type PageCapability } from "../page-capability.ts";
import "../../domain/figures/figures.ts";

export const figurePages: PageCapability = {
  sections: {
    comparison: AS_COMPOSED,
    "financial-summary": AS_COMPOSED,
    "reporting-periods": {
      show: (section, { content }) => ({ ...section, periods: periodPages(content.listPages()) }),
    },
  },
};
