import { expect, it } from "vitest";
import { findOperation } from "../../../../src/ports/marketing-api/operations.ts";
import {
  addCampaign,
  addCategory,
  addStore,
  CUSTOMER,
  LINE,
  NEWS_LIST,
  refusal,
  SETTINGS,
  store_id,
} from "../../../unit/marketing-api/fake-account.ts";
import { functionAt } from "../provider/member-at.ts";
import { ADA, NOT_FOUND, type Open, withReaders } from "./account.ts";
import { BASKET } from "./commerce.ts";

/** A group of operations on one kind of record. The last parameter of the path of `get` is that of a record. */
interface Resource {
  /** The field of a record that holds its id. Default: `id`, or else that of the parameter. */
  readonly field?: string;
  readonly body?: object;
  /** The body of a creation, with the list of the account. */
  readonly bodyFor?: (list_id: string) => object;
  /** The body of an update; none if records cannot be updated. */
  readonly changes?: object;
  /** Fields of the updated record. Default: the changes. */
  readonly changed?: object;
  /** Fields that are in the response to the creation alone. */
  readonly once?: readonly string[];
}

const html = '<h1 mc:edit="title">Title</h1>';
const code = { id: "p1", code: "TEN", redemption_url: "https://larkfield.example/ten" };
const rule = { id: "r1", description: "Ten off", amount: 10, type: "percentage", target: "total" };
const variants = [{ id: "v", title: "Scarf" }];
const options = {
  match: "all",
  conditions: [{ condition_type: "EmailAddress", field: "EMAIL", op: "starts", value: "ada" }],
};

const named = { body: { name: "Results" }, changes: { name: "Reports" } };
const hook = { url: "https://larkfield.example/hook" };
const contact = { ...NEWS_LIST.contact, state: "NSW", zip: "2000", city: "Sydney" };

type Account = Awaited<ReturnType<typeof withReaders>>;

/** A record of the store, as a parent. */
const inStore =
  (group: string, body: { readonly id: string }) =>
  async ({ api }: Account) => {
    await functionAt(api, `ecommerce.stores.${group}.create`)({ store_id, body });
    return body.id;
  };

/** What makes the parents of a record, by the parameter of the path that is their id. */
const parents: Readonly<Record<string, (account: Account) => string | Promise<string>>> = {
  list_id: ({ list_id }) => list_id,
  subscriber_hash: () => ADA,
  interest_category_id: async ({ api, list_id }) => (await addCategory(api, list_id)).interest_category_id,
  campaign_id: ({ api, list_id }) => addCampaign(api, list_id),
  store_id: ({ api, list_id }) => addStore(api, list_id).then(() => store_id),
  product_id: () => "cap",
  cart_id: inStore("carts", BASKET),
  order_id: inStore("orders", BASKET),
  promo_rule_id: inStore("promoRules", rule),
};

async function pathOf(group: string, account: Account): Promise<Readonly<Record<string, string>>> {
  const path: Record<string, string> = {};
  for (const name of findOperation(`${group}.list`)?.pathParameters ?? []) {
    path[name] = (await parents[name]?.(account)) ?? "";
  }
  return path;
}

