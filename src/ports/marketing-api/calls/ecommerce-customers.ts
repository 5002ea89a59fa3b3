import type { Call, Options } from "../call.ts";
import type { customers } from "../catalog/ecommerce-customers.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof customers;

/** Customers of a store. */
export interface CustomersCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the customers of a store, or the one of an address. `GET /ecommerce/stores/{store_id}/customers`. Pages of 10
   * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a customer to a store with an id of your own; one who has opted in becomes a member of its list.
   * `POST /ecommerce/stores/{store_id}/customers`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a customer of a store. `GET /ecommerce/stores/{store_id}/customers/{customer_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a customer of a store. `PATCH /ecommerce/stores/{store_id}/customers/{customer_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Adds or updates a customer of a store. `PUT /ecommerce/stores/{store_id}/customers/{customer_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly set: Call<Rows["set"], M, Rest>;
  /**
   * Removes a customer from a store; the member of the list stays.
   * `DELETE /ecommerce/stores/{store_id}/customers/{customer_id}`. Errors: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
