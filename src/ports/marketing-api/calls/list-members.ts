import type { Call, Options } from "../call.ts";
import type { members } from "../catalog/list-members.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof members;

/** Members of a list: their tags, notes, events and activity. */
export interface MembersCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the members of a list, whatever their status unless `status` says which; archived ones only when asked for.
   * `GET /lists/{list_id}/members`. A page has 10 unless `count` says, 1000 at most; `.all()` walks all pages. Refused:
   * `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a member. Who is there already is refused with `Member Exists` (400), who was deleted for good with
   * `Forgotten Email Not Subscribed` (400), who left or bounced with `Member In Compliance State` (400). `set` adds or
   * changes. `POST /lists/{list_id}/members`. Refused: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a member by the hash of the address (`subscriberHash`) or the address itself.
   * `GET /lists/{list_id}/members/{subscriber_hash}`. Refused: `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a member. Who left by own choice cannot be subscribed again: `Member In Compliance State` (400); `pending`
   * asks the member. `PATCH /lists/{list_id}/members/{subscriber_hash}`. Refused: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Adds a member, or changes who is there. A new one needs `status_if_new`; tags are passed over. Repeating it does no
   * harm. `upsert` takes the address and hashes it. `PUT /lists/{list_id}/members/{subscriber_hash}`. Refused:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly set: Call<Rows["set"], M, Rest>;
  /**
   * Archives a member: it stays in the list, gets nothing, and can be added again. One who is archived is refused with
   * `Method Not Allowed` (405). `archive` is the same call. `DELETE /lists/{list_id}/members/{subscriber_hash}`.
   * Refused: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Deletes a member for good with all data. The address can never be added by a call again, only by its owner.
   * `POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent`. Refused: `Resource Not Found` (404).
   */
  readonly deletePermanent: Call<Rows["deletePermanent"], M, Rest>;
  readonly activity: {
    /**
     * Lists the last 50 things that a member did with campaigns.
     * `GET /lists/{list_id}/members/{subscriber_hash}/activity`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["activity"]["list"], M, Rest>;
  };
  readonly activityFeed: {
    /**
     * Lists what a member did, of any kind that `activity_filters` names, the newest first.
     * `GET /lists/{list_id}/members/{subscriber_hash}/activity-feed`. A page has 10 unless `count` says, 1000 at most;
     * `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["activityFeed"]["list"], M, Rest>;
  };
  readonly goals: {
    /**
     * Lists the last 50 pages with a goal that a member visited.
     * `GET /lists/{list_id}/members/{subscriber_hash}/goals`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["goals"]["list"], M, Rest>;
  };
  readonly events: {
    /**
     * Lists the events that were recorded of a member. `GET /lists/{list_id}/members/{subscriber_hash}/events`. A page
     * has 10 unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["events"]["list"], M, Rest>;
    /**
     * Records an event of a member. Its name has 2 to 30 characters; automations and segments go by it.
     * `POST /lists/{list_id}/members/{subscriber_hash}/events`. Refused: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    readonly create: Call<Rows["events"]["create"], M, Rest>;
  };
  readonly tags: {
    /**
     * Lists the tags of a member. `GET /lists/{list_id}/members/{subscriber_hash}/tags`. A page has 10 unless `count`
     * says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["tags"]["list"], M, Rest>;
    /**
     * Gives a member tags and takes others away; a name that is new becomes a tag. Repeating it does no harm.
     * `POST /lists/{list_id}/members/{subscriber_hash}/tags`. Refused: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    readonly update: Call<Rows["tags"]["update"], M, Rest>;
  };
  readonly notes: {
    /**
     * Lists the notes on a member. `GET /lists/{list_id}/members/{subscriber_hash}/notes`. A page has 10 unless `count`
     * says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["notes"]["list"], M, Rest>;
    /**
     * Adds a note to a member, of 1000 characters at most. `POST /lists/{list_id}/members/{subscriber_hash}/notes`.
     * Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["notes"]["create"], M, Rest>;
    /**
     * Reads a note on a member. `GET /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["notes"]["get"], M, Rest>;
    /**
     * Changes a note on a member. `PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`. Refused:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["notes"]["update"], M, Rest>;
    /**
     * Removes a note on a member. `DELETE /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["notes"]["delete"], M, Rest>;
  };
}
