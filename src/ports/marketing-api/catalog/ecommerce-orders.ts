import { op, shape } from "../operation.ts";
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
    { pages: "orders" },
  ),
  create: op("POST /ecommerce/stores/{store_id}/orders", shape<{ body: CreateOrder; answer: Order }>(), {
    body: "required",
  }),
  get: op(
    "GET /ecommerce/stores/{store_id}/orders/{order_id}",
    shape<{ query: FieldsQuery; answer: Order }>(),
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
      { pages: "lines" },
    ),
    create: op(
      "POST /ecommerce/stores/{store_id}/orders/{order_id}/lines",
      shape<{ body: CreateOrderLine; answer: OrderLine }>(),
      { body: "required" },
    ),
    get: op(
      "GET /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}",
      shape<{ query: FieldsQuery; answer: OrderLine }>(),
    ),
    update: op(
      "PATCH /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}",
      shape<{ body: UpdateOrderLine; answer: OrderLine }>(),
      { body: "required" },
    ),
    delete: op("DELETE /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}", shape<object>()),
  },
} as const;
