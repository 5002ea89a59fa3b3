import type { Interest, InterestCategory } from "../../../../ports/marketing-api/types/interests.ts";
import type { List, ListWebhook } from "../../../../ports/marketing-api/types/lists.ts";
import type {
  MarketingPermission,
  Member,
  MemberLocation,
  MemberProfile,
  MemberStatus,
} from "../../../../ports/marketing-api/types/members.ts";
import type { MergeField } from "../../../../ports/marketing-api/types/merge-fields.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import type { Segment } from "../../../../ports/marketing-api/types/segments.ts";
import { emptyTable } from "../collections.ts";

/** Address, sender and settings of a list; the rest is computed when the list is read. */
export type StoredList = Omit<
  List,
  ListAddress | "list_rating" | "visibility" | "has_welcome" | "modules" | "stats"
>;

type ListAddress = "subscribe_url_short" | "subscribe_url_long" | "beamer_address";

export interface StoredMember
  extends Omit<MemberProfile, "interests" | "member_rating" | "last_note">,
    Pick<Member, "contact_id" | "web_id" | "status" | "source"> {
  /** The status of an archived contact before it was archived. */
  readonly archived_from?: MemberStatus;
  readonly unsubscribe_reason: string;
  /** Values by `merge_id`, because the tag of a field can change. */
  readonly merge_fields: MemberProfile["merge_fields"];
  readonly interests: readonly string[];
  readonly location: Omit<MemberLocation, "gmtoff" | "dstoff">;
  readonly marketing_permissions: readonly MarketingPermission[];
  /** Tags by segment id, with the time at which each was added. */
  readonly tags: readonly { readonly id: number; readonly date_added: string }[];
}

/** A segment of a list; a tag is a static segment. */
export interface StoredSegment extends Omit<Segment, "member_count" | "options"> {
  readonly type: "saved" | "static";
  readonly options: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] };
}

export interface StoredListWebhook extends ListWebhook {
  readonly events: Required<ListWebhook["events"]>;
  readonly sources: Required<ListWebhook["sources"]>;
}

export const emptyAudience = () => ({
  lists: emptyTable<StoredList>(),
  members: emptyTable<StoredMember>(),
  /** Permanently deleted addresses */
  forgotten: emptyTable<true>(),
  segments: emptyTable<StoredSegment>(),
  interestCategories: emptyTable<InterestCategory>(),
  interests: emptyTable<Omit<Interest, "subscriber_count">>(),
  mergeFields: emptyTable<MergeField>(),
  listWebhooks: emptyTable<StoredListWebhook>(),
});
