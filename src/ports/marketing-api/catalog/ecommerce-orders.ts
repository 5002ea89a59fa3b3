import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  CreateOrder,
  CreateOrderLine,
  ListOrdersQuery,
  Order,
  OrderLine,
  OrderLineList,
  OrderList,
  UpdateOrder,
  UpdateOrderLine,
} from "../types/ecommerce-orders.ts";

/** Orders of a store, and their lines. */
export const orders = {
  list: op(
    "GET /ecommerce/stores/{store_id}/orders",
    shape<{ query: ListOrdersQuery; answer: OrderList }>(),
    { query: [...PAGE, "customer_id", "has_outreach", "campaign_id", "outreach_id"], pages: "orders" },
  ),
  create: op("POST /ecommerce/stores/{store_id}/orders", shape<{ body: CreateOrder; answer: Order }>(), {
    body: "required",
  }),
  get: op(
    "GET /ecommerce/stores/{store_id}/orders/{order_id}",
    shape<{ query: FieldsQuery; answer: Order }>(),
    { query: FIELDS },
  ),
  update: op(
    "PATCH /ecommerce/stores/{store_id}/orders/{order_id}",
    shape<{ body: UpdateOrder; answer: Order }>(),
    { body: "required" },
  ),
  delete: op("DELETE /ecommerce/stores/{store_id}/orders/{order_id}", shape<object>()),
  lines: {
    list: op(
      "GET /ecommerce/stores/{store_id}/orders/{order_id}/lines",
      shape<{ query: PageQuery; answer: OrderLineList }>(),
      { query: PAGE, pages: "lines" },
    ),
    create: op(
      "POST /ecommerce/stores/{store_id}/orders/{order_id}/lines",
      shape<{ body: CreateOrderLine; answer: OrderLine }>(),
      { body: "required" },
    ),
    get: op(
      "GET /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}",
      shape<{ query: FieldsQuery; answer: OrderLine }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}",
      shape<{ body: UpdateOrderLine; answer: OrderLine }>(),
      { body: "required" },
    ),
    delete: op("DELETE /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}", shape<object>()),
  },
} as const;
