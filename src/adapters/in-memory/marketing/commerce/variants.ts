import { z } from "zod";
import type { ProductVariant } from "../../../../ports/marketing-api/types/ecommerce-products.ts";
import { find, put } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { mustBeNew, productOf } from "./find.ts";

const text = z.string();

/** Body of an update of a variant. */
export const variantChanges = z
  .object({
    title: filled,
    url: text,
    sku: text,
    price: z.number(),
    inventory_quantity: z.int(),
    image_url: text,
    backorders: text,
    visibility: text,
  })
  .exactPartial();

/** Body of a new variant. */
export const newVariant = variantChanges.extend({ id: filled, title: filled });

const variants = resource({
  scope: ["store_id", "product_id"],
  id: "variant_id",
  table: (state) => state.variants,
  idOf: ({ id }: ProductVariant) => id,
  parents: productOf,
  body: newVariant,
  changes: variantChanges,
  make(sent, { state, path, now }): ProductVariant {
    mustBeNew(state.variants, [path.store_id, path.product_id, sent.id], "variant");
    return { ...sent, created_at: now, updated_at: now };
  },
  alter: (variant, sent, { now }) => ({ ...changed(variant, sent), updated_at: now }),
  view: (variant) => variant,
  page: (found, total_items, { path }) => ({
    store_id: path.store_id,
    product_id: path.product_id,
    variants: found,
    total_items,
  }),
});

/** Handlers of `/ecommerce/stores/{store_id}/products/{product_id}/variants`. */
export const variantHandlers = {
  ...operationsOf("ecommerce.stores.products.variants", variants),

  "ecommerce.stores.products.variants.set": (
    call: ServiceCall<"store_id" | "product_id" | "variant_id">,
  ): ProductVariant => {
    productOf(call);
    const { state, path, now } = call;
    const sent = bodyOf(call, newVariant);
    if (sent.id !== path.variant_id) throw badRequest("The ID in the body is not the one in the path.");
    const ids = [path.store_id, path.product_id, path.variant_id];
    const created_at = find(state.variants, ids)?.created_at ?? now;
    return put(state.variants, ids, { ...sent, created_at, updated_at: now });
  },
};
