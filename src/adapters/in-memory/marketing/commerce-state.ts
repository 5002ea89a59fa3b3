import type {
  Address,
  OrderAddress,
  OrderPromo,
  StoreAddress,
} from "../../../ports/marketing-api/types/ecommerce-orders.ts";
import type {
  ProductImage,
  ProductVariant,
  PromoCode,
  PromoRule,
} from "../../../ports/marketing-api/types/ecommerce-products.ts";
import { emptyTable } from "./collections.ts";

/** A record of a store. The store chooses its id. */
interface Owned {
  readonly id: string;
  readonly store_id: string;
}

export interface StoredStore {
  readonly id: string;
  readonly list_id: string;
  readonly name: string;
  readonly currency_code: string;
  readonly platform: string;
  readonly domain: string;
  readonly is_syncing: boolean;
  readonly email_address: string;
  readonly money_format: string;
  readonly primary_locale: string;
  readonly timezone: string;
  readonly phone: string;
  readonly address: Partial<StoreAddress>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A customer. Order totals are computed when the customer is read. */
export interface StoredCustomer extends Owned {
  readonly email_address: string;
  readonly opt_in_status: boolean;
  readonly company: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly address: Partial<Address>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A product; it has at least one variant. */
export interface StoredProduct extends Owned {
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly description: string;
  readonly type: string;
  readonly vendor: string;
  readonly image_url: string;
  readonly published_at_foreign?: string;
}

/** A line of a cart or an order: a variant, its quantity and price. */
export interface StoredLine {
  readonly id: string;
  readonly product_id: string;
  readonly product_variant_id: string;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
}

export interface StoredCart extends Owned {
  readonly customer_id: string;
  readonly currency_code: string;
  readonly order_total: number;
  readonly tax_total?: number;
  readonly campaign_id?: string;
  readonly checkout_url?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface StoredOrder extends Owned {
  readonly customer_id: string;
  readonly currency_code: string;
  readonly order_total: number;
  readonly campaign_id?: string;
  readonly landing_site?: string;
  readonly financial_status?: string;
  readonly fulfillment_status?: string;
  readonly order_url?: string;
  readonly discount_total?: number;
  readonly tax_total?: number;
  readonly shipping_total?: number;
  readonly tracking_code?: "prec";
  readonly processed_at_foreign?: string;
  readonly cancelled_at_foreign?: string;
  readonly updated_at_foreign?: string;
  readonly shipping_address?: Partial<OrderAddress>;
  readonly billing_address?: Partial<OrderAddress>;
  readonly promos?: readonly OrderPromo[];
  readonly outreach?: { readonly id: string };
  readonly tracking_number?: string;
  readonly tracking_carrier?: string;
  readonly tracking_url?: string;
}

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

export type CommerceState = ReturnType<typeof emptyCommerce>;
