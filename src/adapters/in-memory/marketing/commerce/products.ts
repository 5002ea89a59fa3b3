import { existing, type Ids, put, removeUnder, type Table, under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { resource } from "../resource.ts";

const variants = resource("ecommerce.stores.products.variants", "variants", {
  make: (sent, { now }) => ({ ...sent, created_at: now, updated_at: now }),
});

const images = resource("ecommerce.stores.products.images", "images", {
  make: (sent) => ({ variant_ids: [], ...sent }),
  // An update cannot change the id of an image; the id in the body is ignored.
  alter: (image, sent) => ({ ...image, ...sent, id: image.id }),
});

const BLANK = { handle: "", url: "", description: "", type: "", vendor: "", image_url: "" };

const products = resource("ecommerce.stores.products", "products", {
  make({ variants: sentVariants, images: sentImages = [], ...sent }, { state, path, now }) {
    mustDiffer(sentVariants, "variant");
    mustDiffer(sentImages, "image");
    const ids = [path.store_id, sent.id];
    const times = { created_at: now, updated_at: now };
    for (const variant of sentVariants) put(state.variants, [...ids, variant.id], { ...variant, ...times });
    for (const image of sentImages) put(state.images, [...ids, image.id], { variant_ids: [], ...image });
    return sent;
  },
  alter(product, { variants: sentVariants = [], images: sentImages = [], ...sent }, { state, path, now }) {
    const ids = [path.store_id, product.id];
    change(state.variants, ids, sentVariants, (id, known) => {
      return { title: id, created_at: now, ...known, updated_at: now };
    });
    change(state.images, ids, sentImages, (_id, known) => ({ url: "", variant_ids: [], ...known }));
    return { ...product, ...sent };
  },
  view(product, { state, path }) {
    const ids = [path.store_id, product.id];
    const { currency_code } = existing(state.stores, [path.store_id]);
    return {
      ...BLANK,
      ...product,
      currency_code,
      variants: under(state.variants, ids),
      images: under(state.images, ids),
    };
  },
  removed({ id }, { state, path }) {
    for (const table of [state.variants, state.images]) removeUnder(table, [path.store_id, id]);
  },
});

/** Handlers of `/ecommerce/stores/{store_id}/products`. */
export const productHandlers = { ...products.handlers, ...variants.handlers, ...images.handlers };

/** Changes parts of a product: unknown ids are added; those without an id are matched by position. */
function change<T extends { readonly id: string }>(
  table: Table<T>,
  ids: Ids,
  sent: readonly (Partial<T> & { readonly id?: string })[],
  blank: (id: string, known: T | undefined) => Omit<T, "id">,
): void {
  const before = under(table, ids);
  const after = sent.map((part, place) => {
    const known = part.id === undefined ? before[place] : before.find((one) => one.id === part.id);
    const id = part.id ?? known?.id;
    if (id === undefined) throw badRequest("A part that is added to a product needs an ID.");
    return { ...blank(id, known), ...part, id };
  });
  for (const part of after) put(table, [...ids, part.id], part);
}

/** Rejects duplicate ids in a body. */
export function mustDiffer(records: readonly { readonly id: string }[], kind: string): void {
  if (new Set(records.map(({ id }) => id)).size === records.length) return;
  throw badRequest(`Two of the ${kind}s have the same ID.`);
}
