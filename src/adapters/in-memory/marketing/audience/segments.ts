import type { MemberStatus, TagChange } from "../../../../ports/marketing-api/types/members.ts";
import { bodyOf } from "../bodies.ts";
import { put, under } from "../collections.ts";
import { findMember, membersOf } from "../find-member.ts";
import { badRequest, invalid, notFound } from "../problems.ts";
import { flag, listing } from "../query.ts";
import { type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember, StoredSegment } from "../state/audience.ts";
import type { MarketingState } from "../state/state.ts";
import { checkConditions, meets, type Now } from "./conditions.ts";
import { batchedView, memberOf, segmentMemberView, tagsOf } from "./member-view.ts";

type SegmentCall = ServiceCall<"list_id" | "segment_id">;

/** Segments of a list. A tag is a static one. */
const segments = resource("lists.segments", "segments", {
  make({ name, static_segment, options }, call) {
    if ((static_segment === undefined) === (options === undefined)) {
      throw invalid("static_segment", "A segment has either static_segment or options.");
    }
    checkConditions(call.state, call.path.list_id, options?.conditions, "options.conditions");
    const segment = newSegment(call, name, options);
    addAll(call, segment, static_segment ?? []);
    return segment;
  },
  alter(segment, { name = segment.name, static_segment, options }, call) {
    if (options !== undefined && segment.type === "static") {
      throw invalid("options", "A static segment has no conditions.");
    }
    if (static_segment !== undefined && segment.type !== "static") {
      throw invalid("static_segment", "A saved segment has no members of its own.");
    }
    checkConditions(call.state, call.path.list_id, options?.conditions, "options.conditions");
    if (static_segment !== undefined) {
      clear(call.state, segment);
      addAll(call, segment, static_segment);
    }
    return { ...segment, name, options: { ...segment.options, ...options }, updated_at: call.now };
  },
  view: (segment, call) => ({
    ...segment,
    member_count: membersIn(call, segment, includedStatuses(call)).length,
  }),
  removed: (segment, { state }) => clear(state, segment),
});

/** A segment with these options, otherwise a static one. */
function newSegment(
  { path, now, newNumber }: ServiceCall<"list_id">,
  name: string,
  options?: Partial<StoredSegment["options"]>,
): StoredSegment {
  return {
    id: newNumber(),
    list_id: path.list_id,
    name,
    type: options === undefined ? "static" : "saved",
    created_at: now,
    updated_at: now,
    options: { match: "all", conditions: [], ...options },
  };
}

/** The contacts of a segment with one of the given statuses. Default: contacts that may receive e-mail. */
export function membersIn(
  now: Now,
  segment: StoredSegment,
  statuses: readonly MemberStatus[] = ["subscribed"],
): StoredMember[] {
  return membersOf(now.state, segment.list_id).filter(
    (member) =>
      statuses.includes(member.status) &&
      (segment.type === "static" ? hasTag(member, segment) : meets(now, member, segment.options)),
  );
}

function hasTag({ tags }: StoredMember, segment: StoredSegment): boolean {
  return tags.some(({ id }) => id === segment.id);
}

/** Statuses that a query includes in a segment: `include_cleaned`, `include_transactional`, `include_unsubscribed`. */
function includedStatuses(call: Pick<ServiceCall, "query">): MemberStatus[] {
  const more = (["cleaned", "transactional", "unsubscribed"] as const).filter(
    (status) => flag(call, `include_${status}`) === true,
  );
  return ["subscribed", ...more];
}

/** A contact by address, hash or `contact_id`; `undefined` if it is missing or archived. */
function presentMember(state: MarketingState, list_id: string, address: string): StoredMember | undefined {
  const member = findMember(state, list_id, address);
  return member?.status === "archived" ? undefined : member;
}

function addTo(
  { state, now }: ServiceCall<string>,
  { id }: StoredSegment,
  member: StoredMember,
): StoredMember {
  const after = { ...member, tags: withTag(member.tags, id, now) };
  return put(state.members, [member.list_id, member.id], after);
}

function removeFrom(state: MarketingState, segment: StoredSegment, member: StoredMember): StoredMember {
  const after = { ...member, tags: member.tags.filter(({ id }) => id !== segment.id) };
  return put(state.members, [member.list_id, member.id], after);
}

/** Adds contacts to a static segment; unknown addresses are ignored, as in the service. */
function addAll(call: ServiceCall<string>, segment: StoredSegment, addresses: readonly string[]): void {
  for (const address of addresses) {
    const member = presentMember(call.state, segment.list_id, address);
    if (member !== undefined) addTo(call, segment, member);
  }
}

function clear(state: MarketingState, segment: StoredSegment): void {
  for (const member of membersOf(state, segment.list_id)) {
    if (hasTag(member, segment)) removeFrom(state, segment, member);
  }
}

