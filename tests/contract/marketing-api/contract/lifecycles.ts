import { expect, it } from "vitest";
import { findOperation } from "../../../../src/ports/marketing-api/operations.ts";
import {
  addCategory,
  CUSTOMER,
  LINE,
  NEWS_LIST,
  refusal,
  SETTINGS,
} from "../../../unit/marketing-api/fake-account.ts";
import { functionAt } from "../provider/member-at.ts";
import { type Account, NOT_FOUND, type Open, withCampaign, withReaders, withStore } from "./account.ts";
import { BASKET } from "./commerce.ts";

interface Place extends Account {
  readonly list_id: string;
  /** The path parameters of the parents. */
  readonly path: object;
}

/** A group of operations on one kind of record. The last parameter of the path of `get` is that of a record. */
interface Resource {
  /** The field of a record that holds its id. Default: `id`, or else that of the parameter. */
  readonly field?: string;
  /** Default: an account with a list. */
  readonly at?: (open: Open) => Promise<Place>;
  /** The body of a creation. */
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

const inAccount = async (open: Open) => ({ ...(await withReaders(open)), path: {} });

async function inList(open: Open) {
  const { list_id, ...opened } = await withReaders(open);
  return { ...opened, list_id, path: { list_id } };
}

async function inStore(open: Open) {
  const { store_id, ...opened } = await withStore(open);
  return { ...opened, path: { store_id } };
}

async function inProduct(open: Open) {
  const { path, ...opened } = await inStore(open);
  return { ...opened, path: { ...path, product_id: "cap" } };
}

async function inCategory(open: Open) {
  const opened = await withReaders(open);
  return { ...opened, path: await addCategory(opened.api, opened.list_id) };
}

/** In a new record of a store. */
const inNew = (id: string, group: string, body: { readonly id: string }) => async (open: Open) => {
  const { path, ...opened } = await inStore(open);
  await functionAt(opened.api, `ecommerce.stores.${group}.create`)({ ...path, body });
  return { ...opened, path: { ...path, [id]: body.id } };
};

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

const resources: Readonly<Record<string, Resource>> = {
  batchWebhooks: { body: hook, changes: { enabled: false } },
  campaigns: {
    bodyFor: (list_id) => ({ type: "regular", recipients: { list_id }, settings: SETTINGS }),
    changes: { settings: { ...SETTINGS, subject_line: "Half year" } },
  },
  "campaigns.feedback": {
    async at(open) {
      const { campaign_id, ...opened } = await withCampaign(open);
      return { ...opened, path: { campaign_id } };
    },
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
  "ecommerce.stores.customers": { at: inStore, body: CUSTOMER, changes: { company: "Larkfield" } },
  "ecommerce.stores.products": {
    at: inStore,
    body: { id: "scarf", title: "Scarf", variants },
    changes: { title: "Silk scarf" },
    changed: { title: "Silk scarf", variants },
  },
  "ecommerce.stores.products.images": {
    at: inProduct,
    body: { id: "i", url: "https://larkfield.example/1.png" },
    changes: { variant_ids: ["blue"] },
  },
  "ecommerce.stores.products.variants": {
    at: inProduct,
    body: { id: "green", title: "Green cap", price: 9 },
    changes: { price: 11 },
    changed: { price: 11, title: "Green cap" },
  },
  "ecommerce.stores.carts": {
    at: inStore,
    body: BASKET,
    changes: { order_total: 30 },
    changed: { order_total: 30, customer: { id: "c1", orders_count: 0 } },
  },
  "ecommerce.stores.carts.lines": {
    at: inNew("cart_id", "carts", BASKET),
    body: { ...LINE, id: "l2", product_variant_id: "red" },
    changes: { quantity: 3 },
    changed: { quantity: 3, product_variant_title: "Red cap" },
  },
  "ecommerce.stores.orders": {
    at: inStore,
    body: BASKET,
    changes: { financial_status: "paid" },
    changed: { financial_status: "paid", lines: [{ id: "l1", product_title: "Cap" }] },
  },
  "ecommerce.stores.orders.lines": {
    at: inNew("order_id", "orders", BASKET),
    body: { ...LINE, id: "l2" },
    changes: { discount: 1.5 },
    changed: { discount: 1.5, quantity: 2 },
  },
  "ecommerce.stores.promoRules": { at: inStore, body: rule, changes: { enabled: false } },
  "ecommerce.stores.promoRules.promoCodes": {
    at: inNew("promo_rule_id", "promoRules", rule),
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
    at: inList,
    body: { title: "Topics", type: "checkboxes" },
    changes: { title: "News", type: "checkboxes" },
  },
  "lists.interestCategories.interests": { at: inCategory, ...named },
  "lists.members.notes": {
    async at(open) {
      const opened = await withReaders(open);
      return { ...opened, path: opened.ada };
    },
    body: { note: "Called" },
    changes: { note: "Called twice" },
  },
  "lists.mergeFields": {
    at: inList,
    body: { name: "Shares", tag: "SHARES", type: "number" },
    changes: { name: "Holding" },
    changed: { name: "Holding", tag: "SHARES" },
  },
  "lists.segments": {
    at: inList,
    body: { name: "Ada", options },
    changes: { name: "A", options },
    changed: { name: "A", member_count: 1 },
  },
  "lists.surveys": {
    at: inList,
    body: { title: "Readers", sections: [{ type: "introduction", text: "Hello" }] },
    changes: { title: "All readers" },
    changed: { title: "All readers", status: "unpublished" },
  },
  "lists.webhooks": {
    at: inList,
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
      const { at = inAccount, once = [], changes, changed = changes ?? {} } = resource;
      const { api, list_id, path } = await at(open);
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
