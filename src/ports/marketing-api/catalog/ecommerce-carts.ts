import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, read, response, write } from "../parameters.ts";
import type { Listed, PageQuery } from "../types/common.ts";
import type {
  Cart,
  CartLine,
  CreateCart,
  CreateCartLine,
  UpdateCart,
  UpdateCartLine,
} from "../types/ecommerce-orders.ts";

/** Carts of a store, and their lines. */
export const carts = {
  /** Lists the carts of a store. */
  list: op(
    "GET /ecommerce/stores/{store_id}/carts",
    shape<{ query: PageQuery; response: Listed<"carts", Cart> & { store_id: string } }>(),
    { query: PAGE, pages: "carts" },
  ),
  /** Adds a cart with an id of your own, its customer and its lines. */
  create: write("POST /ecommerce/stores/{store_id}/carts", exchange<CreateCart, Cart>()),
  /** Reads a cart. */
  get: read("GET /ecommerce/stores/{store_id}/carts/{cart_id}", response<Cart>()),
  /** Changes a cart; its lines are added or updated. */
  update: write("PATCH /ecommerce/stores/{store_id}/carts/{cart_id}", exchange<UpdateCart, Cart>()),
  /** Removes a cart. */
  delete: act("DELETE /ecommerce/stores/{store_id}/carts/{cart_id}"),
  lines: {
    /** Lists the lines of a cart. */
    list: op(
      "GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines",
      shape<{
        query: PageQuery;
        response: Listed<"lines", CartLine> & { store_id: string; cart_id: string };
      }>(),
      { query: PAGE, pages: "lines" },
    ),
    /** Adds a line to a cart. */
    create: write(
      "POST /ecommerce/stores/{store_id}/carts/{cart_id}/lines",
      exchange<CreateCartLine, CartLine>(),
    ),
    /** Reads a line of a cart. */
    get: read("GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}", response<CartLine>()),
    /** Changes a line of a cart. */
    update: write(
      "PATCH /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}",
      exchange<UpdateCartLine, CartLine>(),
    ),
    /** Removes a line from a cart. */
    delete: act("DELETE /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}"),
  },
} as const;