/** The segment in the path. @throws {Refusal} 400 if it is not static. */
function staticSegment(call: SegmentCall): StoredSegment {
  const segment = segments.record(call);
  if (segment.type === "static") return segment;
  throw badRequest("Members cannot be added to or removed from a saved segment: its conditions choose them.");
}

function memberIn(state: MarketingState, segment: StoredSegment, address: string): StoredMember | undefined {
  const member = presentMember(state, segment.list_id, address);
  return member !== undefined && hasTag(member, segment) ? member : undefined;
}

export const segmentHandlers = {
  ...segments.handlers,

  "lists.segments.batchMembers"(call) {
    const { state } = call;
    const segment = staticSegment(call);
    const { members_to_add = [], members_to_remove = [] } = bodyOf(call);
    const added = divided(members_to_add, (address) => presentMember(state, segment.list_id, address));
    const members_added = added.found.map((one) => batchedView(state, addTo(call, segment, one)));
    const removed = divided(members_to_remove, (address) => memberIn(state, segment, address));
    const members_removed = removed.found.map((one) => batchedView(state, removeFrom(state, segment, one)));
    const errors = [
      { email_addresses: added.missing, error: "Email addresses are not members of this list" },
      { email_addresses: removed.missing, error: "Email addresses are not members of this segment" },
    ].filter(({ email_addresses }) => email_addresses.length > 0);
    return {
      members_added,
      members_removed,
      errors,
      total_added: members_added.length,
      total_removed: members_removed.length,
      error_count: errors.length,
    };
  },

  "lists.segments.members.list": (call) =>
    listing(call, "members", membersIn(call, segments.record(call), includedStatuses(call)), (one) =>
      segmentMemberView(call.state, one),
    ),

  "lists.segments.members.add"(call) {
    const segment = staticSegment(call);
    const member = presentMember(call.state, segment.list_id, bodyOf(call).email_address);
    if (member === undefined) {
      throw invalid("email_address", "The email address is not a member of this list.");
    }
    return segmentMemberView(call.state, addTo(call, segment, member));
  },

  "lists.segments.members.remove"(call): undefined {
    const segment = staticSegment(call);
    const member = memberIn(call.state, segment, call.path.subscriber_hash);
    if (member === undefined) throw notFound();
    removeFrom(call.state, segment, member);
  },

  "lists.members.tags.list": (call) =>
    listing(call, "tags", tagsOf(call.state, memberOf(call)), (tag) => tag),

  "lists.members.tags.update"(call): undefined {
    const member = memberOf(call);
    const tags = bodyOf(call).tags.reduce<Tags>((all, { name, status }) => {
      if (status === "active") return withTag(all, tagNamed(call, name).id, call.now);
      const tag = findTag(call, name);
      return all.filter(({ id }) => id !== tag?.id);
    }, member.tags);
    put(call.state.members, [member.list_id, member.id], { ...member, tags, last_changed: call.now });
  },

  "lists.tagSearch.search"(call) {
    const wanted = (call.query.name ?? "").toLowerCase();
    const tags = under(call.state.segments, [call.path.list_id])
      .filter(({ type, name }) => type === "static" && name.toLowerCase().startsWith(wanted))
      .map(({ id, name }) => ({ id, name }));
    return { tags, total_items: tags.length };
  },
} satisfies Partial<Handlers>;

function divided(addresses: readonly string[], find: (address: string) => StoredMember | undefined) {
  const lookups = addresses.map((address) => ({ address, member: find(address) }));
  return {
    found: lookups.flatMap(({ member }) => member ?? []),
    missing: lookups.flatMap(({ address, member }) => (member === undefined ? [address] : [])),
  };
}

type Tags = StoredMember["tags"];

/** A tag of the list by name; it is created if it does not exist. A tag is a static segment. */
function tagNamed(call: ServiceCall<"list_id">, name: string): StoredSegment {
  const known = findTag(call, name);
  if (known !== undefined) return known;
  const tag = newSegment(call, name);
  return put(call.state.segments, [tag.list_id, tag.id], tag);
}

function findTag({ state, path }: ServiceCall<"list_id">, name: string): StoredSegment | undefined {
  return under(state.segments, [path.list_id]).find(
    (segment) => segment.type === "static" && segment.name.toLowerCase() === name.toLowerCase(),
  );
}

/** Applies changes to the tags of a contact: a name alone adds the tag. Tags that do not exist are created. */
export function tagged(
  call: ServiceCall<"list_id">,
  tags: Tags,
  changes: readonly (string | TagChange)[],
): Tags {
  return changes.reduce<Tags>((all, change) => {
    const { name, status } = typeof change === "string" ? { name: change, status: "active" } : change;
    const { id } = tagNamed(call, name.trim());
    return status === "active" ? withTag(all, id, call.now) : all.filter((tag) => tag.id !== id);
  }, tags);
}

/** Adds a tag to the tags of a contact, without duplicates. */
function withTag(tags: Tags, id: number, date_added: string): Tags {
  return tags.some((tag) => tag.id === id) ? tags : [...tags, { id, date_added }];
}
