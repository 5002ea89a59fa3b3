import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { existing, put } from "../collections.ts";
import { flag } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { Now } from "./condition.ts";
import { findMember, membersOf } from "./member-lookup.ts";
import { meets } from "./segment-conditions.ts";
import type { StoredMember, StoredSegment } from "./state.ts";
import { withoutTag, withTag } from "./tagged.ts";

/** The contacts of a segment with one of the given statuses. Default: contacts that may receive e-mail. */
export function membersIn(
  now: Now,
  segment: StoredSegment,
  statuses: readonly MemberStatus[] = ["subscribed"],
): StoredMember[] {
  return membersOf(now.state, segment.list_id).filter(
    (member) => statuses.includes(member.status) && belongs(now, segment, member),
  );
}

function belongs(now: Now, segment: StoredSegment, member: StoredMember): boolean {
  if (segment.type === "static") return member.tags.some(({ id }) => id === segment.id);
  return meets(now, member, segment.options);
}

/** A segment of a list by its id. @throws {Refusal} 404 if it does not exist. */
export function segmentOf(
  state: MarketingState,
  list_id: string,
  segment_id: string | number,
): StoredSegment {
  return existing(state.segments, [list_id, segment_id]);
}

/** Statuses that a query includes in a segment: `include_cleaned`, `include_transactional`, `include_unsubscribed`. */
export function includedStatuses(call: Pick<ServiceCall, "query">): MemberStatus[] {
  const more = (["cleaned", "transactional", "unsubscribed"] as const).filter(
    (status) => flag(call, `include_${status}`) === true,
  );
  return ["subscribed", ...more];
}

/** A contact by address, hash or `contact_id`; `undefined` if it is missing or archived. */
export function presentMember(
  state: MarketingState,
  list_id: string,
  address: string,
): StoredMember | undefined {
  const member = findMember(state, list_id, address);
  return member?.status === "archived" ? undefined : member;
}

/** Adds a contact to a static segment. */
export function addToSegment(
  state: MarketingState,
  member: StoredMember,
  segment_id: number,
  now: string,
): StoredMember {
  const tags = withTag(member.tags, segment_id, now);
  return put(state.members, [member.list_id, member.id], { ...member, tags });
}

/** Removes a contact from a static segment. */
export function removeFromSegment(
  state: MarketingState,
  member: StoredMember,
  segment_id: number,
): StoredMember {
  const tags = withoutTag(member.tags, segment_id);
  return put(state.members, [member.list_id, member.id], { ...member, tags });
}
