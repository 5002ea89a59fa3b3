import { find, type Ids, put, type Table, under } from "../collections.ts";
import type { StoredLine } from "../commerce-state.ts";
import { badRequest, notFound } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { lineChanges, type ManyLineChanges, type NewLine, newLine } from "./bodies.ts";
import { mustBeNew, mustDiffer, storeOf } from "./find.ts";

/** Rejects a new cart or order without lines, or with products or variants that the store does not have. */
export function checkLines(state: MarketingState, store_id: string, lines: readonly NewLine[]): void {
  if (lines.length === 0) throw badRequest("There has to be one line at least.");
  mustDiffer(lines, "line");
  for (const line of lines) mustBeSold(state, store_id, line);
}

/** Stores the lines of a new cart or order. */
export function putLines(table: Table<StoredLine>, ids: Ids, lines: readonly NewLine[]): void {
  for (const line of lines) put(table, [...ids, line.id], { discount: 0, ...line });
}

/** Updates the lines of a cart or an order; a line with an unknown id is added. */
export function changeLines(
  state: MarketingState,
  table: Table<StoredLine>,
  ids: readonly [store_id: string, basket_id: string],
  sent: ManyLineChanges,
): void {
  const before = under(table, ids);
  const after = sent.map(({ id, ...change }, place) => {
    const known = id === undefined ? before[place] : before.find((one) => one.id === id);
    const line = known === undefined ? newLine.safeParse({ id, ...change }).data : changed(known, change);
    if (line === undefined) throw badRequest("A line that is added has to be complete.");
    mustBeSold(state, ids[0], line);
    return { discount: 0, ...line };
  });
  for (const line of after) put(table, [...ids, line.id], line);
}

/** A line with the titles of its product and variant. */
export function lineView(state: MarketingState, store_id: string, line: StoredLine) {
  const { product_id, product_variant_id } = line;
  const product = find(state.products, [store_id, product_id]);
  const variant = find(state.variants, [store_id, product_id, product_variant_id]);
  return {
    ...line,
    product_title: product?.title ?? "",
    product_variant_title: variant?.title ?? "",
    image_url: variant?.image_url || (product?.image_url ?? ""),
  };
}

/** A line of a cart, without discount and image. */
export function cartLineView(state: MarketingState, store_id: string, line: StoredLine) {
  const { discount: _discount, image_url: _image, ...shown } = lineView(state, store_id, line);
  return shown;
}

const plain = {
  id: "line_id",
  idOf: ({ id }: StoredLine) => id,
  body: newLine,
  changes: lineChanges,
} as const;

const cartLines = resource({
  ...plain,
  scope: ["store_id", "cart_id"],
  table: (state) => state.cartLines,
  parents: (call) => mustHave(call, call.state.carts, [call.path.store_id, call.path.cart_id]),
  make: (sent, { state, path }) => made(state, state.cartLines, [path.store_id, path.cart_id], sent),
  alter: (line, sent, { state, path }) => altered(state, path.store_id, line, sent),
  view: (line, { state, path }) => cartLineView(state, path.store_id, line),
  page: (lines, total_items, { path }) => ({
    store_id: path.store_id,
    cart_id: path.cart_id,
    lines,
    total_items,
  }),
});

const orderLines = resource({
  ...plain,
  scope: ["store_id", "order_id"],
  table: (state) => state.orderLines,
  parents: (call) => mustHave(call, call.state.orders, [call.path.store_id, call.path.order_id]),
  make: (sent, { state, path }) => made(state, state.orderLines, [path.store_id, path.order_id], sent),
  alter: (line, sent, { state, path }) => altered(state, path.store_id, line, sent),
  view: (line, { state, path }) => lineView(state, path.store_id, line),
  page: (lines, total_items, { path }) => ({
    store_id: path.store_id,
    order_id: path.order_id,
    lines,
    total_items,
  }),
});

/** Handlers of the lines of carts and orders. */
export const lineHandlers = {
  ...operationsOf("ecommerce.stores.carts.lines", cartLines),
  ...operationsOf("ecommerce.stores.orders.lines", orderLines),
};

function mustHave(call: ServiceCall<"store_id">, table: Table<unknown>, ids: Ids): void {
  storeOf(call);
  if (find(table, ids) === undefined) throw notFound();
}

function made(
  state: MarketingState,
  table: Table<StoredLine>,
  ids: readonly [string, string],
  sent: NewLine,
) {
  mustBeNew(table, [...ids, sent.id], "line");
  mustBeSold(state, ids[0], sent);
  return { discount: 0, ...sent };
}

function altered(
  state: MarketingState,
  store_id: string,
  line: StoredLine,
  sent: ManyLineChanges[number],
): StoredLine {
  const after = changed(line, sent);
  mustBeSold(state, store_id, after);
  return after;
}

/** Rejects a product or variant that the store does not have. */
function mustBeSold(
  state: MarketingState,
  store_id: string,
  { product_id, product_variant_id }: Pick<StoredLine, "product_id" | "product_variant_id">,
): void {
  if (find(state.products, [store_id, product_id]) === undefined) {
    throw badRequest(`A product with the provided ID '${product_id}' does not exist in the store.`);
  }
  if (find(state.variants, [store_id, product_id, product_variant_id]) === undefined) {
    throw badRequest(`A variant with the provided ID '${product_variant_id}' does not exist in the product.`);
  }
}
