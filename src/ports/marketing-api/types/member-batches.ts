import type { TagName } from "./member-tags.ts";
import type {
  BatchedMemberLocation,
  BatchedMemberStats,
  MemberDetails,
  MemberProfile,
  SendableMemberStatus,
} from "./members.ts";

/** Results of a batch of members (`/lists`). */
export interface MemberBatchResult {
  new_members: readonly BatchedMember[];
  updated_members: readonly BatchedMember[];
  errors: readonly MemberBatchError[];
  total_created: number;
  total_updated: number;
  error_count: number;
}

/** A member that a batch added or changed. */
export interface BatchedMember extends MemberProfile {
  status: SendableMemberStatus;
  readonly stats: BatchedMemberStats;
  location: BatchedMemberLocation;
  readonly tags_count: number;
  tags: readonly TagName[];
}

/** A member that a batch could not add or change. */
export interface MemberBatchError {
  email_address: string;
  error: string;
  error_code: "ERROR_CONTACT_EXISTS" | "ERROR_GENERIC";
  field?: string;
  field_message?: string;
}

/** Body of `POST /lists/{list_id}`. */
export interface BatchMembers {
  /** At most 500, each address once. */
  members: readonly BatchMember[];
  /** `true` removes other tags of existing members. */
  sync_tags?: boolean;
  /** `true` updates existing members; `false`, the default, lists them in `errors`. */
  update_existing?: boolean;
}

/** A member in a batch. */
export interface BatchMember extends MemberDetails {
  email_address?: string;
  status?: SendableMemberStatus;
  /** Names of tags to add; with `sync_tags`, all others are removed. */
  tags?: readonly string[];
}

/** Results of a batch of members (`/lists/{list_id}/segments`). */
export interface SegmentBatchResult {
  members_added: readonly BatchedMember[];
  members_removed: readonly BatchedMember[];
  errors: readonly SegmentBatchError[];
  total_added: number;
  total_removed: number;
  error_count: number;
}

/** Addresses that could not be added or removed. */
export interface SegmentBatchError {
  email_addresses: readonly string[];
  error: string;
}

/** Body of `POST /lists/{list_id}/segments/{segment_id}`. */
export interface BatchSegmentMembers {
  /** Addresses, at most 500. */
  members_to_add?: readonly string[];
  /** Addresses, at most 500. */
  members_to_remove?: readonly string[];
}

/** Query of `POST /lists/{list_id}`. */
export interface BatchMembersQuery {
  skip_merge_validation?: boolean;
  /** `true` ignores a duplicate address, which otherwise fails. */
  skip_duplicate_check?: boolean;
}
