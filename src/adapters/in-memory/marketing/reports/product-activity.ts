import type { ProductActivity } from "../../../../ports/marketing-api/types/reports.ts";
import { find, under } from "../collections.ts";
import type { StoredOrder } from "../commerce/state.ts";
import { listing } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";

/** A page of the products in orders with their revenue, sorted by title or by a number, highest first. */
export function productActivity(call: ServiceCall<string>, orders: readonly StoredOrder[]) {
  const products = activityOf(call, orders).sort((a, b) => a.title.localeCompare(b.title));
  return listing(call, "products", products, (product) => product, {
    sort: {
      total_revenue: (product) => -product.total_revenue,
      total_purchased: (product) => -product.total_purchased,
    },
  });
}

function activityOf({ state }: ServiceCall<string>, orders: readonly StoredOrder[]): ProductActivity[] {
  const activity = new Map<string, ProductActivity>();
  for (const { store_id, id, currency_code } of orders) {
    for (const { product_id, product_variant_id, quantity, price } of under(state.orderLines, [
      store_id,
      id,
    ])) {
      const key = JSON.stringify([store_id, product_id]);
      const product = find(state.products, [store_id, product_id]);
      const variant = find(state.variants, [store_id, product_id, product_variant_id]);
      const before = activity.get(key);
      activity.set(key, {
        title: product?.title ?? product_id,
        sku: variant?.sku ?? "",
        image_url: product?.image_url ?? "",
        total_revenue: (before?.total_revenue ?? 0) + quantity * price,
        total_purchased: (before?.total_purchased ?? 0) + quantity,
        currency_code,
        recommendation_total: 0,
        recommendation_purchased: 0,
      });
    }
  }
  return [...activity.values()];
}
