import { programmeList, transactionList } from "../../../domain/buy-backs/buy-back-lists.ts";
import { buyBacksIn, transactionsIn } from "../../../domain/buy-backs/buy-backs.ts";
import type { HttpCapability } from "../site-parts.ts";
import { buyBackFacts } from "./buy-back-facts.ts";

/** Programmes of buy-backs and their transactions as files and facts. */
export const buyBacks: HttpCapability = {
  figures: {
    "buy-backs": {
      lists: (_section, { content, locale }) => {
        const { buybacks: texts } = locale.texts;
        const programmes = buyBacksIn(content);
        return [
          transactionList(transactionsIn(content), programmes.length, texts),
          programmeList(programmes, texts),
        ];
      },
    },
  },
  facts: { buyBacks: buyBackFacts },
};
