import { scriptOf } from "../account/account.ts";
import { find, put, remove, removeUnder, under } from "../collections.ts";
import { invalidResource } from "../problems.ts";
import { resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { customers } from "./customers.ts";
import type { StoredStore } from "./state.ts";

const stores = resource("ecommerce.stores", "stores", {
  make(sent, { state, now }) {
    if (find(state.lists, [sent.list_id]) === undefined) {
      throw invalidResource({ field: "list_id", message: "The list does not exist." });
    }
    return connected(state, { ...sent, created_at: now, updated_at: now });
  },
  view: storeView,
  removed({ id }, { state }) {
    const { products, variants, images, carts, cartLines, orders, orderLines, promoRules, promoCodes } =
      state;
    const inside = [state.customers, products, variants, images, carts, cartLines, orders, orderLines];
    for (const table of [...inside, promoRules, promoCodes]) removeUnder(table, [id]);
    for (const site of under(state.connectedSites)) {
      if (site.store_id === id) remove(state.connectedSites, [site.foreign_id]);
    }
  },
});

const rules = resource("ecommerce.stores.promoRules", "promoRules", {
  make: (sent) => ({ enabled: true, ...sent }),
  removed: ({ id }, { state, path }) => removeUnder(state.promoCodes, [path.store_id, id]),
});

const codes = resource("ecommerce.stores.promoRules.promoCodes", "promoCodes", {
  make: (sent) => ({ usage_count: 0, enabled: true, ...sent }),
});

/** Handlers of `/ecommerce/stores`, their customers and promotions. */
export const storeHandlers = {
  ...stores.handlers,
  ...customers.handlers,
  ...rules.handlers,
  ...codes.handlers,
};

/** Creates the connected site of a store with a domain, as the service does. */
function connected(state: MarketingState, store: StoredStore): StoredStore {
  const { id, domain = "", platform = "", created_at } = store;
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
    return { is_supported: true, ...(found !== undefined && { id: found.id, status: found.status }) };
  };
  return {
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
