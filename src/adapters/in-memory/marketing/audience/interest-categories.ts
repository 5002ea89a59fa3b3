import { z } from "zod";
import { removeUnder, under } from "../collections.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { MarketingState } from "../state.ts";
import { listOf } from "./find-list.ts";

const body = z.object({
  title: filled,
  display_order: z.int().exactOptional(),
  type: z.enum(["checkboxes", "dropdown", "radio", "hidden"]),
});

/** Groups of interests of a list. */
export const interestCategories = resource({
  scope: ["list_id"],
  id: "interest_category_id",
  table: (state) => state.interestCategories,
  idOf: ({ id }) => id,
  parents: listOf,
  body,
  changes: body.exactPartial(),
  make: (sent, call) => ({ list_id: call.path.list_id, id: call.newId(), display_order: 0, ...sent }),
  alter: (category, changes) => changed(category, changes),
  view: (category) => category,
  page: (categories, total_items, { path }) => ({ list_id: path.list_id, categories, total_items }),
  filter:
    ({ query }) =>
    ({ type }) =>
      query.type === undefined || query.type === type,
  removed({ list_id, id }, { state }) {
    const gone = under(state.interests, [list_id, id]).map((interest) => interest.id);
    removeInterestsFromMembers(state, list_id, gone);
    removeUnder(state.interests, [list_id, id]);
  },
});

/** Handlers of `/lists/{list_id}/interest-categories`. */
export const interestCategoryHandlers = operationsOf("lists.interestCategories", interestCategories);

/** Removes deleted interests from the contacts that have them. */
export function removeInterestsFromMembers(
  state: MarketingState,
  list_id: string,
  gone: readonly string[],
): void {
  for (const [key, member] of Object.entries(state.members)) {
    if (member.list_id !== list_id) continue;
    const left = member.interests.filter((id) => !gone.includes(id));
    if (left.length < member.interests.length) state.members[key] = { ...member, interests: left };
  }
}
