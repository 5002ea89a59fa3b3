import type { Timestamp } from "./common.ts";
import type { CreateOrderCustomer, Customer, UpdateCustomer } from "./ecommerce-customers.ts";

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

/** Body of `POST /ecommerce/stores/{store_id}/carts`. */
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

/** Body of `PATCH /ecommerce/stores/{store_id}/carts/{cart_id}`. */
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
