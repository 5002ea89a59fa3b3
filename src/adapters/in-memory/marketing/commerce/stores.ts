import { z } from "zod";
import { scriptOf } from "../account/connected-sites.ts";
import { find, put, remove, removeUnder, under } from "../collections.ts";
import type { StoredStore } from "../commerce-state.ts";
import { invalidResource } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { storeAddress } from "./bodies.ts";
import { mustBeNew } from "./find.ts";

const text = z.string();

const changes = z
  .object({
    name: filled,
    platform: text,
    domain: text,
    is_syncing: z.boolean(),
    email_address: z.email("Please provide a valid email address."),
    currency_code: z.string().regex(/^[A-Z]{3}$/, "This value is not a valid currency."),
    money_format: text,
    primary_locale: text,
    timezone: text,
    phone: text,
    address: storeAddress,
  })
  .exactPartial();

const body = changes.extend({
  id: filled,
  list_id: filled,
  name: filled,
  currency_code: z.string().regex(/^[A-Z]{3}$/, "This value is not a valid currency."),
});

const BLANK = {
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

const stores = resource({
  scope: [],
  id: "store_id",
  table: (state) => state.stores,
  idOf: ({ id }: StoredStore) => id,
  body,
  changes,
  make({ id, list_id, name, currency_code, ...sent }, call): StoredStore {
    const { state, now } = call;
    if (find(state.lists, [list_id]) === undefined) {
      throw invalidResource({ field: "list_id", message: "The list does not exist." });
    }
    mustBeNew(state.stores, [id], "store");
    const blank = { ...BLANK, id, list_id, name, currency_code, created_at: now, updated_at: now };
    return connected(state, changed<StoredStore>(blank, sent));
  },
  alter: (store, sent, { now }) => ({ ...changed<StoredStore>(store, sent), updated_at: now }),
  view: storeView,
  page: (found, total_items) => ({ stores: found, total_items }),
  removed({ id }, { state }) {
    const { customers, products, variants, images, carts, cartLines, orders, orderLines } = state;
    const inside = [customers, products, variants, images, carts, cartLines, orders, orderLines];
    for (const table of [...inside, state.promoRules, state.promoCodes]) removeUnder(table, [id]);
    for (const site of under(state.connectedSites)) {
      if (site.store_id === id) remove(state.connectedSites, [site.foreign_id]);
    }
  },
});

/** Handlers of `/ecommerce/stores`. */
export const storeHandlers = operationsOf("ecommerce.stores", stores);

/** Creates the connected site of a store with a domain, as the service does. */
function connected(state: MarketingState, store: StoredStore): StoredStore {
  const { id, domain, platform, created_at } = store;
  if (domain === "" || find(state.connectedSites, [id]) !== undefined) return store;
  const site = { foreign_id: id, store_id: id, platform, domain, created_at, updated_at: created_at };
  put(state.connectedSites, [id], site);
  return store;
}

function storeView(store: StoredStore, { state }: ServiceCall<string>) {
  const site = under(state.connectedSites).find(({ store_id }) => store_id === store.id);
  const automation = (workflow_type: string) => {
    const found = under(state.automations).find(
      ({ recipients, trigger_settings }) =>
        recipients.store_id === store.id && trigger_settings.workflow_type === workflow_type,
    );
    return { is_supported: true, ...(found === undefined ? {} : { id: found.id, status: found.status }) };
  };
  return {
    ...store,
    ...(site === undefined
      ? {}
      : {
          connected_site: { site_foreign_id: site.foreign_id, site_script: scriptOf(site.foreign_id) },
        }),
    automations: {
      abandoned_cart: automation("abandonedCart"),
      abandoned_browse: automation("abandonedBrowse"),
    },
    list_is_active: find(state.lists, [store.list_id]) !== undefined,
  };
}
