import type { Call, Options } from "../call.ts";
import type { ecommerce } from "../catalog/ecommerce.ts";
import type { MergeValues } from "../types/members.ts";
import type { CartsCalls } from "./ecommerce-carts.ts";
import type { CustomersCalls } from "./ecommerce-customers.ts";
import type { OrdersCalls } from "./ecommerce-orders.ts";
import type { ProductsCalls } from "./ecommerce-products.ts";
import type { PromoRulesCalls } from "./ecommerce-promo-rules.ts";

type Rows = typeof ecommerce;

/** Stores, with their products, orders and customers. */
export interface EcommerceCalls<M extends MergeValues, Rest extends Options> {
  readonly orders: {
    /**
     * Lists the orders of all stores of the account. `GET /ecommerce/orders`. Pages of 10 (`count`: at most 1000);
     * `.all()` iterates over all.
     */
    readonly list: Call<Rows["orders"]["list"], M, Rest>;
  };
  readonly stores: {
    /**
     * Lists the stores of the account. `GET /ecommerce/stores`. Pages of 10 (`count`: at most 1000); `.all()` iterates
     * over all.
     */
    readonly list: Call<Rows["stores"]["list"], M, Rest>;
    /**
     * Adds a store with an id of your own; its list cannot be changed later. `POST /ecommerce/stores`. Errors:
     * `Invalid Resource` (400).
     */
    readonly create: Call<Rows["stores"]["create"], M, Rest>;
    /** Reads a store. `GET /ecommerce/stores/{store_id}`. Errors: `Resource Not Found` (404). */
    readonly get: Call<Rows["stores"]["get"], M, Rest>;
    /**
     * Changes a store, all but its id and its list. `PATCH /ecommerce/stores/{store_id}`. Errors: `Resource Not Found`
     * (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["stores"]["update"], M, Rest>;
    /**
     * Removes a store with its customers, products, orders and carts. `DELETE /ecommerce/stores/{store_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["stores"]["delete"], M, Rest>;
    readonly carts: CartsCalls<M, Rest>;
    readonly orders: OrdersCalls<M, Rest>;
    readonly products: ProductsCalls<M, Rest>;
    readonly promoRules: PromoRulesCalls<M, Rest>;
    readonly customers: CustomersCalls<M, Rest>;
  };
}
