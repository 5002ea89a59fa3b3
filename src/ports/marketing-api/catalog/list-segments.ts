import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { SubscriberAddress } from "../types/common.ts";
import type { BatchSegmentMembers, SegmentBatchResult } from "../types/member-batches.ts";
import type {
  GetSegmentQuery,
  ListSegmentMembersQuery,
  ListSegmentsQuery,
  Segment,
  SegmentList,
  SegmentMember,
  SegmentMemberList,
  WriteSegment,
} from "../types/segments.ts";

/** Segments of a list (tags are segments too), and their members. */
export const segments = {
  list: op("GET /lists/{list_id}/segments", shape<{ query: ListSegmentsQuery; answer: SegmentList }>(), {
    query: [
      ...PAGE,
      "type",
      "since_created_at",
      "before_created_at",
      "include_cleaned",
      "include_transactional",
      "include_unsubscribed",
      "since_updated_at",
      "before_updated_at",
    ],
    pages: "segments",
  }),
  create: op("POST /lists/{list_id}/segments", shape<{ body: WriteSegment; answer: Segment }>(), {
    body: "required",
  }),
  get: op(
    "GET /lists/{list_id}/segments/{segment_id}",
    shape<{ query: GetSegmentQuery; answer: Segment }>(),
    { query: [...FIELDS, "include_cleaned", "include_transactional", "include_unsubscribed"] },
  ),
  update: op(
    "PATCH /lists/{list_id}/segments/{segment_id}",
    shape<{ body: WriteSegment; answer: Segment }>(),
    { body: "required" },
  ),
  delete: op("DELETE /lists/{list_id}/segments/{segment_id}", shape<object>()),
  batchMembers: op(
    "POST /lists/{list_id}/segments/{segment_id}",
    shape<{ body: BatchSegmentMembers; answer: SegmentBatchResult }>(),
    { body: "required" },
  ),
  members: {
    list: op(
      "GET /lists/{list_id}/segments/{segment_id}/members",
      shape<{ query: ListSegmentMembersQuery; answer: SegmentMemberList }>(),
      {
        query: [...PAGE, "include_cleaned", "include_transactional", "include_unsubscribed"],
        pages: "members",
      },
    ),
    add: op(
      "POST /lists/{list_id}/segments/{segment_id}/members",
      shape<{ body: SubscriberAddress; answer: SegmentMember }>(),
      { body: "required" },
    ),
    remove: op("DELETE /lists/{list_id}/segments/{segment_id}/members/{subscriber_hash}", shape<object>()),
  },
} as const;
