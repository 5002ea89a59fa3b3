import type {
  CreateOrderCustomer,
  UpdateCustomer,
  WriteCustomer,
} from "../../../../ports/marketing-api/types/ecommerce-orders.ts";
import { scriptOf } from "../account/account.ts";
import { addMember } from "../audience/member-changes.ts";
import { findMember } from "../audience/member-view.ts";
import {
  existing,
  find,
  type Ids,
  mustExist,
  put,
  remove,
  removeUnder,
  type Table,
  under,
} from "../collections.ts";
import { badRequest, Refusal } from "../problems.ts";
import { changed, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState, StoredCustomer, StoredStore } from "../state.ts";

type StoreCall = ServiceCall<"store_id">;

const customers = resource("ecommerce.stores.customers", "customers", {
  make: (sent, call) => made(call, sent),
  view: (customer, { state, path }) => customerView(state, path.store_id, customer),
  filters: {
    email_address: ({ email_address }, wanted) => email_address.toLowerCase() === wanted.toLowerCase(),
  },
});

const stores = resource("ecommerce.stores", "stores", {
  make(sent, { state, now }) {
    mustExist(state.lists, sent.list_id, "list_id", "list");
    return connected(state, { ...sent, created_at: now, updated_at: now });
  },
  view: storeView,
  removed({ id }, { state }) {
    removeUnder([id], state.customers, state.products, state.variants, state.images, state.promoRules);
    removeUnder([id], state.carts, state.cartLines, state.orders, state.orderLines, state.promoCodes);
    for (const site of under(state.connectedSites)) {
      if (site.store_id === id) remove(state.connectedSites, [site.foreign_id]);
    }
  },
});

const rules = resource("ecommerce.stores.promoRules", "promoRules", {
  make: (sent) => ({ enabled: true, ...sent }),
  removed: ({ id }, { state, path }) => removeUnder([path.store_id, id], state.promoCodes),
});

const codes = resource("ecommerce.stores.promoRules.promoCodes", "promoCodes", {
  make: (sent) => ({ usage_count: 0, enabled: true, ...sent }),
});

/** Creates the connected site of a store with a domain, as the service does. */
function connected(state: MarketingState, store: StoredStore): StoredStore {
  const { id, domain = "", platform = "", created_at } = store;
  if (domain === "" || find(state.connectedSites, [id]) !== undefined) return store;
  const site = { foreign_id: id, store_id: id, platform, domain, created_at, updated_at: created_at };
  put(state.connectedSites, [id], site);
  return store;
}

const BLANK_STORE = {
  platform: "",
  domain: "",
  is_syncing: false,
  email_address: "",
  money_format: "",
  primary_locale: "",
  timezone: "",
  phone: "",
  address: {},
};

function storeView(store: StoredStore, { state }: ServiceCall<string>) {
  const site = under(state.connectedSites).find(({ store_id }) => store_id === store.id);
  const automation = (workflow_type: string) => {
    const found = under(state.automations).find(
      ({ recipients, trigger_settings }) =>
        recipients.store_id === store.id && trigger_settings.workflow_type === workflow_type,
    );
    return { is_supported: true, ...(found !== undefined && { id: found.id, status: found.status }) };
  };
  return {
    ...BLANK_STORE,
    ...store,
    ...(site !== undefined && {
      connected_site: { site_foreign_id: site.foreign_id, site_script: scriptOf(site.foreign_id) },
    }),
    automations: {
      abandoned_cart: automation("abandonedCart"),
      abandoned_browse: automation("abandonedBrowse"),
    },
    list_is_active: find(state.lists, [store.list_id]) !== undefined,
  };
}

/** Stores the customer of a new cart or order: an existing one with the sent changes, or a new one. */
export function putCustomer(call: StoreCall, sent: CreateOrderCustomer): StoredCustomer {
  const { id, email_address, ...changes } = sent;
  const { store_id } = call.path;
  const known = find(call.state.customers, [store_id, id]);
  if (known !== undefined) return changeCustomer(call, id, changes) ?? known;
  if (email_address === undefined) {
    throw badRequest("There is no customer with the provided ID, and no e-mail address to make one with.");
  }
  const customer = made(call, { opt_in_status: false, ...changes, id, email_address });
  return put(call.state.customers, [store_id, id], customer);
}

export function changeCustomer(
  { state, path, now }: StoreCall,
  customer_id: string,
  sent: UpdateCustomer,
): StoredCustomer | undefined {
  const customer = find(state.customers, [path.store_id, customer_id]);
  if (customer === undefined || Object.keys(sent).length === 0) return customer;
  const after = { ...changed<StoredCustomer>(customer, sent), updated_at: now };
  return put(state.customers, [path.store_id, customer_id], after);
}

const NOBODY = { company: "", first_name: "", last_name: "", address: {} };

function customerView(state: MarketingState, store_id: string, customer: StoredCustomer) {
  const orders = under(state.orders, [store_id]).filter(({ customer_id }) => customer_id === customer.id);
  const spent = orders.reduce((sum, { order_total }) => sum + order_total, 0);
  return { ...NOBODY, ...customer, orders_count: orders.length, total_spent: Math.round(spent * 100) / 100 };
}

/** The customer of a cart or an order; only the id if the customer has been deleted. */
export function customerIn(state: MarketingState, store_id: string, id: string) {
  const nobody = { id, email_address: "", opt_in_status: false, created_at: "", updated_at: "" };
  return customerView(state, store_id, find(state.customers, [store_id, id]) ?? nobody);
}

/** A new customer, who becomes a contact of the list: `subscribed` with `opt_in_status`, otherwise `transactional`. */
function made(call: StoreCall, sent: WriteCustomer): StoredCustomer {
  const { list_id } = existing(call.state.stores, [call.path.store_id]);
  const { email_address, opt_in_status } = sent;
  const customer = { ...sent, created_at: call.now, updated_at: call.now };
  if (findMember(call.state, list_id, email_address) !== undefined) return customer;
  const listCall = { ...call, path: { list_id }, query: { skip_merge_validation: "true" } };
  try {
    addMember(listCall, { email_address, status: opt_in_status ? "subscribed" : "transactional" }, "api");
  } catch (error) {
    // A customer is stored even if the list rejects the address.
    if (!(error instanceof Refusal)) throw error;
  }
  return customer;
}

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
  removed: ({ id }, { state, path }) => removeUnder([path.store_id, id], state.variants, state.images),
});

export const storeHandlers = {
  ...stores.handlers,
  ...customers.handlers,
  ...rules.handlers,
  ...codes.handlers,
  ...products.handlers,
  ...variants.handlers,
  ...images.handlers,
};

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

export function mustDiffer(records: readonly { readonly id: string }[], kind: string): void {
  if (new Set(records.map(({ id }) => id)).size === records.length) return;
  throw badRequest(`Two of the ${kind}s have the same ID.`);
}
