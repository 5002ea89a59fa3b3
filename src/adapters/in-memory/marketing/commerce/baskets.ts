import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type {
  CreateOrderLine,
  OrderOutreach,
  UpdateOrderLine,
} from "../../../../ports/marketing-api/types/ecommerce-orders.ts";
import { existing, find, type Ids, put, removeUnder, type Table, under } from "../collections.ts";
import { logEvent } from "../event-log.ts";
import { badRequest } from "../problems.ts";
import { listing, type Selection } from "../query.ts";
import { type Handlers, resource } from "../resource.ts";
import type { MarketingState, StoredLine, StoredOrder } from "../state.ts";
import { known } from "../timestamps.ts";
import { changeCustomer, customerIn, mustDiffer, putCustomer } from "./stores.ts";

const carts = resource("ecommerce.stores.carts", "carts", {
  make({ customer, lines, ...sent }, call) {
    const { state, path, now } = call;
    checkLines(state, path.store_id, lines);
    const { id: customer_id } = putCustomer(call, customer);
    putLines(state.cartLines, [path.store_id, sent.id], lines);
    return { ...sent, customer_id, created_at: now, updated_at: now };
  },
  alter(cart, { customer = {}, lines = [], ...sent }, call) {
    changeLines(call.state, call.state.cartLines, [call.path.store_id, cart.id], lines);
    changeCustomer(call, cart.customer_id, customer);
    return { ...cart, ...sent, updated_at: call.now };
  },
  view: ({ customer_id, ...cart }, { state, path: { store_id } }) => ({
    ...cart,
    customer: customerIn(state, store_id, customer_id),
    lines: under(state.cartLines, [store_id, cart.id]).map((line) => cartLineView(state, store_id, line)),
  }),
  removed: ({ id }, { state, path }) => removeUnder([path.store_id, id], state.cartLines),
});

const filters: Selection<StoredOrder>["filters"] = {
  outreach_id: ({ outreach }, wanted) => outreach?.id === wanted,
  has_outreach: ({ outreach }, wanted) => String(outreach !== undefined) === wanted,
};

const orders = resource("ecommerce.stores.orders", "orders", {
  make({ customer, lines, ...sent }, call) {
    const { state, path } = call;
    const { store_id } = path;
    checkLines(state, store_id, lines);
    const { id: customer_id, email_address } = putCustomer(call, customer);
    putLines(state.orderLines, [store_id, sent.id], lines);
    const { list_id } = existing(state.stores, [store_id]);
    const { campaign_id } = sent;
    const buyer = { list_id, email_id: subscriberHash(email_address) };
    logEvent(call, { kind: "order", ...buyer, ...(campaign_id !== undefined && { campaign_id }) });
    return { ...sent, store_id, customer_id };
  },
  alter(order, { customer = {}, lines = [], ...sent }, call) {
    changeLines(call.state, call.state.orderLines, [call.path.store_id, order.id], lines);
    changeCustomer(call, order.customer_id, customer);
    return { ...order, ...sent };
  },
  view: (order, { state }) => orderView(state, order),
  filters,
  removed: ({ id }, { state, path }) => removeUnder([path.store_id, id], state.orderLines),
});

const cartLines = resource("ecommerce.stores.carts.lines", "cartLines", {
  make: (sent, { state, path }) => sold(state, path.store_id, sent),
  alter: (line, sent, { state, path }) => sold(state, path.store_id, { ...line, ...sent }),
  view: (line, { state, path }) => cartLineView(state, path.store_id, line),
});

const orderLines = resource("ecommerce.stores.orders.lines", "orderLines", {
  make: (sent, { state, path }) => sold(state, path.store_id, sent),
  alter: (line, sent, { state, path }) => sold(state, path.store_id, { ...line, ...sent }),
  view: (line, { state, path }) => lineView(state, path.store_id, line),
});

