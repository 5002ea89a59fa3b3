import type { MarketingState } from "../state.ts";

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
