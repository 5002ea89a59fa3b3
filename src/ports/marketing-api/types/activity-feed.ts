import type { Timestamp } from "./common.ts";

/** A piece of news of the account (`/activity-feed/chimp-chatter`). */
export interface ChimpChatter {
  readonly title: string;
  readonly message: string;
  readonly type:
    | "lists:new-subscriber"
    | "lists:unsubscribes"
    | "lists:profile-updates"
    | "campaigns:facebook-likes"
    | "campaigns:forward-to-friend"
    | "lists:imports";
  readonly update_time: Timestamp;
  readonly url: string;
  readonly list_id?: string;
  readonly campaign_id?: string;
}

/** Response of `GET /activity-feed/chimp-chatter`. */
export interface ChimpChatterList {
  readonly chimp_chatter: readonly ChimpChatter[];
  readonly total_items: number;
}
