import { removeUnder, under } from "../collections.ts";
import { resource } from "../resource.ts";
import type { MarketingState } from "../state.ts";
import { membersOf } from "./member-lookup.ts";

const categories = resource("lists.interestCategories", "interestCategories", {
  make: (sent, { path, newId }) => ({ list_id: path.list_id, id: newId(), display_order: 0, ...sent }),
  removed({ list_id, id }, { state }) {
    const gone = under(state.interests, [list_id, id]).map((interest) => interest.id);
    removeFromMembers(state, list_id, gone);
    removeUnder(state.interests, [list_id, id]);
  },
});

const interests = resource("lists.interestCategories.interests", "interests", {
  make: (sent, { state, path: { list_id, interest_category_id }, newId }) => ({
    category_id: interest_category_id,
    list_id,
    id: newId(),
    display_order: under(state.interests, [list_id, interest_category_id]).length + 1,
    ...sent,
  }),
  view(interest, { state }) {
    const chosen = membersOf(state, interest.list_id).filter(
      (member) => member.status === "subscribed" && member.interests.includes(interest.id),
    );
    return { ...interest, subscriber_count: String(chosen.length) };
  },
  page: ({ path }) => ({ category_id: path.interest_category_id }),
  removed: ({ list_id, id }, { state }) => removeFromMembers(state, list_id, [id]),
});

/** Handlers of `/lists/{list_id}/interest-categories` and their interests. */
export const interestHandlers = { ...categories.handlers, ...interests.handlers };

/** Removes deleted interests from the contacts that have them. */
function removeFromMembers(state: MarketingState, list_id: string, gone: readonly string[]): void {
  for (const [key, member] of Object.entries(state.members)) {
    if (member.list_id !== list_id) continue;
    const left = member.interests.filter((id) => !gone.includes(id));
    if (left.length < member.interests.length) state.members[key] = { ...member, interests: left };
  }
}
