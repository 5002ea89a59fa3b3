import { op, shape } from "../operation.ts";
import { PAGE_ONLY } from "../parameters.ts";
import type { ChimpChatterList } from "../types/activity-feed.ts";
import type { PageOnlyQuery } from "../types/common.ts";

/** News of the account. */
export const activityFeed = {
  chimpChatter: {
    list: op(
      "GET /activity-feed/chimp-chatter",
      shape<{ query: PageOnlyQuery; answer: ChimpChatterList }>(),
      { query: PAGE_ONLY, pages: "chimp_chatter" },
    ),
  },
} as const;
