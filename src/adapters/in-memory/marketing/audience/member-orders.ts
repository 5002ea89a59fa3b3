import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import { under } from "../collections.ts";
import type { StoredOrder } from "../commerce-state.ts";
import type { MarketingState } from "../state.ts";
import type { StoredMember } from "./state.ts";

/** Orders of a contact in the stores of the list. */
export function ordersOf(
  state: MarketingState,
  { list_id, id }: Pick<StoredMember, "list_id" | "id">,
): StoredOrder[] {
  return under(state.stores)
    .filter((store) => store.list_id === list_id)
    .flatMap((store) => {
      const buyers = new Set(
        under(state.customers, [store.id])
          .filter((buyer) => subscriberHash(buyer.email_address) === id)
          .map((buyer) => buyer.id),
      );
      return under(state.orders, [store.id]).filter(({ customer_id }) => buyers.has(customer_id));
    });
}
