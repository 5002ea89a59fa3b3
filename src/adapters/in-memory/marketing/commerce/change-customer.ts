import { find, put } from "../collections.ts";
import type { StoredCustomer } from "../commerce-state.ts";
import { changed } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { CustomerChanges } from "./bodies.ts";

/** Changes the customer of a cart or an order. */
export function changeCustomer(
  { state, path, now }: ServiceCall<"store_id">,
  customer_id: string,
  sent: CustomerChanges,
): void {
  const ids = [path.store_id, customer_id];
  const customer = find(state.customers, ids);
  if (customer === undefined || Object.keys(sent).length === 0) return;
  put(state.customers, ids, { ...changed<StoredCustomer>(customer, sent), updated_at: now });
}
