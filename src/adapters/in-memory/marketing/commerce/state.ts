import type {
  Cart,
  Customer,
  Order,
  OrderLine,
  SendOrderOutreach,
} from "../../../../ports/marketing-api/types/ecommerce-orders.ts";
import type {
  Product,
  ProductImage,
  ProductVariant,
  PromoCode,
  PromoRule,
} from "../../../../ports/marketing-api/types/ecommerce-products.ts";
import type { Store } from "../../../../ports/marketing-api/types/ecommerce-stores.ts";
import { emptyTable } from "../collections.ts";

export type StoredStore = Omit<Store, "connected_site" | "automations" | "list_is_active">;

/** A customer. Order totals are computed when the customer is read. */
export type StoredCustomer = Omit<Customer, "orders_count" | "total_spent">;

/** A product; it has at least one variant. */
export type StoredProduct = Omit<Product, "currency_code" | "variants" | "images">;

/** A line of a cart or an order: a variant, its quantity and price. */
export type StoredLine = Omit<OrderLine, "product_title" | "product_variant_title" | "image_url">;

export type StoredCart = Omit<Cart, "customer" | "lines"> & { readonly customer_id: string };

export type StoredOrder = Omit<Order, "customer" | "lines" | "outreach"> & {
  readonly customer_id: string;
  readonly outreach?: SendOrderOutreach;
};

/** Stores and their sub-resources. The comment of each table lists the ids in its keys. */
export const emptyCommerce = () => ({
  /** store_id */
  stores: emptyTable<StoredStore>(),
  /** store_id, customer_id */
  customers: emptyTable<StoredCustomer>(),
  /** store_id, product_id */
  products: emptyTable<StoredProduct>(),
  /** store_id, product_id, variant_id */
  variants: emptyTable<ProductVariant>(),
  /** store_id, product_id, image_id */
  images: emptyTable<ProductImage>(),
  /** store_id, cart_id */
  carts: emptyTable<StoredCart>(),
  /** store_id, cart_id, line_id */
  cartLines: emptyTable<StoredLine>(),
  /** store_id, order_id */
  orders: emptyTable<StoredOrder>(),
  /** store_id, order_id, line_id */
  orderLines: emptyTable<StoredLine>(),
  /** store_id, promo_rule_id */
  promoRules: emptyTable<PromoRule>(),
  /** store_id, promo_rule_id, promo_code_id */
  promoCodes: emptyTable<PromoCode>(),
});
