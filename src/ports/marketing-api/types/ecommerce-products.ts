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

/** Body of `POST /ecommerce/stores/{store_id}/products`. */
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

/** Body of `PATCH /ecommerce/stores/{store_id}/products/{product_id}`. */
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
