import { z } from "zod";
import { under } from "../collections.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { interestCategories, removeInterestsFromMembers } from "./interest-categories.ts";
import { membersOf } from "./member-lookup.ts";
import type { StoredInterest } from "./state.ts";

const body = z.object({ name: filled, display_order: z.int().exactOptional() });

const interests = resource({
  scope: ["list_id", "interest_category_id"],
  id: "interest_id",
  table: (state) => state.interests,
  idOf: ({ id }) => id,
  parents: interestCategories.record,
  body,
  changes: body.exactPartial(),
  make: (sent, call: ServiceCall<"list_id" | "interest_category_id">): StoredInterest => ({
    category_id: call.path.interest_category_id,
    list_id: call.path.list_id,
    id: call.newId(),
    display_order:
      under(call.state.interests, [call.path.list_id, call.path.interest_category_id]).length + 1,
    ...sent,
  }),
  alter: (interest, changes) => changed(interest, changes),
  view: (interest, { state }) => ({
    ...interest,
    subscriber_count: String(subscribersWith(state, interest)),
  }),
  page: (items, total_items, { path }) => ({
    interests: items,
    list_id: path.list_id,
    category_id: path.interest_category_id,
    total_items,
  }),
  removed: ({ list_id, id }, { state }) => removeInterestsFromMembers(state, list_id, [id]),
});

function subscribersWith(state: MarketingState, { list_id, id }: StoredInterest): number {
  return membersOf(state, list_id).filter(
    (member) => member.status === "subscribed" && member.interests.includes(id),
  ).length;
}

/** Handlers of `/lists/{list_id}/interest-categories/{interest_category_id}/interests`. */
export const interestHandlers = operationsOf("lists.interestCategories.interests", interests);
