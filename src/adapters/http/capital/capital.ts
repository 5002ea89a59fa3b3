import { debtFileLists, shareFileLists } from "../../../domain/capital/capital-lists.ts";
import { boughtBackIn } from "../../../domain/capital/capital-sections.ts";
import type { HttpCapability } from "../site-parts.ts";
import { capitalFacts, debtFacts } from "./capital-facts.ts";

/** Shares, their votes and holders, ratings and debt as files and facts. */
export const capital: HttpCapability = {
  figures: {
    "share-capital": {
      lists: (section, { content, locale }) =>
        shareFileLists(section, boughtBackIn(section, content), locale.texts.capital),
    },
    debt: { lists: (section, { locale }) => debtFileLists(section, locale.texts.capital) },
  },
  facts: { capital: capitalFacts, debt: debtFacts },
};
