import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { AccountOrderList, ListAccountOrdersQuery } from "../types/ecommerce-orders.ts";
import type { CreateStore, Store, StoreList, UpdateStore } from "../types/ecommerce-stores.ts";
import { carts } from "./ecommerce-carts.ts";
import { customers } from "./ecommerce-customers.ts";
import { orders } from "./ecommerce-orders.ts";
import { products } from "./ecommerce-products.ts";
import { promoRules } from "./ecommerce-promo-rules.ts";

/** Stores, with their products, orders and customers. */
export const ecommerce = {
  orders: {
    list: op("GET /ecommerce/orders", shape<{ query: ListAccountOrdersQuery; answer: AccountOrderList }>(), {
      query: [...PAGE, "campaign_id", "outreach_id", "customer_id", "has_outreach"],
      pages: "orders",
    }),
  },
  stores: {
    list: op("GET /ecommerce/stores", shape<{ query: PageQuery; answer: StoreList }>(), {
      query: PAGE,
      pages: "stores",
    }),
    create: op("POST /ecommerce/stores", shape<{ body: CreateStore; answer: Store }>(), { body: "required" }),
    get: op("GET /ecommerce/stores/{store_id}", shape<{ query: FieldsQuery; answer: Store }>(), {
      query: FIELDS,
    }),
    update: op("PATCH /ecommerce/stores/{store_id}", shape<{ body: UpdateStore; answer: Store }>(), {
      body: "required",
    }),
    delete: op("DELETE /ecommerce/stores/{store_id}", shape<object>()),
    carts,
    orders,
    products,
    promoRules,
    customers,
  },
} as const;
