import type { PageQuery, SortDirection, Timestamp } from "./common.ts";

/** A note on a member (`/lists/{list_id}/members/{subscriber_hash}/notes`). */
export interface MemberNote {
  readonly id: number;
  readonly created_at: Timestamp;
  readonly created_by: string;
  readonly updated_at: Timestamp;
  note: string;
  readonly list_id: string;
  readonly email_id: string;
  readonly contact_id: string;
}

/**
 * Body of `POST /lists/{list_id}/members/{subscriber_hash}/notes` and
 * `PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`.
 */
export interface WriteMemberNote {
  note?: string;
}

/** Query of `GET /lists/{list_id}/members/{subscriber_hash}/notes`. */
export interface ListMemberNotesQuery extends PageQuery {
  sort_field?: "created_at" | "updated_at" | "note_id";
  sort_dir?: SortDirection;
}
