import type { Timestamp } from "./common.ts";

/** A custom event of a member (`/lists/{list_id}/members/{subscriber_hash}/events`). */
export interface MemberEvent {
  readonly occurred_at: Timestamp;
  name: string;
  properties?: { readonly [key: string]: string };
}

/** Body of `POST /lists/{list_id}/members/{subscriber_hash}/events`. */
export interface CreateMemberEvent {
  name: string;
  properties?: { readonly [key: string]: string };
  is_syncing?: boolean;
  occurred_at?: Timestamp;
}
