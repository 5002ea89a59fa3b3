import { z } from "zod";
import type { SegmentBatchError, SegmentBatchResult } from "../../../../ports/marketing-api/types/members.ts";
import { badRequest, invalidResource, notFound } from "../problems.ts";
import { pageOf } from "../query.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { listOf } from "./find-list.ts";
import { sendableView } from "./member-view.ts";
import {
  addToSegment,
  includedStatuses,
  membersIn,
  presentMember,
  removeFromSegment,
  segmentOf,
} from "./segment-members.ts";
import type { StoredMember, StoredSegment } from "./state.ts";

type SegmentCall = ServiceCall<"list_id" | "segment_id">;

const batchBody = z.object({
  members_to_add: z.array(z.string()).default([]),
  members_to_remove: z.array(z.string()).default([]),
});

const memberBody = z.object({ email_address: filled });

function pathSegment(call: SegmentCall): StoredSegment {
  return segmentOf(call.state, listOf(call).id, call.path.segment_id);
}

/** The segment in the path; it has to be static. */
function staticSegment(call: SegmentCall): StoredSegment {
  const segment = pathSegment(call);
  if (segment.type !== "static") {
    throw badRequest(
      "Members cannot be added to or removed from a saved segment: its conditions choose them.",
    );
  }
  return segment;
}

function listMembers(call: SegmentCall) {
  const segment = pathSegment(call);
  const matching = membersIn(call, segment, includedStatuses(call));
  const members = pageOf(call, matching).map((member) => sendableView(call.state, member));
  return { members, total_items: matching.length };
}

function addMember(call: SegmentCall) {
  const segment = staticSegment(call);
  const { email_address } = bodyOf(call, memberBody);
  const member = presentMember(call.state, segment.list_id, email_address);
  if (member === undefined) {
    throw invalidResource({
      field: "email_address",
      message: "The email address is not a member of this list.",
    });
  }
  return sendableView(call.state, addToSegment(call.state, member, segment.id, call.now));
}

function removeMember(call: ServiceCall<"list_id" | "segment_id" | "subscriber_hash">): undefined {
  const segment = staticSegment(call);
  const member = memberIn(call, segment, call.path.subscriber_hash);
  if (member === undefined) throw notFound();
  removeFromSegment(call.state, member, segment.id);
  return undefined;
}

function memberIn({ state }: SegmentCall, segment: StoredSegment, address: string): StoredMember | undefined {
  const member = presentMember(state, segment.list_id, address);
  return member?.tags.some(({ id }) => id === segment.id) === true ? member : undefined;
}

function batchMembers(call: SegmentCall): SegmentBatchResult {
  const segment = staticSegment(call);
  const { members_to_add, members_to_remove } = bodyOf(call, batchBody);
  const { state, now } = call;
  const added = divided(members_to_add, (address) => presentMember(state, segment.list_id, address));
  const members_added = added.found.map((member) =>
    sendableView(state, addToSegment(state, member, segment.id, now)),
  );
  const removed = divided(members_to_remove, (address) => memberIn(call, segment, address));
  const members_removed = removed.found.map((member) =>
    sendableView(state, removeFromSegment(state, member, segment.id)),
  );
  const errors = [
    ...errorLine(added.missing, "Email addresses are not members of this list"),
    ...errorLine(removed.missing, "Email addresses are not members of this segment"),
  ];
  return {
    members_added,
    members_removed,
    errors,
    total_added: members_added.length,
    total_removed: members_removed.length,
    error_count: errors.length,
  };
}

interface Divided {
  readonly found: readonly StoredMember[];
  readonly missing: readonly string[];
}

function divided(addresses: readonly string[], find: (address: string) => StoredMember | undefined): Divided {
  const lookups = addresses.map((address) => ({ address, member: find(address) }));
  return {
    found: lookups.flatMap(({ member }) => member ?? []),
    missing: lookups.flatMap(({ address, member }) => (member === undefined ? [address] : [])),
  };
}

function errorLine(email_addresses: readonly string[], error: string): SegmentBatchError[] {
  return email_addresses.length === 0 ? [] : [{ email_addresses, error }];
}

/** Handlers of the contacts in a segment. */
export const segmentMemberHandlers = {
  "lists.segments.batchMembers": batchMembers,
  "lists.segments.members.list": listMembers,
  "lists.segments.members.add": addMember,
  "lists.segments.members.remove": removeMember,
};
