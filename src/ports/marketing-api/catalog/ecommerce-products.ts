import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  CreateProduct,
  CreateProductImage,
  Product,
  ProductImage,
  ProductImageList,
  ProductList,
  ProductVariant,
  ProductVariantList,
  UpdateProduct,
  UpdateProductImage,
  UpdateProductVariant,
  WriteProductVariant,
} from "../types/ecommerce-products.ts";

/** Products of a store, their images and variants. */
export const products = {
  list: op("GET /ecommerce/stores/{store_id}/products", shape<{ query: PageQuery; answer: ProductList }>(), {
    query: PAGE,
    pages: "products",
  }),
  create: op(
    "POST /ecommerce/stores/{store_id}/products",
    shape<{ body: CreateProduct; answer: Product }>(),
    { body: "required" },
  ),
  get: op(
    "GET /ecommerce/stores/{store_id}/products/{product_id}",
    shape<{ query: FieldsQuery; answer: Product }>(),
    { query: FIELDS },
  ),
  update: op(
    "PATCH /ecommerce/stores/{store_id}/products/{product_id}",
    shape<{ body: UpdateProduct; answer: Product }>(),
    { body: "required" },
  ),
  delete: op("DELETE /ecommerce/stores/{store_id}/products/{product_id}", shape<object>()),
  images: {
    list: op(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/images",
      shape<{ query: PageQuery; answer: ProductImageList }>(),
      { query: PAGE, pages: "images" },
    ),
    create: op(
      "POST /ecommerce/stores/{store_id}/products/{product_id}/images",
      shape<{ body: CreateProductImage; answer: ProductImage }>(),
      { body: "required" },
    ),
    get: op(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}",
      shape<{ query: FieldsQuery; answer: ProductImage }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}",
      shape<{ body: UpdateProductImage; answer: ProductImage }>(),
      { body: "required" },
    ),
    delete: op(
      "DELETE /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}",
      shape<object>(),
    ),
  },
  variants: {
    list: op(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/variants",
      shape<{ query: PageQuery; answer: ProductVariantList }>(),
      { query: PAGE, pages: "variants" },
    ),
    create: op(
      "POST /ecommerce/stores/{store_id}/products/{product_id}/variants",
      shape<{ body: WriteProductVariant; answer: ProductVariant }>(),
      { body: "required" },
    ),
    get: op(
      "GET /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      shape<{ query: FieldsQuery; answer: ProductVariant }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      shape<{ body: UpdateProductVariant; answer: ProductVariant }>(),
      { body: "required" },
    ),
    set: op(
      "PUT /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      shape<{ body: WriteProductVariant; answer: ProductVariant }>(),
      { body: "required" },
    ),
    delete: op(
      "DELETE /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}",
      shape<object>(),
    ),
  },
} as const;
