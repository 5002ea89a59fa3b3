import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, read, response, write } from "../parameters.ts";
import type { Listed, PageQuery } from "../types/common.ts";
import type {
  CreateProduct,
  CreateProductImage,
  Product,
  ProductImage,
  ProductVariant,
  UpdateProduct,
  UpdateProductImage,
  UpdateProductVariant,
  WriteProductVariant,
} from "../types/ecommerce-products.ts";

/** Products of a store, their images and variants. */
export const products = {
  /** Lists the products of a store. */
  list: op(
    "GET /ecommerce/stores/{store_id}/products",
    shape<{ query: PageQuery; response: Listed<"products", Product> & { store_id: string } }>(),
    { query: PAGE, pages: "products" },
  ),
  /** Adds a product with an id of your own and at least one variant. */
  create: write("POST /ecommerce/stores/{store_id}/products", exchange<CreateProduct, Product>()),
  /** Reads a product. */
  get: read("GET /ecommerce/stores/{store_id}/products/{product_id}", response<Product>()),
  /** Changes a product. */
  update: write(
    "PATCH /ecommerce/stores/{store_id}/products/{product_id}",
    exchange<UpdateProduct, Product>(),
  ),
  /** Adds or changes a product with an id of your own. */
  set: write("PUT /ecommerce/stores/{store_id}/products/{product_id}", exchange<CreateProduct, Product>()),
  /** Removes a product. */
  delete: act("DELETE /ecommerce/stores/{store_id}/products/{product_id}"),
  images: {
    /** Lists the images of a product. */
    list: op(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/images",
      shape<{
        query: PageQuery;
        response: Listed<"images", ProductImage> & { store_id: string; product_id: string };
      }>(),
      { query: PAGE, pages: "images" },
    ),
    /** Adds an image to a product, by its address. */
    create: write(
      "POST /ecommerce/stores/{store_id}/products/{product_id}/images",
      exchange<CreateProductImage, ProductImage>(),
    ),
    /** Reads an image of a product. */
    get: read(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}",
      response<ProductImage>(),
    ),
    /** Changes an image of a product. */
    update: write(
      "PATCH /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}",
      exchange<UpdateProductImage, ProductImage>(),
    ),
    /** Removes an image of a product. */
    delete: act("DELETE /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}"),
  },
  variants: {
    /** Lists the variants of a product. */
    list: op(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/variants",
      shape<{
        query: PageQuery;
        response: Listed<"variants", ProductVariant> & { store_id: string; product_id: string };
      }>(),
      { query: PAGE, pages: "variants" },
    ),
    /** Adds a variant to a product. */
    create: write(
      "POST /ecommerce/stores/{store_id}/products/{product_id}/variants",
      exchange<WriteProductVariant, ProductVariant>(),
    ),
    /** Reads a variant of a product. */
    get: read(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      response<ProductVariant>(),
    ),
    /** Changes a variant of a product. */
    update: write(
      "PATCH /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      exchange<UpdateProductVariant, ProductVariant>(),
    ),
    /** Adds or updates a variant of a product. */
    set: write(
      "PUT /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      exchange<WriteProductVariant, ProductVariant>(),
    ),
    /** Removes a variant of a product; the last one stays. */
    delete: act("DELETE /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}"),
  },
} as const;
