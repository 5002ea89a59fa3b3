import { op, shape } from "../operation.ts";
import { act, exchange, paged, read, response, write } from "../parameters.ts";
import type { Listed } from "../types/common.ts";
import type {
  Customer,
  ListCustomersQuery,
  UpdateCustomer,
  WriteCustomer,
} from "../types/ecommerce-orders.ts";

/** Customers of a store. */
export const customers = {
  /** Lists the customers of a store, or the one of an address. */
  list: op(
    "GET /ecommerce/stores/{store_id}/customers",
    shape<{ query: ListCustomersQuery; response: Listed<"customers", Customer> & { store_id: string } }>(),
    { query: paged("email_address"), pages: "customers" },
  ),
  /** Adds a customer to a store with an id of your own; one who has opted in becomes a member of its list. */
  create: write("POST /ecommerce/stores/{store_id}/customers", exchange<WriteCustomer, Customer>()),
  /** Reads a customer of a store. */
  get: read("GET /ecommerce/stores/{store_id}/customers/{customer_id}", response<Customer>()),
  /** Changes a customer of a store. */
  update: write(
    "PATCH /ecommerce/stores/{store_id}/customers/{customer_id}",
    exchange<UpdateCustomer, Customer>(),
  ),
  /** Adds or updates a customer of a store. */
  set: write("PUT /ecommerce/stores/{store_id}/customers/{customer_id}", exchange<WriteCustomer, Customer>()),
  /** Removes a customer from a store; the member of the list stays. */
  delete: act("DELETE /ecommerce/stores/{store_id}/customers/{customer_id}"),
} as const;
