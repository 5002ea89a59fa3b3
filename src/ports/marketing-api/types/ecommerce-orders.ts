import type { PageQuery, Timestamp } from "./common.ts";
import type { DiscountType } from "./ecommerce-products.ts";

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

export interface ListAccountOrdersQuery extends PageQuery {
  campaign_id?: string;
  outreach_id?: string;
  customer_id?: string;
  has_outreach?: boolean;
}

export interface ListOrdersQuery extends PageQuery {
  customer_id?: string;
  has_outreach?: boolean;
  campaign_id?: string;
  outreach_id?: string;
}

/** An address of a customer. */
export interface Address {
  address1?: string;
  address2?: string;
  city?: string;
  province?: string;
  province_code?: string;
  postal_code?: string;
  country?: string;
  country_code?: string;
}

/** Where an order is shipped to, or billed to. */
export interface OrderAddress extends StoreAddress {
  name?: string;
  phone?: string;
  company?: string;
}

/** Where a store is. */
export interface StoreAddress extends Address {
  longitude?: number;
  latitude?: number;
}

/** A customer of a store (`/ecommerce/stores/{store_id}/customers`). */
export interface Customer {
  readonly id: string;
  readonly email_address: string;
  opt_in_status: boolean;
  company?: string;
  first_name?: string;
  last_name?: string;
  readonly orders_count: number;
  readonly total_spent: number;
  address?: Address;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** The customer of a new cart or order: an existing or a new one. */
export interface CreateOrderCustomer extends UpdateCustomer {
  id: string;
  email_address?: string;
}

/** Changes of a customer (`/ecommerce/stores/{store_id}/customers`). */
export interface UpdateCustomer {
  opt_in_status?: boolean;
  company?: string;
  first_name?: string;
  last_name?: string;
  address?: Address;
}

/** A customer, as it is created or replaced (`/ecommerce/stores/{store_id}/customers`). */
export interface WriteCustomer extends UpdateCustomer {
  id: string;
  email_address: string;
  opt_in_status: boolean;
}

export interface ListCustomersQuery extends PageQuery {
  email_address?: string;
}

/** A cart of a store (`/ecommerce/stores/{store_id}/carts`). */
export interface Cart {
  readonly id: string;
  customer: Customer;
  campaign_id?: string;
  checkout_url?: string;
  currency_code: string;
  order_total: number;
  tax_total?: number;
  lines: readonly CartLine[];
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** A line of a cart: a variant and its quantity (`/ecommerce/stores/{store_id}/carts/{cart_id}/lines`). */
export interface CartLine {
  readonly id: string;
  product_id: string;
  readonly product_title: string;
  product_variant_id: string;
  readonly product_variant_title: string;
  quantity: number;
  price: number;
}

export interface CreateCart extends UpdateCart {
  id: string;
  customer: CreateOrderCustomer;
  currency_code: string;
  order_total: number;
  lines: readonly CreateCartLine[];
}

/** A new line of a cart (`/ecommerce/stores/{store_id}/carts/{cart_id}/lines`). */
export interface CreateCartLine extends UpdateCartLine {
  id: string;
  product_id: string;
  product_variant_id: string;
  quantity: number;
  price: number;
}

export interface UpdateCart {
  customer?: UpdateCustomer;
  campaign_id?: string;
  checkout_url?: string;
  currency_code?: string;
  order_total?: number;
  tax_total?: number;
  lines?: readonly UpdateCartLine[];
}

/** Changes of a line of a cart (`/ecommerce/stores/{store_id}/carts/{cart_id}/lines`). */
export interface UpdateCartLine {
  product_id?: string;
  product_variant_id?: string;
  quantity?: number;
  price?: number;
}
