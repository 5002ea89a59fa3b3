import { z } from "zod";
import { invalidResource } from "../problems.ts";
import { choice, period } from "../query.ts";
import { operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { checkConditions } from "./condition-references.ts";
import { listOf } from "./find-list.ts";
import { membersOf } from "./member-lookup.ts";
import { segmentCondition } from "./segment-body.ts";
import {
  addToSegment,
  includedStatuses,
  membersIn,
  presentMember,
  removeFromSegment,
} from "./segment-members.ts";
import type { StoredSegment } from "./state.ts";

const options = z.object({
  match: z.enum(["any", "all"]).default("all"),
  conditions: z.array(segmentCondition).default([]),
});

const body = z.object({
  name: filled,
  static_segment: z.array(z.string()).exactOptional(),
  options: options.exactOptional(),
});

/** Segments of a list. A tag is a static one. */
const segments = resource({
  scope: ["list_id"],
  id: "segment_id",
  table: (state) => state.segments,
  idOf: ({ id }) => id,
  parents: listOf,
  body,
  changes: z.object({ ...body.shape, name: filled.exactOptional() }),
  make(sent, call): StoredSegment {
    if ((sent.static_segment === undefined) === (sent.options === undefined)) {
      const message = "A segment has either static_segment or options.";
      throw invalidResource({ field: "static_segment", message });
    }
    checkConditions(call.state, call.path.list_id, sent.options?.conditions, "options.conditions");
    const segment: StoredSegment = {
      id: call.newNumber(),
      list_id: call.path.list_id,
      name: sent.name,
      type: sent.options === undefined ? "static" : "saved",
      created_at: call.now,
      updated_at: call.now,
      options: sent.options ?? { match: "all", conditions: [] },
    };
    addAll(call, segment, sent.static_segment ?? []);
    return segment;
  },
  alter(segment, changes, call) {
    if (changes.options !== undefined && segment.type === "static") {
      throw invalidResource({ field: "options", message: "A static segment has no conditions." });
    }
    if (changes.static_segment !== undefined && segment.type !== "static") {
      throw invalidResource({
        field: "static_segment",
        message: "A saved segment has no members of its own.",
      });
    }
    checkConditions(call.state, call.path.list_id, changes.options?.conditions, "options.conditions");
    if (changes.static_segment !== undefined) {
      clear(call.state, segment);
      addAll(call, segment, changes.static_segment);
    }
    return {
      ...segment,
      name: changes.name ?? segment.name,
      options: changes.options ?? segment.options,
      updated_at: call.now,
    };
  },
  view: (segment, call) => ({
    ...segment,
    member_count: membersIn(call, segment, includedStatuses(call)).length,
  }),
  page: (items, total_items, { path }) => ({ segments: items, list_id: path.list_id, total_items }),
  filter(call) {
    const type = choice(call, "type", ["saved", "static", "fuzzy"]);
    const created = period(call, "since_created_at", "before_created_at");
    const updated = period(call, "since_updated_at", "before_updated_at");
    return (segment) =>
      (type === undefined || segment.type === type) &&
      created(segment.created_at) &&
      updated(segment.updated_at);
  },
  removed: (segment, { state }) => clear(state, segment),
});

/** Adds contacts to a static segment; unknown addresses are ignored, as in the service. */
function addAll(call: ServiceCall<"list_id">, segment: StoredSegment, addresses: readonly string[]): void {
  for (const address of addresses) {
    const member = presentMember(call.state, segment.list_id, address);
    if (member !== undefined) addToSegment(call.state, member, segment.id, call.now);
  }
}

function clear(state: MarketingState, segment: StoredSegment): void {
  for (const member of membersOf(state, segment.list_id)) {
    if (member.tags.some(({ id }) => id === segment.id)) removeFromSegment(state, member, segment.id);
  }
}

/** Handlers of `/lists/{list_id}/segments`. */
export const segmentHandlers = operationsOf("lists.segments", segments);