export const basketHandlers = {
  ...carts.handlers,
  ...cartLines.handlers,
  ...orders.handlers,
  ...orderLines.handlers,
  "ecommerce.orders.list": (call) =>
    listing(call, "orders", under(call.state.orders), (order) => orderView(call.state, order), { filters }),
} satisfies Partial<Handlers>;

/** Rejects a new cart or order without lines, or with products or variants that the store does not have. */
function checkLines(state: MarketingState, store_id: string, lines: readonly CreateOrderLine[]): void {
  if (lines.length === 0) throw badRequest("There has to be one line at least.");
  mustDiffer(lines, "line");
  for (const line of lines) sold(state, store_id, line);
}

function putLines(table: Table<StoredLine>, ids: Ids, lines: readonly CreateOrderLine[]): void {
  for (const line of lines) put(table, [...ids, line.id], { discount: 0, ...line });
}

/** A line of an update. The service finds it by its id or, if there is none, by its position. */
type SentLine = UpdateOrderLine & { readonly id?: string };

/** Updates the lines of a cart or an order; a line with an unknown id is added. */
function changeLines(
  state: MarketingState,
  table: Table<StoredLine>,
  ids: readonly [store_id: string, basket_id: string],
  sent: readonly SentLine[],
): void {
  const before = under(table, ids);
  const after = sent.map((change, place) => {
    const line = change.id === undefined ? before[place] : before.find((one) => one.id === change.id);
    const { id, product_id, product_variant_id, quantity, price, ...more } = { ...line, ...change };
    if (!id || !product_id || !product_variant_id || quantity === undefined || price === undefined) {
      throw badRequest("A line that is added has to be complete.");
    }
    return sold(state, ids[0], { id, product_id, product_variant_id, quantity, price, ...more });
  });
  for (const line of after) put(table, [...ids, line.id], line);
}

function lineView(state: MarketingState, store_id: string, line: StoredLine) {
  const product = find(state.products, [store_id, line.product_id]);
  const variant = find(state.variants, [store_id, line.product_id, line.product_variant_id]);
  return {
    ...line,
    product_title: product?.title ?? "",
    product_variant_title: variant?.title ?? "",
    image_url: variant?.image_url || (product?.image_url ?? ""),
  };
}

/** A line of a cart, without discount and image. */
function cartLineView(state: MarketingState, store_id: string, line: StoredLine) {
  const { discount: _discount, image_url: _image, ...shown } = lineView(state, store_id, line);
  return shown;
}

/** A line of a product and variant that the store has. @throws {Refusal} 400 for another. */
function sold(state: MarketingState, store_id: string, line: StoredLine): StoredLine {
  const { product_id, product_variant_id } = line;
  if (find(state.products, [store_id, product_id]) === undefined) {
    throw badRequest(`A product with the provided ID '${product_id}' does not exist in the store.`);
  }
  if (find(state.variants, [store_id, product_id, product_variant_id]) === undefined) {
    throw badRequest(`A variant with the provided ID '${product_variant_id}' does not exist in the product.`);
  }
  return { discount: 0, ...line };
}

function orderView(state: MarketingState, { customer_id, outreach, ...order }: StoredOrder) {
  const { store_id, id } = order;
  return {
    ...order,
    customer: customerIn(state, store_id, customer_id),
    lines: under(state.orderLines, [store_id, id]).map((line) => lineView(state, store_id, line)),
    ...(outreach?.id !== undefined && { outreach: outreachView(state, outreach.id) }),
  };
}

function outreachView(state: MarketingState, id: string): OrderOutreach {
  const ad = find(state.facebookAds, [id]);
  const campaign = find(state.campaigns, [id]);
  const page = find(state.landingPages, [id]);
  const name = ad?.name ?? campaign?.settings.title ?? page?.name;
  const type = ad?.type ?? campaign?.type ?? (page && "page");
  const published_time = ad?.published_time ?? campaign?.send_time ?? page?.published_at ?? "";
  return {
    id,
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...known({ published_time }),
  };
}
