import { existing } from "../collections.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredList } from "./state.ts";

/** The list in the path. @throws {Refusal} 404 if it does not exist. */
export function listOf(call: ServiceCall<"list_id">): StoredList {
  return existing(call.state.lists, [call.path.list_id]);
}
