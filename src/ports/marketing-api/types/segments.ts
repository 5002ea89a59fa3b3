import type { FieldsQuery, PageQuery, Timestamp } from "./common.ts";
import type {
  BatchedMemberLocation,
  BatchedMemberStats,
  MemberProfile,
  SendableMemberStatus,
} from "./members.ts";
import type { SegmentCondition } from "./segment-conditions.ts";

/** Whether any or all conditions of a segment must be met. */
export type SegmentMatch = "any" | "all";

/** The conditions of a segment. */
export interface SegmentOptions {
  match?: SegmentMatch;
  conditions?: readonly SegmentCondition[];
}

/** The part of a list that an automation is for: a saved segment, or conditions. */
export interface RecipientSegment extends SegmentOptions {
  saved_segment_id?: number;
}

/** The part of a list that a campaign is for: a saved or prebuilt segment, or conditions. */
export interface CampaignSegment extends RecipientSegment {
  prebuilt_segment_id?: string;
}

/** Types of segment: conditions, static (a tag), or fuzzy. */
export type SegmentType = "saved" | "static" | "fuzzy";

/** A segment of a list; a tag is a static one (`/lists/{list_id}/segments`). */
export interface Segment {
  readonly id: number;
  name: string;
  /** Subscribed members only. */
  readonly member_count: number;
  readonly type: SegmentType;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  options?: SegmentOptions;
  readonly list_id: string;
}

export interface CreateSegment extends UpdateSegment {
  name: string;
}

export interface UpdateSegment {
  name?: string;
  /** Addresses of a static segment (tag), which may be empty. Excludes `options`. */
  static_segment?: readonly string[];
  /** Conditions of a dynamic segment. Excludes `static_segment`. */
  options?: SegmentOptions;
}

/** A member, as a segment lists it (`/lists/{list_id}/segments/{segment_id}/members`). */
export interface SegmentMember extends MemberProfile {
  readonly full_name: string;
  status: SendableMemberStatus;
  readonly stats: BatchedMemberStats;
  location: BatchedMemberLocation;
}

export interface ListSegmentsQuery extends PageQuery {
  type?: SegmentType;
  since_created_at?: string;
  before_created_at?: string;
  include_cleaned?: boolean;
  include_transactional?: boolean;
  include_unsubscribed?: boolean;
  since_updated_at?: string;
  before_updated_at?: string;
}

export interface GetSegmentQuery extends FieldsQuery {
  include_cleaned?: boolean;
  include_transactional?: boolean;
  include_unsubscribed?: boolean;
}

export interface ListSegmentMembersQuery extends PageQuery {
  include_cleaned?: boolean;
  include_transactional?: boolean;
  include_unsubscribed?: boolean;
}
