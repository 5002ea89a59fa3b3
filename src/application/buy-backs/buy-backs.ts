import { buyBacksIn, transactionsIn } from "../../domain/buy-backs/buy-backs.ts";
import { listingUpTo } from "../../domain/content/content.ts";
import type { PageCapability } from "../page-capability.ts";

/** Number of transactions on a page: those of about a month at one venue. */
const TRANSACTIONS_PAGE_SIZE = 20;

export const buyBackPages: PageCapability = {
  sections: {
    "buy-backs": {
      show: (section, { content, listPage: page }) => ({
        ...section,
        programmes: buyBacksIn(content),
        shown: listingUpTo(transactionsIn(content), { page, pageSize: TRANSACTIONS_PAGE_SIZE }),
      }),
      filterOf: ({ shown }) => ({ page: shown.page }),
      factsOf: (_section, content) => buyBacksIn(content),
    },
  },
};
