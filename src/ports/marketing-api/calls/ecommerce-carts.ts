import type { Call, Options } from "../call.ts";
import type { carts } from "../catalog/ecommerce-carts.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof carts;

/** Carts of a store, and their lines. */
export interface CartsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the carts of a store. `GET /ecommerce/stores/{store_id}/carts`. Pages of 10 (`count`: at most 1000); `.all()`
   * iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a cart with an id of your own, its customer and its lines. `POST /ecommerce/stores/{store_id}/carts`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a cart. `GET /ecommerce/stores/{store_id}/carts/{cart_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a cart; its lines are added or updated. `PATCH /ecommerce/stores/{store_id}/carts/{cart_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /** Removes a cart. `DELETE /ecommerce/stores/{store_id}/carts/{cart_id}`. Errors: `Resource Not Found` (404). */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly lines: {
    /**
     * Lists the lines of a cart. `GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines`. Pages of 10 (`count`: at
     * most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["lines"]["list"], M, Rest>;
    /**
     * Adds a line to a cart. `POST /ecommerce/stores/{store_id}/carts/{cart_id}/lines`. Errors: `Resource Not Found`
     * (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["lines"]["create"], M, Rest>;
    /**
     * Reads a line of a cart. `GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["lines"]["get"], M, Rest>;
    /**
     * Changes a line of a cart. `PATCH /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["lines"]["update"], M, Rest>;
    /**
     * Removes a line from a cart. `DELETE /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["lines"]["delete"], M, Rest>;
  };
}
