import { z } from "zod";
import type {
  ProductImage,
  ProductVariant,
} from "../../../../ports/marketing-api/types/ecommerce-products.ts";
import { find, put, removeUnder, under } from "../collections.ts";
import type { StoredProduct } from "../commerce-state.ts";
import { badRequest } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { moment } from "./bodies.ts";
import { mustBeInPath, mustBeNew, mustDiffer, storeOf } from "./find.ts";
import { imageChanges, newImage } from "./images.ts";
import { newVariant, variantChanges } from "./variants.ts";

const text = z.string();

const changes = z
  .object({
    title: filled,
    handle: text,
    url: text,
    description: text,
    type: text,
    vendor: text,
    image_url: text,
    published_at_foreign: moment,
    variants: z.array(variantChanges.extend({ id: filled.exactOptional() })),
    images: z.array(imageChanges),
  })
  .exactPartial();

const body = changes.extend({
  id: filled,
  title: filled,
  variants: z.array(newVariant).min(1, "A product has one variant at least."),
  images: z.array(newImage).exactOptional(),
});

const products = resource({
  scope: ["store_id"],
  id: "product_id",
  table: (state) => state.products,
  idOf: ({ id }: StoredProduct) => id,
  parents: storeOf,
  body,
  changes,
  make({ id, title, variants, images = [], ...sent }, call): StoredProduct {
    const { state, path, now } = call;
    mustBeNew(state.products, [path.store_id, id], "product");
    mustDiffer(variants, "variant");
    mustDiffer(images, "image");
    for (const variant of variants) {
      put(state.variants, [path.store_id, id, variant.id], { ...variant, created_at: now, updated_at: now });
    }
    for (const image of images) {
      put(state.images, [path.store_id, id, image.id], { ...image, variant_ids: image.variant_ids ?? [] });
    }
    const blank = { handle: "", url: "", description: "", type: "", vendor: "", image_url: "" };
    return changed<StoredProduct>({ ...blank, id, store_id: path.store_id, title }, sent);
  },
  alter(product, { variants = [], images = [], ...sent }, { state, path, now }) {
    const ids = [path.store_id, product.id];
    const newVariants = variantsAfter(under(state.variants, ids), variants, now);
    const newImages = imagesAfter(under(state.images, ids), images);
    for (const variant of newVariants) put(state.variants, [...ids, variant.id], variant);
    for (const image of newImages) put(state.images, [...ids, image.id], image);
    return changed<StoredProduct>(product, sent);
  },
  view: productView,
  page: (found, total_items, { path }) => ({ store_id: path.store_id, products: found, total_items }),
  removed({ id }, { state, path }) {
    removeUnder(state.variants, [path.store_id, id]);
    removeUnder(state.images, [path.store_id, id]);
  },
});

/** Handlers of `/ecommerce/stores/{store_id}/products`. */
export const productHandlers = {
  ...operationsOf("ecommerce.stores.products", products),

  "ecommerce.stores.products.set": (call: ServiceCall<"store_id" | "product_id">) => {
    storeOf(call);
    const { store_id, product_id } = call.path;
    mustBeInPath(bodyOf(call, body).id, product_id);
    const isKnown = find(call.state.products, [store_id, product_id]) !== undefined;
    return isKnown ? products.update(call) : products.create(call);
  },
};

/** Variants after an update: unknown ids are added; variants without an id are matched by position. */
function variantsAfter(
  before: readonly ProductVariant[],
  sent: readonly (z.infer<typeof variantChanges> & { readonly id?: string })[],
  now: string,
): ProductVariant[] {
  return sent.map(({ id, ...change }, place) => {
    const known = id === undefined ? before[place] : before.find((variant) => variant.id === id);
    if (known !== undefined) return { ...changed(known, change), updated_at: now };
    if (id === undefined) throw badRequest("A variant that is added needs an ID.");
    return changed<ProductVariant>({ id, title: id, created_at: now, updated_at: now }, change);
  });
}

function imagesAfter(
  before: readonly ProductImage[],
  sent: readonly z.infer<typeof imageChanges>[],
): ProductImage[] {
  return sent.map((change, place) => {
    const { id, url } = change;
    const known = id === undefined ? before[place] : before.find((image) => image.id === id);
    if (known !== undefined) return changed(known, change);
    if (id === undefined || url === undefined) {
      throw badRequest("An image that is added needs an ID and an address.");
    }
    return { id, url, variant_ids: change.variant_ids ?? [] };
  });
}

function productView(product: StoredProduct, call: ServiceCall<"store_id">) {
  const { store_id, ...shown } = product;
  const ids = [store_id, product.id];
  return {
    ...shown,
    currency_code: storeOf(call).currency_code,
    variants: under(call.state.variants, ids),
    images: under(call.state.images, ids),
  };
}
