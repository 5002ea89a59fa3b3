import { op, shape } from "../operation.ts";
import { act, exchange, items, list, paged, read, response, write } from "../parameters.ts";
import type { Listed } from "../types/common.ts";
import type { ListAccountOrdersQuery, Order } from "../types/ecommerce-orders.ts";
import type { CreateStore, Store, UpdateStore } from "../types/ecommerce-stores.ts";
import { carts } from "./ecommerce-carts.ts";
import { customers } from "./ecommerce-customers.ts";
import { orders } from "./ecommerce-orders.ts";
import { products } from "./ecommerce-products.ts";
import { promoRules } from "./ecommerce-promo-rules.ts";

/** Stores, with their products, orders and customers. */
export const ecommerce = {
  orders: {
    /** Lists the orders of all stores of the account. */
    list: op(
      "GET /ecommerce/orders",
      shape<{ query: ListAccountOrdersQuery; response: Listed<"orders", Order> }>(),
      { query: paged("campaign_id", "outreach_id", "customer_id", "has_outreach"), pages: "orders" },
    ),
  },
  stores: {
    /** Lists the stores of the account. */
    list: list("GET /ecommerce/stores", items<Store>(), "stores"),
    /** Adds a store with an id of your own; its list cannot be changed later. */
    create: write("POST /ecommerce/stores", exchange<CreateStore, Store>()),
    /** Reads a store. */
    get: read("GET /ecommerce/stores/{store_id}", response<Store>()),
    /** Changes a store, all but its id and its list. */
    update: write("PATCH /ecommerce/stores/{store_id}", exchange<UpdateStore, Store>()),
    /** Removes a store with its customers, products, orders and carts. */
    delete: act("DELETE /ecommerce/stores/{store_id}"),
    // By name: the declarations of the package lose the comments of a type that the compiler writes out.
    carts: carts as typeof carts,
    orders: orders as typeof orders,
    products: products as typeof products,
    promoRules: promoRules as typeof promoRules,
    customers: customers as typeof customers,
  },
} as const;
