import { op, shape } from "../operation.ts";
import { act, exchange, narrowed, paged, write } from "../parameters.ts";
import type { Listed, SubscriberAddress } from "../types/common.ts";
import type { BatchSegmentMembers, SegmentBatchResult } from "../types/members.ts";
import type {
  CreateSegment,
  GetSegmentQuery,
  ListSegmentMembersQuery,
  ListSegmentsQuery,
  Segment,
  SegmentMember,
  UpdateSegment,
} from "../types/segments.ts";

/** Segments of a list (tags are segments too), and their members. */
export const segments = {
  /** Lists the segments of a list, tags among them. */
  list: op(
    "GET /lists/{list_id}/segments",
    shape<{ query: ListSegmentsQuery; response: Listed<"segments", Segment> & { list_id: string } }>(),
    {
      query: paged(
        "type",
        "since_created_at",
        "before_created_at",
        "include_cleaned",
        "include_transactional",
        "include_unsubscribed",
        "since_updated_at",
        "before_updated_at",
      ),
      pages: "segments",
    },
  ),
  /** Adds a segment: by conditions (`options`), or of members (`static_segment`), which is a tag. */
  create: write("POST /lists/{list_id}/segments", exchange<CreateSegment, Segment>()),
  /** Reads a segment. */
  get: op(
    "GET /lists/{list_id}/segments/{segment_id}",
    shape<{ query: GetSegmentQuery; response: Segment }>(),
    { query: narrowed("include_cleaned", "include_transactional", "include_unsubscribed") },
  ),
  /** Changes a segment; `static_segment` replaces all members of a tag. */
  update: write("PATCH /lists/{list_id}/segments/{segment_id}", exchange<UpdateSegment, Segment>()),
  /** Removes a segment; its members stay in the list. */
  delete: act("DELETE /lists/{list_id}/segments/{segment_id}"),
  /** Adds up to 500 members to a tag, and removes up to 500. */
  batchMembers: write(
    "POST /lists/{list_id}/segments/{segment_id}",
    exchange<BatchSegmentMembers, SegmentBatchResult>(),
  ),
  members: {
    /** Lists the members of a segment; unsubscribed and cleaned ones only on request. */
    list: op(
      "GET /lists/{list_id}/segments/{segment_id}/members",
      shape<{ query: ListSegmentMembersQuery; response: Listed<"members", SegmentMember> }>(),
      {
        query: paged("include_cleaned", "include_transactional", "include_unsubscribed"),
        pages: "members",
      },
    ),
    /** Adds a member of the list to a tag. */
    add: write(
      "POST /lists/{list_id}/segments/{segment_id}/members",
      exchange<SubscriberAddress, SegmentMember>(),
    ),
    /** Removes a member from a tag. */
    remove: act("DELETE /lists/{list_id}/segments/{segment_id}/members/{subscriber_hash}"),
  },
} as const;
