import type { Timestamp } from "./common.ts";

/** A product of a store (`/ecommerce/stores/{store_id}/products`). */
export interface Product {
  readonly id: string;
  readonly currency_code: string;
  title: string;
  handle?: string;
  url?: string;
  description?: string;
  type?: string;
  vendor?: string;
  image_url?: string;
  variants: readonly ProductVariant[];
  images?: readonly ProductImage[];
  published_at_foreign?: Timestamp;
}

/** A variant of a product (`/ecommerce/stores/{store_id}/products/{product_id}/variants`). */
export interface ProductVariant {
  readonly id: string;
  title: string;
  url?: string;
  sku?: string;
  price?: number;
  inventory_quantity?: number;
  image_url?: string;
  backorders?: string;
  visibility?: string;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** An image of a product (`/ecommerce/stores/{store_id}/products/{product_id}/images`). */
export interface ProductImage {
  id: string;
  url: string;
  variant_ids: readonly string[];
}

export interface CreateProduct extends UpdateProduct {
  id: string;
  title: string;
  variants: readonly WriteProductVariant[];
  images?: readonly CreateProductImage[];
}

/** A variant, as it is created or replaced (`/ecommerce/stores/{store_id}/products/{product_id}/variants`). */
export interface WriteProductVariant extends UpdateProductVariant {
  id: string;
  title: string;
}

/** A new image of a product (`/ecommerce/stores/{store_id}/products/{product_id}/images`). */
export interface CreateProductImage extends UpdateProductImage {
  id: string;
  url: string;
}

export interface UpdateProduct {
  title?: string;
  handle?: string;
  url?: string;
  description?: string;
  type?: string;
  vendor?: string;
  image_url?: string;
  variants?: readonly UpdateProductVariant[];
  images?: readonly UpdateProductImage[];
  published_at_foreign?: Timestamp;
}

/** Changes of a variant (`/ecommerce/stores/{store_id}/products/{product_id}/variants`). */
export interface UpdateProductVariant {
  title?: string;
  url?: string;
  sku?: string;
  price?: number;
  inventory_quantity?: number;
  image_url?: string;
  backorders?: string;
  visibility?: string;
}

/** Changes of an image (`/ecommerce/stores/{store_id}/products/{product_id}/images`). */
export interface UpdateProductImage {
  id?: string;
  url?: string;
  variant_ids?: readonly string[];
}

/** Whether a discount is an amount or a percentage. */
export type DiscountType = "fixed" | "percentage";

/** What the discount of a promo rule applies to. */
export type PromoTarget = "per_item" | "total" | "shipping";

/** A promo rule: discount and dates of its codes (`/ecommerce/stores/{store_id}/promo-rules`). */
export interface PromoRule {
  readonly id: string;
  title?: string;
  description: string;
  starts_at?: Timestamp;
  ends_at?: string;
  amount: number;
  type: DiscountType;
  target: PromoTarget;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}

export interface CreatePromoRule extends UpdatePromoRule {
  id: string;
  description: string;
  amount: number;
  type: DiscountType;
  target: PromoTarget;
}

export interface UpdatePromoRule {
  title?: string;
  description?: string;
  starts_at?: Timestamp;
  ends_at?: string;
  amount?: number;
  type?: DiscountType;
  target?: PromoTarget;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}

/** A code of a promo rule (`/ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`). */
export interface PromoCode {
  readonly id: string;
  code: string;
  redemption_url: string;
  usage_count?: number;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}

export interface CreatePromoCode extends UpdatePromoCode {
  id: string;
  code: string;
  redemption_url: string;
}

export interface UpdatePromoCode {
  code?: string;
  redemption_url?: string;
  usage_count?: number;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}
