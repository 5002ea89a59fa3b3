import type { BatchedMember, Member, MergeValue } from "../../../../ports/marketing-api/types/members.ts";
import type { SegmentMember } from "../../../../ports/marketing-api/types/segments.ts";
import { existing, find, under } from "../collections.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "../state/audience.ts";
import type { MarketingState } from "../state/state.ts";

/** The contact in the path. @throws {Refusal} 404 if it does not exist. */
export function memberOf({ state, path }: ServiceCall<"list_id" | "subscriber_hash">): StoredMember {
  return existing(state.members, [path.list_id, path.subscriber_hash]);
}

/** A list as campaigns name it, also after its deletion. */
export function namedList(state: MarketingState, list_id: string) {
  const list = find(state.lists, [list_id]);
  return { list_id, list_is_active: list !== undefined, list_name: list?.name ?? "" };
}

export function memberView(state: MarketingState, member: StoredMember): Member {
  const {
    archived_from: _from,
    merge_fields: _values,
    interests: _interests,
    tags: _tags,
    ...plain
  } = member;
  const { list_id } = member;
  const merge_fields = mergeFieldsOf(state, member);
  const tags = tagsOf(state, member).map(({ id: tag_id, name }) => ({ id: tag_id, name }));
  const interests = under(state.interests, [list_id]).map((one) => [
    one.id,
    member.interests.includes(one.id),
  ]);
  return {
    ...plain,
    full_name: [merge_fields.FNAME, merge_fields.LNAME].filter(Boolean).join(" "),
    consents_to_one_to_one_messaging: true,
    sms_phone_number: "",
    sms_subscription_status: "nonsubscribed",
    sms_subscription_last_updated: "",
    merge_fields,
    interests: Object.fromEntries(interests),
    stats: { avg_open_rate: 0, avg_click_rate: 0 },
    member_rating: ratingOf(member),
    location: { ...member.location, gmtoff: 0, dstoff: 0 },
    tags_count: tags.length,
    tags,
  };
}

/** A contact in a segment. */
export function segmentMemberView(state: MarketingState, member: StoredMember): SegmentMember {
  const { contact_id: _contact, tags: _tags, tags_count: _count, ...view } = batchedView(state, member);
  return { ...view, full_name: memberView(state, member).full_name };
}

/** A contact in the results of an import, or of a change of a segment's members: they have less than a contact itself. */
export function batchedView(state: MarketingState, member: StoredMember): BatchedMember {
  const {
    full_name: _name,
    web_id: _web,
    unsubscribe_reason: _reason,
    consents_to_one_to_one_messaging: _consents,
    sms_phone_number: _phone,
    sms_subscription_status: _sms,
    sms_subscription_last_updated: _updated,
    marketing_permissions: _permissions,
    source: _source,
    status,
    location: { region: _region, ...location },
    ...view
  } = memberView(state, member);
  // Only an import without a status can change an archived contact.
  return { ...view, location, status: status === "archived" ? "unsubscribed" : status };
}

/** Merge field values of a contact by tag; without a value, the default of the field or empty text. */
export function mergeFieldsOf(state: MarketingState, member: StoredMember): Record<string, MergeValue> {
  return Object.fromEntries(
    under(state.mergeFields, [member.list_id]).map(({ tag, merge_id, default_value }) => [
      tag,
      member.merge_fields[merge_id] ?? default_value,
    ]),
  );
}

/** Tags of a contact by id and name, with the time at which each was added. */
export function tagsOf(state: MarketingState, { list_id, tags }: StoredMember) {
  return tags.flatMap(({ id, date_added }) => {
    const tag = find(state.segments, [list_id, id]);
    return tag === undefined ? [] : [{ id, name: tag.name, date_added }];
  });
}

/** Rating from 1 to 5: that of a new contact, because the fake does not rate activity. */
export function ratingOf({ status }: StoredMember): number {
  return status === "cleaned" || status === "unsubscribed" ? 1 : 2;
}
