import { content as texts } from "#texts/content.ts";
import { capitalRows, debtRows } from "../../../domain/capital/capital-figures.ts";
import type { HttpCapability } from "../site-parts.ts";
import { capitalFacts, debtFacts } from "./capital-facts.ts";

/** Shares, their holders, ratings and debt as files and facts. */
export const capital: HttpCapability = {
  figures: {
    "share-capital": { rows: (section) => capitalRows(section, texts.capital), isStated: false },
    debt: { rows: (section) => debtRows(section, texts.capital), isStated: false },
  },
  facts: { capital: capitalFacts, debt: debtFacts },
};
