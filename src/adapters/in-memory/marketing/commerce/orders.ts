import { z } from "zod";
import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { OrderOutreach } from "../../../../ports/marketing-api/types/ecommerce-orders.ts";
import { find, removeUnder, under } from "../collections.ts";
import type { StoredOrder } from "../commerce-state.ts";
import { logEvent } from "../event-log.ts";
import { flag, pageOf } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known } from "../timestamps.ts";
import {
  basketCustomer as customerBody,
  customerChanges,
  manyLineChanges,
  moment,
  newLine,
  orderAddress,
} from "./bodies.ts";
import { basketCustomer, changeCustomer, customerIn } from "./customers.ts";
import { mustBeInPath, mustBeNew, storeOf } from "./find.ts";
import { changeLines, checkLines, lineView, putLines } from "./lines.ts";

const text = z.string();
const amount = z.number();

const changes = z
  .object({
    customer: customerChanges,
    campaign_id: text,
    landing_site: text,
    financial_status: text,
    fulfillment_status: text,
    currency_code: filled,
    order_total: amount,
    order_url: text,
    discount_total: amount,
    tax_total: amount,
    shipping_total: amount,
    tracking_code: z.literal("prec"),
    processed_at_foreign: moment,
    cancelled_at_foreign: moment,
    updated_at_foreign: moment,
    shipping_address: orderAddress,
    billing_address: orderAddress,
    promos: z.array(
      z.object({ code: filled, amount_discounted: amount, type: z.enum(["fixed", "percentage"]) }),
    ),
    lines: manyLineChanges,
    outreach: z.object({ id: filled }),
    tracking_number: text,
    tracking_carrier: text,
    tracking_url: text,
  })
  .exactPartial();

const body = changes.extend({
  id: filled,
  customer: customerBody,
  currency_code: filled,
  order_total: amount,
  lines: z.array(newLine),
});

const orders = resource({
  scope: ["store_id"],
  id: "order_id",
  table: (state) => state.orders,
  idOf: ({ id }: StoredOrder) => id,
  parents: storeOf,
  body,
  changes,
  make({ id, customer, lines, currency_code, order_total, ...sent }, call): StoredOrder {
    const { state, path } = call;
    const { store_id } = path;
    mustBeNew(state.orders, [store_id, id], "order");
    checkLines(state, store_id, lines);
    const buyer = basketCustomer(call, customer);
    putLines(state.orderLines, [store_id, id], lines);
    const { campaign_id } = sent;
    logEvent(call, {
      kind: "order",
      list_id: storeOf(call).list_id,
      email_id: subscriberHash(buyer.email_address),
      ...(campaign_id === undefined ? {} : { campaign_id }),
    });
    return changed<StoredOrder>({ id, store_id, customer_id: buyer.id, currency_code, order_total }, sent);
  },
  alter(order, { customer = {}, lines = [], ...sent }, call) {
    const { state, path } = call;
    changeLines(state, state.orderLines, [path.store_id, order.id], lines);
    changeCustomer(call, order.customer_id, customer);
    return changed<StoredOrder>(order, sent);
  },
  view: (order, { state }) => orderView(state, order),
  page: (found, total_items, { path }) => ({ store_id: path.store_id, orders: found, total_items }),
  filter: (call) => filterOf(call),
  removed: ({ id }, { state, path }) => removeUnder(state.orderLines, [path.store_id, id]),
});

/** Handlers of `/ecommerce/orders` and `/ecommerce/stores/{store_id}/orders`. */
export const orderHandlers = {
  "ecommerce.orders.list": (call: ServiceCall) => {
    const matching = under(call.state.orders).filter(filterOf(call));
    return {
      orders: pageOf(call, matching).map((order) => orderView(call.state, order)),
      total_items: matching.length,
    };
  },
  ...operationsOf("ecommerce.stores.orders", orders),

  "ecommerce.stores.orders.set": (call: ServiceCall<"store_id" | "order_id">) => {
    storeOf(call);
    const { store_id, order_id } = call.path;
    mustBeInPath(bodyOf(call, body).id, order_id);
    const isKnown = find(call.state.orders, [store_id, order_id]) !== undefined;
    return isKnown ? orders.update(call) : orders.create(call);
  },
};

function filterOf(call: ServiceCall<string>): (order: StoredOrder) => boolean {
  const { campaign_id, outreach_id, customer_id } = call.query;
  const has_outreach = flag(call, "has_outreach");
  return (order) =>
    (campaign_id === undefined || order.campaign_id === campaign_id) &&
    (outreach_id === undefined || order.outreach?.id === outreach_id) &&
    (customer_id === undefined || order.customer_id === customer_id) &&
    (has_outreach === undefined || (order.outreach !== undefined) === has_outreach);
}

function orderView(state: MarketingState, order: StoredOrder) {
  const { customer_id, outreach, ...shown } = order;
  const { store_id, id } = shown;
  return {
    ...shown,
    customer: customerIn(state, store_id, customer_id),
    lines: under(state.orderLines, [store_id, id]).map((line) => lineView(state, store_id, line)),
    ...(outreach === undefined ? {} : { outreach: outreachView(state, outreach.id) }),
  };
}

function outreachView(state: MarketingState, id: string): OrderOutreach {
  const ad = find(state.facebookAds, [id]);
  const campaign = find(state.campaigns, [id]);
  const page = find(state.landingPages, [id]);
  const name = ad?.name ?? campaign?.settings.title ?? page?.name;
  const type = ad?.type ?? campaign?.type ?? (page === undefined ? undefined : "page");
  const published_time = ad?.published_time ?? campaign?.send_time ?? page?.published_at ?? "";
  return {
    id,
    ...(name === undefined ? {} : { name }),
    ...(type === undefined ? {} : { type }),
    ...known({ published_time }),
  };
}
