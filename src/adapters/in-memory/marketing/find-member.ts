import { subscriberHash } from "../../../ports/marketing-api/subscriber-hash.ts";
import { find, under } from "./collections.ts";
import type { StoredMember } from "./state/audience.ts";
import type { MarketingState } from "./state/state.ts";

/** The subscriber hash for a path parameter that is a hash or an address. */
export function hashIn(path: string): string {
  return path.includes("@") ? subscriberHash(path) : path.toLowerCase();
}

/** A contact by hash, address or `contact_id`. */
export function findMember(state: MarketingState, list_id: string, path: string): StoredMember | undefined {
  const id = hashIn(path);
  const found = find(state.members, [list_id, id]);
  if (found !== undefined || path.includes("@")) return found;
  return membersOf(state, list_id).find(({ contact_id }) => contact_id === id);
}

/** The contacts of a list, in order of creation. */
export function membersOf(state: MarketingState, list_id: string): StoredMember[] {
  return under(state.members, [list_id]);
}
