import type { Call, Options } from "../call.ts";
import type { activityFeed } from "../catalog/activity-feed.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof activityFeed;

/** News of the account. */
export interface ActivityFeedCalls<M extends MergeValues, Rest extends Options> {
  readonly chimpChatter: {
    /**
     * Lists the latest news of the account: sign-ups, unsubscribes, campaigns. `GET /activity-feed/chimp-chatter`.
     * Pages of 10 (`count`: at most 1000); `.all()` iterates over all.
     */
    readonly list: Call<Rows["chimpChatter"]["list"], M, Rest>;
  };
}
