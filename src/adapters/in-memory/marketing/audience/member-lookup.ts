import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import { find, under } from "../collections.ts";
import { notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { listOf } from "./find-list.ts";
import type { StoredMember } from "./state.ts";

/** The hash that a path parameter names, by the hash itself or by the address. */
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

/** The hash of the contact that a path parameter names in any way; the parameter itself where there is none. */
export function hashOf(state: MarketingState, list_id: string, path: string): string {
  return findMember(state, list_id, path)?.id ?? hashIn(path);
}

/** The contact that the path names. @throws {Refusal} 404 when there is none. */
export function memberOf(call: ServiceCall<"list_id" | "subscriber_hash">): StoredMember {
  listOf(call);
  const found = findMember(call.state, call.path.list_id, call.path.subscriber_hash);
  if (found === undefined) throw notFound();
  return found;
}

/** The contacts of a list, in the order they came. */
export function membersOf(state: MarketingState, list_id: string): StoredMember[] {
  return under(state.members, [list_id]);
}
