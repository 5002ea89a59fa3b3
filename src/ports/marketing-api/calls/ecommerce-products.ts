import type { Call, Options } from "../call.ts";
import type { products } from "../catalog/ecommerce-products.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof products;

/** Products of a store, their images and variants. */
export interface ProductsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the products of a store. `GET /ecommerce/stores/{store_id}/products`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a product with an id of your own and at least one variant. `POST /ecommerce/stores/{store_id}/products`.
   * Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a product. `GET /ecommerce/stores/{store_id}/products/{product_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a product. `PATCH /ecommerce/stores/{store_id}/products/{product_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a product. `DELETE /ecommerce/stores/{store_id}/products/{product_id}`. Errors: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly images: {
    /**
     * Lists the images of a product. `GET /ecommerce/stores/{store_id}/products/{product_id}/images`. Pages of 10
     * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["images"]["list"], M, Rest>;
    /**
     * Adds an image to a product, by its address. `POST /ecommerce/stores/{store_id}/products/{product_id}/images`.
     * Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["images"]["create"], M, Rest>;
    /**
     * Reads an image of a product. `GET /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["images"]["get"], M, Rest>;
    /**
     * Changes an image of a product. `PATCH /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}`.
     * Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["images"]["update"], M, Rest>;
    /**
     * Removes an image of a product. `DELETE /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}`.
     * Errors: `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["images"]["delete"], M, Rest>;
  };
  readonly variants: {
    /**
     * Lists the variants of a product. `GET /ecommerce/stores/{store_id}/products/{product_id}/variants`. Pages of 10
     * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["variants"]["list"], M, Rest>;
    /**
     * Adds a variant to a product. `POST /ecommerce/stores/{store_id}/products/{product_id}/variants`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["variants"]["create"], M, Rest>;
    /**
     * Reads a variant of a product. `GET /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}`.
     * Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["variants"]["get"], M, Rest>;
    /**
     * Changes a variant of a product. `PATCH /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}`.
     * Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["variants"]["update"], M, Rest>;
    /**
     * Adds or updates a variant of a product.
     * `PUT /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}`. Errors: `Resource Not Found`
     * (404), `Invalid Resource` (400).
     */
    readonly set: Call<Rows["variants"]["set"], M, Rest>;
    /**
     * Removes a variant of a product; the last one stays.
     * `DELETE /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}`. Errors: `Resource Not Found`
     * (404).
     */
    readonly delete: Call<Rows["variants"]["delete"], M, Rest>;
  };
}
