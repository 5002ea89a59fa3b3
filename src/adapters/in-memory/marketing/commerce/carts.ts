import { z } from "zod";
import { removeUnder, under } from "../collections.ts";
import type { StoredCart } from "../commerce-state.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { basketCustomer as customerBody, customerChanges, manyLineChanges, newLine } from "./bodies.ts";
import { basketCustomer, changeCustomer, customerIn } from "./customers.ts";
import { mustBeNew, storeOf } from "./find.ts";
import { cartLineView, changeLines, checkLines, putLines } from "./lines.ts";

const text = z.string();

const changes = z
  .object({
    customer: customerChanges,
    campaign_id: text,
    checkout_url: text,
    currency_code: filled,
    order_total: z.number(),
    tax_total: z.number(),
    lines: manyLineChanges,
  })
  .exactPartial();

const body = changes.extend({
  id: filled,
  customer: customerBody,
  currency_code: filled,
  order_total: z.number(),
  lines: z.array(newLine),
});

const carts = resource({
  scope: ["store_id"],
  id: "cart_id",
  table: (state) => state.carts,
  idOf: ({ id }: StoredCart) => id,
  parents: storeOf,
  body,
  changes,
  make({ id, customer, lines, currency_code, order_total, ...sent }, call): StoredCart {
    const { state, path, now } = call;
    const { store_id } = path;
    mustBeNew(state.carts, [store_id, id], "cart");
    checkLines(state, store_id, lines);
    const customer_id = basketCustomer(call, customer).id;
    putLines(state.cartLines, [store_id, id], lines);
    const blank = { id, store_id, customer_id, currency_code, order_total, created_at: now, updated_at: now };
    return changed<StoredCart>(blank, sent);
  },
  alter(cart, { customer = {}, lines = [], ...sent }, call) {
    const { state, path, now } = call;
    changeLines(state, state.cartLines, [path.store_id, cart.id], lines);
    changeCustomer(call, cart.customer_id, customer);
    return { ...changed<StoredCart>(cart, sent), updated_at: now };
  },
  view(cart, { state }) {
    const { customer_id, store_id, ...shown } = cart;
    return {
      ...shown,
      customer: customerIn(state, store_id, customer_id),
      lines: under(state.cartLines, [store_id, cart.id]).map((line) => cartLineView(state, store_id, line)),
    };
  },
  page: (found, total_items, { path }) => ({ store_id: path.store_id, carts: found, total_items }),
  removed: ({ id }, { state, path }) => removeUnder(state.cartLines, [path.store_id, id]),
});

/** Handlers of `/ecommerce/stores/{store_id}/carts`. */
export const cartHandlers = operationsOf("ecommerce.stores.carts", carts);
