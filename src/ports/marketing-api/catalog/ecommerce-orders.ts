import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, paged, read, response, write } from "../parameters.ts";
import type { Listed, PageQuery } from "../types/common.ts";
import type {
  CreateOrder,
  CreateOrderLine,
  ListOrdersQuery,
  Order,
  OrderLine,
  UpdateOrder,
  UpdateOrderLine,
} from "../types/ecommerce-orders.ts";

/** Orders of a store, and their lines. */
export const orders = {
  /** Lists the orders of a store. */
  list: op(
    "GET /ecommerce/stores/{store_id}/orders",
    shape<{ query: ListOrdersQuery; response: Listed<"orders", Order> & { store_id: string } }>(),
    { query: paged("customer_id", "has_outreach", "campaign_id", "outreach_id"), pages: "orders" },
  ),
  /** Adds an order with an id of your own, its customer and its lines; it can trigger automations. */
  create: write("POST /ecommerce/stores/{store_id}/orders", exchange<CreateOrder, Order>()),
  /** Reads an order. */
  get: read("GET /ecommerce/stores/{store_id}/orders/{order_id}", response<Order>()),
  /** Changes an order: paid, sent, cancelled. */
  update: write("PATCH /ecommerce/stores/{store_id}/orders/{order_id}", exchange<UpdateOrder, Order>()),
  /** Adds or changes an order with an id of your own. */
  set: write("PUT /ecommerce/stores/{store_id}/orders/{order_id}", exchange<CreateOrder, Order>()),
  /** Removes an order. */
  delete: act("DELETE /ecommerce/stores/{store_id}/orders/{order_id}"),
  lines: {
    /** Lists the lines of an order. */
    list: op(
      "GET /ecommerce/stores/{store_id}/orders/{order_id}/lines",
      shape<{
        query: PageQuery;
        response: Listed<"lines", OrderLine> & { store_id: string; order_id: string };
      }>(),
      { query: PAGE, pages: "lines" },
    ),
    /** Adds a line to an order. */
    create: write(
      "POST /ecommerce/stores/{store_id}/orders/{order_id}/lines",
      exchange<CreateOrderLine, OrderLine>(),
    ),
    /** Reads a line of an order. */
    get: read("GET /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}", response<OrderLine>()),
    /** Changes a line of an order. */
    update: write(
      "PATCH /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}",
      exchange<UpdateOrderLine, OrderLine>(),
    ),
    /** Removes a line from an order. */
    delete: act("DELETE /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}"),
  },
} as const;
