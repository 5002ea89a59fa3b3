import type { Call, Options } from "../call.ts";
import type { orders } from "../catalog/ecommerce-orders.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof orders;

/** Orders of a store, and their lines. */
export interface OrdersCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the orders of a store. `GET /ecommerce/stores/{store_id}/orders`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds an order with an id of your own, its customer and its lines; it can trigger automations.
   * `POST /ecommerce/stores/{store_id}/orders`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads an order. `GET /ecommerce/stores/{store_id}/orders/{order_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes an order: paid, sent, cancelled. `PATCH /ecommerce/stores/{store_id}/orders/{order_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /** Removes an order. `DELETE /ecommerce/stores/{store_id}/orders/{order_id}`. Errors: `Resource Not Found` (404). */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly lines: {
    /**
     * Lists the lines of an order. `GET /ecommerce/stores/{store_id}/orders/{order_id}/lines`. Pages of 10 (`count`: at
     * most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["lines"]["list"], M, Rest>;
    /**
     * Adds a line to an order. `POST /ecommerce/stores/{store_id}/orders/{order_id}/lines`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["lines"]["create"], M, Rest>;
    /**
     * Reads a line of an order. `GET /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["lines"]["get"], M, Rest>;
    /**
     * Changes a line of an order. `PATCH /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["lines"]["update"], M, Rest>;
    /**
     * Removes a line from an order. `DELETE /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["lines"]["delete"], M, Rest>;
  };
}
