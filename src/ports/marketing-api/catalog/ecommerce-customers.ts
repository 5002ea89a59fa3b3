import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery } from "../types/common.ts";
import type {
  Customer,
  CustomerList,
  ListCustomersQuery,
  UpdateCustomer,
  WriteCustomer,
} from "../types/ecommerce-customers.ts";

/** Customers of a store. */
export const customers = {
  list: op(
    "GET /ecommerce/stores/{store_id}/customers",
    shape<{ query: ListCustomersQuery; answer: CustomerList }>(),
    { query: [...PAGE, "email_address"], pages: "customers" },
  ),
  create: op(
    "POST /ecommerce/stores/{store_id}/customers",
    shape<{ body: WriteCustomer; answer: Customer }>(),
    { body: "required" },
  ),
  get: op(
    "GET /ecommerce/stores/{store_id}/customers/{customer_id}",
    shape<{ query: FieldsQuery; answer: Customer }>(),
    { query: FIELDS },
  ),
  update: op(
    "PATCH /ecommerce/stores/{store_id}/customers/{customer_id}",
    shape<{ body: UpdateCustomer; answer: Customer }>(),
    { body: "required" },
  ),
  set: op(
    "PUT /ecommerce/stores/{store_id}/customers/{customer_id}",
    shape<{ body: WriteCustomer; answer: Customer }>(),
    { body: "required" },
  ),
  delete: op("DELETE /ecommerce/stores/{store_id}/customers/{customer_id}", shape<object>()),
} as const;
