import type { PageQuery, Timestamp } from "./common.ts";
import type { OrderAddress } from "./ecommerce-addresses.ts";
import type { CartLine, UpdateCartLine } from "./ecommerce-carts.ts";
import type { CreateOrderCustomer, Customer, UpdateCustomer } from "./ecommerce-customers.ts";
import type { DiscountType } from "./ecommerce-promotions.ts";

/** An order of a store (`/ecommerce/orders` and `/ecommerce/stores/{store_id}/orders`). */
export interface Order {
  readonly id: string;
  customer: Customer;
  readonly store_id: string;
  campaign_id?: string;
  landing_site?: string;
  financial_status?: string;
  fulfillment_status?: string;
  currency_code: string;
  order_total: number;
  order_url?: string;
  discount_total?: number;
  tax_total?: number;
  shipping_total?: number;
  tracking_code?: "prec";
  processed_at_foreign?: Timestamp;
  cancelled_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
  shipping_address?: OrderAddress;
  billing_address?: OrderAddress;
  promos?: readonly OrderPromo[];
  lines: readonly OrderLine[];
  outreach?: OrderOutreach;
  tracking_number?: string;
  tracking_carrier?: string;
  tracking_url?: string;
}

/** A promotion used in an order. */
export interface OrderPromo {
  code: string;
  amount_discounted: number;
  type: DiscountType;
}

/** A line of an order: a variant and its quantity (`/ecommerce/stores/{store_id}/orders/{order_id}/lines`). */
export interface OrderLine extends CartLine {
  readonly image_url?: string;
  discount?: number;
}

/** The outreach that led to an order. */
export interface OrderOutreach {
  id: string;
  readonly name?: string;
  readonly type?: string;
  readonly published_time?: Timestamp;
}

/** Body of `POST /ecommerce/stores/{store_id}/orders`. */
export interface CreateOrder extends UpdateOrder {
  id: string;
  customer: CreateOrderCustomer;
  currency_code: string;
  order_total: number;
  lines: readonly CreateOrderLine[];
}

/** A new line of an order (`/ecommerce/stores/{store_id}/orders/{order_id}/lines`). */
export interface CreateOrderLine extends UpdateOrderLine {
  id: string;
  product_id: string;
  product_variant_id: string;
  quantity: number;
  price: number;
}

/** The outreach that led to a new order. */
export interface SendOrderOutreach {
  id?: string;
}

/** Body of `PATCH /ecommerce/stores/{store_id}/orders/{order_id}`. */
export interface UpdateOrder {
  customer?: UpdateCustomer;
  campaign_id?: string;
  landing_site?: string;
  financial_status?: string;
  fulfillment_status?: string;
  currency_code?: string;
  order_total?: number;
  order_url?: string;
  discount_total?: number;
  tax_total?: number;
  shipping_total?: number;
  tracking_code?: "prec";
  processed_at_foreign?: Timestamp;
  cancelled_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
  shipping_address?: OrderAddress;
  billing_address?: OrderAddress;
  promos?: readonly OrderPromo[];
  lines?: readonly UpdateOrderLine[];
  outreach?: SendOrderOutreach;
  tracking_number?: string;
  tracking_carrier?: string;
  tracking_url?: string;
}

/** Changes of a line of an order (`/ecommerce/stores/{store_id}/orders/{order_id}/lines`). */
export interface UpdateOrderLine extends UpdateCartLine {
  discount?: number;
}

/** Query of `GET /ecommerce/orders`. */
export interface ListAccountOrdersQuery extends PageQuery {
  campaign_id?: string;
  outreach_id?: string;
  customer_id?: string;
  has_outreach?: boolean;
}

/** Query of `GET /ecommerce/stores/{store_id}/orders`. */
export interface ListOrdersQuery extends PageQuery {
  customer_id?: string;
  has_outreach?: boolean;
  campaign_id?: string;
  outreach_id?: string;
}