const resources: Readonly<Record<string, Resource>> = {
  batchWebhooks: { body: hook, changes: { enabled: false } },
  campaigns: {
    bodyFor: (list_id) => ({ type: "regular", recipients: { list_id }, settings: SETTINGS }),
    changes: { settings: { ...SETTINGS, subject_line: "Half year" } },
  },
  "campaigns.feedback": {
    body: { message: "Shorter, please." },
    changes: { is_complete: true },
    changed: { is_complete: true, source: "api" },
  },
  campaignFolders: named,
  connectedSites: { field: "foreign_id", body: { foreign_id: "main site", domain: "larkfield.example" } },
  "ecommerce.stores": {
    bodyFor: (list_id) => ({ id: "s", list_id, name: "Shop", currency_code: "AUD" }),
    changes: { name: "Larkfield shop" },
  },
  "ecommerce.stores.customers": { body: CUSTOMER, changes: { company: "Larkfield" } },
  "ecommerce.stores.products": {
    body: { id: "scarf", title: "Scarf", variants },
    changes: { title: "Silk scarf" },
    changed: { title: "Silk scarf", variants },
  },
  "ecommerce.stores.products.images": {
    body: { id: "i", url: "https://larkfield.example/1.png" },
    changes: { variant_ids: ["blue"] },
  },
  "ecommerce.stores.products.variants": {
    body: { id: "green", title: "Green cap", price: 9 },
    changes: { price: 11 },
    changed: { price: 11, title: "Green cap" },
  },
  "ecommerce.stores.carts": {
    body: BASKET,
    changes: { order_total: 30 },
    changed: { order_total: 30, customer: { id: "c1", orders_count: 0 } },
  },
  "ecommerce.stores.carts.lines": {
    body: { ...LINE, id: "l2", product_variant_id: "red" },
    changes: { quantity: 3 },
    changed: { quantity: 3, product_variant_title: "Red cap" },
  },
  "ecommerce.stores.orders": {
    body: BASKET,
    changes: { financial_status: "paid" },
    changed: { financial_status: "paid", lines: [{ id: "l1", product_title: "Cap" }] },
  },
  "ecommerce.stores.orders.lines": {
    body: { ...LINE, id: "l2" },
    changes: { discount: 1.5 },
    changed: { discount: 1.5, quantity: 2 },
  },
  "ecommerce.stores.promoRules": { body: rule, changes: { enabled: false } },
  "ecommerce.stores.promoRules.promoCodes": {
    body: code,
    changes: { usage_count: 4 },
  },
  "fileManager.files": {
    body: { name: "results.txt", file_data: Buffer.from("Revenue rose.").toString("base64") },
    changes: { name: "report.txt" },
    changed: { name: "report.txt", size: 13 },
  },
  "fileManager.folders": named,
  landingPages: {
    bodyFor: (list_id) => ({ name: "Join us", list_id }),
    changes: { title: "Results by e-mail" },
    changed: { title: "Results by e-mail", name: "Join us" },
  },
  lists: { body: NEWS_LIST, changes: { ...NEWS_LIST, name: "Results", contact } },
  "lists.interestCategories": {
    body: { title: "Topics", type: "checkboxes" },
    changes: { title: "News", type: "checkboxes" },
  },
  "lists.interestCategories.interests": named,
  "lists.members.notes": {
    body: { note: "Called" },
    changes: { note: "Called twice" },
  },
  "lists.mergeFields": {
    body: { name: "Shares", tag: "SHARES", type: "number" },
    changes: { name: "Holding" },
    changed: { name: "Holding", tag: "SHARES" },
  },
  "lists.segments": {
    body: { name: "Ada", options },
    changes: { name: "A", options },
    changed: { name: "A", member_count: 1 },
  },
  "lists.surveys": {
    body: { title: "Readers", sections: [{ type: "introduction", text: "Hello" }] },
    changes: { title: "All readers" },
    changed: { title: "All readers", status: "unpublished" },
  },
  "lists.webhooks": {
    body: hook,
    once: ["signing_secret", "signing_enabled"],
    changes: { sources: { api: true } },
    changed: { sources: { api: true, user: true } },
  },
  smsCampaigns: named,
  templates: {
    body: { name: "Plain", html },
    changes: { name: "Plainer", html },
    changed: { name: "Plainer" },
  },
  templateFolders: named,
  verifiedDomains: { field: "domain", body: { verification_email: "desk@larkfield.example" } },
};

export function lifecycleContract(open: Open): void {
  it.each(Object.entries(resources))(
    "records are created, listed, read, updated and deleted: %s",
    async (group, resource) => {
      const { once = [], changes, changed = changes ?? {} } = resource;
      const account = await withReaders(open);
      const { api, list_id } = account;
      const path = await pathOf(group, account);
      const call = async (action: string, args: object = {}) =>
        functionAt(api, `${group}.${action}`)({ ...path, ...args });
      const record = async (action: string, args: object = {}): Promise<object> => {
        const data = await call(action, args);
        return typeof data === "object" && data !== null ? data : {};
      };
      const list = async (): Promise<object[]> =>
        Object.values(await record("list")).find(Array.isArray) ?? [];

      const made = await record("create", { body: resource.bodyFor?.(list_id) ?? resource.body });
      for (const name of once) Reflect.deleteProperty(made, name);
      const id = findOperation(`${group}.get`)?.pathParameters.at(-1) ?? "";
      const { field = "id" in made ? "id" : id } = resource;
      const own = { [id]: Reflect.get(made, field) };
      expect(await call("get", own)).toEqual(made);
      expect(await list()).toContainEqual(made);
      if (changes !== undefined) {
        expect(made).not.toMatchObject(changed);
        const after = await call("update", { ...own, body: changes });
        expect(after).toMatchObject(changed);
        expect(await call("get", own)).toEqual(after);
        expect(await list()).toContainEqual(after);
      }
      expect(await call("delete", own)).toBeUndefined();
      expect((await list()).map((one) => Reflect.get(one, field))).not.toContain(own[id]);
      expect(await refusal(call("get", own))).toMatchObject(NOT_FOUND);
      expect(await refusal(call("delete", own))).toMatchObject(NOT_FOUND);
    },
  );
}
