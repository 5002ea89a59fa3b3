import { existing, find, type Ids, type Table } from "../collections.ts";
import type { StoredProduct, StoredStore } from "../commerce-state.ts";
import { badRequest } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";

/** The store in the path. @throws {Refusal} 404 if it does not exist. */
export function storeOf({ state, path }: ServiceCall<"store_id">): StoredStore {
  return existing(state.stores, [path.store_id]);
}

/** The product in the path. @throws {Refusal} 404 if it does not exist. */
export function productOf(call: ServiceCall<"store_id" | "product_id">): StoredProduct {
  storeOf(call);
  return existing(call.state.products, [call.path.store_id, call.path.product_id]);
}

/** Rejects an id that exists already: stores choose the ids of their records. */
export function mustBeNew(table: Table<unknown>, ids: Ids, kind: string): void {
  if (find(table, ids) === undefined) return;
  throw badRequest(`A ${kind} with the provided ID already exists.`);
}

/** Rejects a body for another record than that of the path. */
export function mustBeInPath(id: string, inPath: string): void {
  if (id !== inPath) throw badRequest("The ID in the body is not the one in the path.");
}

/** Rejects duplicate ids in a body. */
export function mustDiffer(records: readonly { readonly id: string }[], kind: string): void {
  if (new Set(records.map(({ id }) => id)).size === records.length) return;
  throw badRequest(`Two of the ${kind}s have the same ID.`);
}
