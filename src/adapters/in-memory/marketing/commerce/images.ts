import { z } from "zod";
import type { ProductImage } from "../../../../ports/marketing-api/types/ecommerce-products.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { mustBeNew, productOf } from "./find.ts";

/** Body of a new image. */
export const newImage = z.object({
  id: filled,
  url: filled,
  variant_ids: z.array(z.string()).exactOptional(),
});

/** Body of an update of an image. */
export const imageChanges = newImage.exactPartial();

const images = resource({
  scope: ["store_id", "product_id"],
  id: "image_id",
  table: (state) => state.images,
  idOf: ({ id }: ProductImage) => id,
  parents: productOf,
  body: newImage,
  changes: imageChanges,
  make({ id, url, variant_ids = [] }, { state, path }): ProductImage {
    mustBeNew(state.images, [path.store_id, path.product_id, id], "image");
    return { id, url, variant_ids };
  },
  // An update cannot change the id of an image; the id in the body is ignored.
  alter: (image, { id: _id, ...sent }) => changed(image, sent),
  view: (image) => image,
  page: (found, total_items, { path }) => ({
    store_id: path.store_id,
    product_id: path.product_id,
    images: found,
    total_items,
  }),
});

/** Handlers of `/ecommerce/stores/{store_id}/products/{product_id}/images`. */
export const imageHandlers = operationsOf("ecommerce.stores.products.images", images);
