import { op, shape } from "../operation.ts";
import { PAGE_ONLY } from "../parameters.ts";
import type { ChimpChatterList } from "../types/account.ts";
import type { PageOnlyQuery } from "../types/common.ts";

/** News of the account. */
export const activityFeed = {
  chimpChatter: {
    /**
     * Lists the latest news of the account: sign-ups, unsubscribes, campaigns. `GET /activity-feed/chimp-chatter`.
     * Pages of 10 (`count`: at most 1000); `.all()` iterates over all.
     */
    list: op(
      "GET /activity-feed/chimp-chatter",
      shape<{ query: PageOnlyQuery; response: ChimpChatterList }>(),
      { query: PAGE_ONLY, pages: "chimp_chatter" },
    ),
  },
} as const;
