import type { Timestamp } from "./common.ts";

/** A tag by its id and name (`/lists/{list_id}/tag-search`). */
export interface TagName {
  readonly id: number;
  readonly name: string;
}

/** The tags of a list whose names start with the query (`/lists/{list_id}/tag-search`). */
export interface TagSearchResult {
  readonly tags: readonly TagName[];
  readonly total_items: number;
}

/** A tag that a member has (`/lists/{list_id}/members/{subscriber_hash}/tags`). */
export interface MemberTag {
  readonly id: number;
  name: string;
  readonly date_added: Timestamp;
}

/** Body of `POST /lists/{list_id}/members/{subscriber_hash}/tags`. */
export interface UpdateMemberTags {
  tags: readonly TagChange[];
  is_syncing?: boolean;
}

/** A tag to add (`active`) or remove (`inactive`). */
export interface TagChange {
  name: string;
  status: "inactive" | "active";
}

/** Query of `GET /lists/{list_id}/tag-search`. */
export interface SearchTagsQuery {
  name?: string;
}
