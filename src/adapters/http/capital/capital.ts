import { capital as texts } from "#texts/capital.ts";
import { debtFileLists, shareFileLists } from "../../../domain/capital/capital-lists.ts";
import { boughtBackIn } from "../../../domain/capital/capital-sections.ts";
import type { HttpCapability } from "../site-parts.ts";
import { capitalFacts, debtFacts } from "./capital-facts.ts";

/** Shares, their votes and holders, ratings and debt as files and facts. */
export const capital: HttpCapability = {
  figures: {
    "share-capital": {
      lists: (section, { content }) => shareFileLists(section, boughtBackIn(section, content), texts),
    },
    debt: { lists: (section) => debtFileLists(section, texts) },
  },
  facts: { capital: capitalFacts, debt: debtFacts },
};
