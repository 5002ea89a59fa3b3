import type { PageQuery } from "./common.ts";

/** What product activity is sorted by. */
export type ProductActivitySort = "title" | "total_revenue" | "total_purchased";

/**
 * Sales of a product (`/reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` and
 * `/reports/{campaign_id}/ecommerce-product-activity`).
 */
export interface ProductActivity {
  title: string;
  sku: string;
  image_url: string;
  total_revenue: number;
  total_purchased: number;
  currency_code: string;
  recommendation_total: number;
  recommendation_purchased: number;
}

/**
 * Response of `GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` and
 * `GET /reports/{campaign_id}/ecommerce-product-activity`.
 */
export interface ProductActivityList {
  products: readonly ProductActivity[];
  readonly total_items: number;
}

/**
 * Query of `GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` and
 * `GET /reports/{campaign_id}/ecommerce-product-activity`.
 */
export interface ListProductActivityQuery extends PageQuery {
  sort_field?: ProductActivitySort;
}
