import { op, shape } from "../operation.ts";
import { PAGE_ONLY } from "../parameters.ts";
import type { ChimpChatterList } from "../types/account.ts";
import type { PageOnlyQuery } from "../types/common.ts";

/** News of the account. */
export const activityFeed = {
  chimpChatter: {
    /** Lists the latest news of the account: sign-ups, unsubscribes, campaigns. */
    list: op(
      "GET /activity-feed/chimp-chatter",
      shape<{ query: PageOnlyQuery; response: ChimpChatterList }>(),
      { query: PAGE_ONLY, pages: "chimp_chatter" },
    ),
  },
} as const;
