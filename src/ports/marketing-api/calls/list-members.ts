import type { Call, Options } from "../call.ts";
import type { members } from "../catalog/list-members.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof members;

/** Members of a list: their tags, notes, events and activity. */
export interface MembersCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the members of a list; archived ones only with `status`. `GET /lists/{list_id}/members`. Pages of 10
   * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a member. An existing one fails with `Member Exists` (400), a permanently deleted one with
   * `Forgotten Email Not Subscribed` (400), an unsubscribed or bounced one with `Member In Compliance State` (400).
   * `set` adds or updates. `POST /lists/{list_id}/members`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a member by the hash of the address (`subscriberHash`) or the address itself.
   * `GET /lists/{list_id}/members/{subscriber_hash}`. Errors: `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Updates a member. One who unsubscribed cannot be subscribed again: `Member In Compliance State` (400); `pending`
   * asks for confirmation. `PATCH /lists/{list_id}/members/{subscriber_hash}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Adds or updates a member. A new one needs `status_if_new`; tags are ignored. Safe to retry. `upsert` takes the
   * address and hashes it. `PUT /lists/{list_id}/members/{subscriber_hash}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly set: Call<Rows["set"], M, Rest>;
  /**
   * Archives a member, who gets no more e-mail and can be added again. One who is archived already fails with
   * `Method Not Allowed` (405). `archive` is the same call. `DELETE /lists/{list_id}/members/{subscriber_hash}`.
   * Errors: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Permanently deletes a member with all data. Only the owner of the address can add it again.
   * `POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent`. Errors: `Resource Not Found` (404).
   */
  readonly deletePermanent: Call<Rows["deletePermanent"], M, Rest>;
  readonly activity: {
    /**
     * Lists the last 50 actions of a member on campaigns. `GET /lists/{list_id}/members/{subscriber_hash}/activity`.
     * Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["activity"]["list"], M, Rest>;
  };
  readonly activityFeed: {
    /**
     * Lists the activity of a member, newest first; `activity_filters` selects kinds.
     * `GET /lists/{list_id}/members/{subscriber_hash}/activity-feed`. Pages of 10 (`count`: at most 1000); `.all()`
     * iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["activityFeed"]["list"], M, Rest>;
  };
  readonly goals: {
    /**
     * Lists the last 50 goal pages that a member visited. `GET /lists/{list_id}/members/{subscriber_hash}/goals`.
     * Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["goals"]["list"], M, Rest>;
  };
  readonly events: {
    /**
     * Lists the events of a member. `GET /lists/{list_id}/members/{subscriber_hash}/events`. Pages of 10 (`count`: at
     * most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["events"]["list"], M, Rest>;
    /**
     * Records an event of a member. Its name has 2 to 30 characters; automations and segments can use it.
     * `POST /lists/{list_id}/members/{subscriber_hash}/events`. Errors: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    readonly create: Call<Rows["events"]["create"], M, Rest>;
  };
  readonly tags: {
    /**
     * Lists the tags of a member. `GET /lists/{list_id}/members/{subscriber_hash}/tags`. Pages of 10 (`count`: at most
     * 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["tags"]["list"], M, Rest>;
    /**
     * Adds and removes tags of a member; a new name creates a tag. Safe to retry.
     * `POST /lists/{list_id}/members/{subscriber_hash}/tags`. Errors: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    readonly update: Call<Rows["tags"]["update"], M, Rest>;
  };
  readonly notes: {
    /**
     * Lists the notes on a member. `GET /lists/{list_id}/members/{subscriber_hash}/notes`. Pages of 10 (`count`: at
     * most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["notes"]["list"], M, Rest>;
    /**
     * Adds a note to a member, of at most 1000 characters. `POST /lists/{list_id}/members/{subscriber_hash}/notes`.
     * Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["notes"]["create"], M, Rest>;
    /**
     * Reads a note on a member. `GET /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["notes"]["get"], M, Rest>;
    /**
     * Changes a note on a member. `PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["notes"]["update"], M, Rest>;
    /**
     * Removes a note on a member. `DELETE /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["notes"]["delete"], M, Rest>;
  };
}
