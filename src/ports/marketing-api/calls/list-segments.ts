import type { Call, Options } from "../call.ts";
import type { segments } from "../catalog/list-segments.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof segments;

/** Segments of a list (tags are segments too), and their members. */
export interface SegmentsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the segments of a list, tags among them. `GET /lists/{list_id}/segments`. Pages of 10 (`count`: at most
   * 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a segment: by conditions (`options`), or of members (`static_segment`), which is a tag.
   * `POST /lists/{list_id}/segments`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a segment. `GET /lists/{list_id}/segments/{segment_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a segment; `static_segment` replaces all members of a tag. `PATCH /lists/{list_id}/segments/{segment_id}`.
   * Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a segment; its members stay in the list. `DELETE /lists/{list_id}/segments/{segment_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Adds up to 500 members to a tag, and removes up to 500. `POST /lists/{list_id}/segments/{segment_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly batchMembers: Call<Rows["batchMembers"], M, Rest>;
  readonly members: {
    /**
     * Lists the members of a segment; unsubscribed and cleaned ones only on request.
     * `GET /lists/{list_id}/segments/{segment_id}/members`. Pages of 10 (`count`: at most 1000); `.all()` iterates over
     * all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["members"]["list"], M, Rest>;
    /**
     * Adds a member of the list to a tag. `POST /lists/{list_id}/segments/{segment_id}/members`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly add: Call<Rows["members"]["add"], M, Rest>;
    /**
     * Removes a member from a tag. `DELETE /lists/{list_id}/segments/{segment_id}/members/{subscriber_hash}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly remove: Call<Rows["members"]["remove"], M, Rest>;
  };
}
