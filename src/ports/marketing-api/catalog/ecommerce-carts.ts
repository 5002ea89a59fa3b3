import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  Cart,
  CartLine,
  CartLineList,
  CartList,
  CreateCart,
  CreateCartLine,
  UpdateCart,
  UpdateCartLine,
} from "../types/ecommerce-carts.ts";

/** Carts of a store, and their lines. */
export const carts = {
  list: op("GET /ecommerce/stores/{store_id}/carts", shape<{ query: PageQuery; answer: CartList }>(), {
    query: PAGE,
    pages: "carts",
  }),
  create: op("POST /ecommerce/stores/{store_id}/carts", shape<{ body: CreateCart; answer: Cart }>(), {
    body: "required",
  }),
  get: op("GET /ecommerce/stores/{store_id}/carts/{cart_id}", shape<{ query: FieldsQuery; answer: Cart }>(), {
    query: FIELDS,
  }),
  update: op(
    "PATCH /ecommerce/stores/{store_id}/carts/{cart_id}",
    shape<{ body: UpdateCart; answer: Cart }>(),
    { body: "required" },
  ),
  delete: op("DELETE /ecommerce/stores/{store_id}/carts/{cart_id}", shape<object>()),
  lines: {
    list: op(
      "GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines",
      shape<{ query: PageQuery; answer: CartLineList }>(),
      { query: PAGE, pages: "lines" },
    ),
    create: op(
      "POST /ecommerce/stores/{store_id}/carts/{cart_id}/lines",
      shape<{ body: CreateCartLine; answer: CartLine }>(),
      { body: "required" },
    ),
    get: op(
      "GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}",
      shape<{ query: FieldsQuery; answer: CartLine }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}",
      shape<{ body: UpdateCartLine; answer: CartLine }>(),
      { body: "required" },
    ),
    delete: op("DELETE /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}", shape<object>()),
  },
} as const;
