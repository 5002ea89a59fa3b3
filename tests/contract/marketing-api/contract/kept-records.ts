import { describe, expect, it } from "vitest";
import { findOperation } from "../../../../src/ports/marketing-api/operations.ts";
import {
  addCampaign,
  addCategory,
  NEWS_LIST,
  refusal,
  SETTINGS,
  START,
} from "../../../unit/marketing-api/fake-account.ts";
import { functionAt } from "../provider/member-at.ts";
import { ADA, NOT_FOUND, type Open, withCampaign, withReaders } from "./account.ts";

/** A group of operations on one kind of record. The last parameter of the path of `get` is that of a record. */
interface Resource {
  /** The field of a record that holds its id. Default: `id`, or else that of the parameter. */
  readonly field?: string;
  readonly body: object;
  /** The body of an update; none if records cannot be updated. */
  readonly changes?: object;
  /** Fields of the updated record. Default: the changes. */
  readonly changed?: object;
  /** Fields that are only in the response to the creation. */
  readonly once?: readonly string[];
}

const named = { body: { name: "Results" }, changes: { name: "Reports" } };
const hook = { url: "https://larkfield.example/hook" };
const customer = { id: "c1", email_address: ADA, opt_in_status: true };
const line = { id: "l1", product_id: "cap", product_variant_id: "blue", quantity: 2, price: 10 };
const order = { id: "o1", customer, currency_code: "AUD", order_total: 25.5, lines: [line] };
const rule = { id: "r1", description: "Ten off", amount: 10, type: "percentage", target: "total" };
const options = {
  match: "all",
  conditions: [{ condition_type: "EmailAddress", field: "EMAIL", op: "starts", value: "ada" }],
};
/** The list of the account. */
const LIST = "LIST";

const resources: Readonly<Record<string, Resource>> = {
  batchWebhooks: { body: hook, changes: { enabled: false } },
  campaigns: {
    body: { type: "regular", recipients: { list_id: LIST }, settings: SETTINGS },
    changes: { settings: { ...SETTINGS, subject_line: "Half year" } },
  },
  "campaigns.feedback": { body: { message: "Shorter, please." }, changes: { is_complete: true } },
  campaignFolders: named,
  connectedSites: { field: "foreign_id", body: { foreign_id: "main site", domain: "larkfield.example" } },
  "ecommerce.stores": {
    body: { id: "s", list_id: LIST, name: "Shop", currency_code: "AUD" },
    changes: { name: "Larkfield shop" },
  },
  "ecommerce.stores.orders": { body: order, changes: { financial_status: "paid" } },
  "ecommerce.stores.orders.lines": { body: { ...line, id: "l2" }, changes: { quantity: 3 } },
  "ecommerce.stores.promoRules.promoCodes": {
    body: { id: "p1", code: "TEN", redemption_url: "https://larkfield.example/ten" },
    changes: { usage_count: 4 },
  },
  "fileManager.files": {
    body: { name: "results.txt", file_data: "aGVsbG8=" },
    changes: { name: "report.txt" },
  },
  landingPages: { body: { name: "Join us", list_id: LIST }, changes: { title: "Results by e-mail" } },
  lists: { body: NEWS_LIST, changes: { ...NEWS_LIST, name: "Results" } },
  "lists.interestCategories": {
    body: { title: "Topics", type: "checkboxes" },
    changes: { title: "News", type: "checkboxes" },
  },
  "lists.interestCategories.interests": named,
  "lists.members.notes": { body: { note: "Called" }, changes: { note: "Called twice" } },
  "lists.mergeFields": {
    body: { name: "Shares", tag: "SHARES", type: "number" },
    changes: { name: "Holding" },
  },
  "lists.segments": { body: { name: "Ada", options }, changes: { name: "A" } },
  "lists.surveys": { body: { title: "Readers" }, changes: { title: "All readers" } },
  "lists.webhooks": {
    body: hook,
    once: ["signing_secret"],
    changes: { sources: { api: true } },
    changed: { sources: { api: true, user: true } },
  },
  templates: {
    body: { name: "Plain", html: "<h1>Title</h1>" },
    changes: { name: "Plainer", html: "<h1>Title</h1>" },
    changed: { name: "Plainer" },
  },
  verifiedDomains: { field: "domain", body: { verification_email: "desk@larkfield.example" } },
};

type Account = Awaited<ReturnType<typeof withReaders>>;

/** What makes the parents of a record, by the parameter of the path that is their id. */
const parents: Readonly<Record<string, (account: Account) => string | Promise<string>>> = {
  list_id: ({ list_id }) => list_id,
  subscriber_hash: () => ADA,
  interest_category_id: async ({ api, list_id }) => (await addCategory(api, list_id)).interest_category_id,
  campaign_id: ({ api, list_id }) => addCampaign(api, list_id),
  store_id: async ({ api, list_id }) => {
    const body = { id: "shop", list_id, name: "Larkfield shop", currency_code: "AUD" };
    return (await api.ecommerce.stores.create({ body })).id;
  },
  order_id: async ({ api }) =>
    (await api.ecommerce.stores.orders.create({ store_id: "shop", body: order })).id,
  promo_rule_id: async ({ api }) => {
    await functionAt(api, "ecommerce.stores.promoRules.create")({ store_id: "shop", body: rule });
    return rule.id;
  },
};

async function pathOf(group: string, account: Account): Promise<Readonly<Record<string, string>>> {
  const path: Record<string, string> = {};
  for (const name of findOperation(`${group}.list`)?.pathParameters ?? []) {
    path[name] = (await parents[name]?.(account)) ?? "";
  }
  return path;
}

export function keptRecordContract(open: Open): void {
  it.each(Object.entries(resources))(
    "records are created, listed, read, updated and deleted: %s",
    async (group, { body, once = [], changes, changed = changes ?? {}, ...resource }) => {
      const account = await withReaders(open);
      const { api, list_id } = account;
      const path = await pathOf(group, account);
      const record = async (action: string, args: object = {}): Promise<object> => {
        const data = await functionAt(api, `${group}.${action}`)({ ...path, ...args });
        return typeof data === "object" && data !== null ? data : {};
      };
      const list = async (): Promise<object[]> =>
        Object.values(await record("list")).find(Array.isArray) ?? [];

      const sent = JSON.parse(JSON.stringify(body).replaceAll(`"${LIST}"`, JSON.stringify(list_id)));
      const made = await record("create", { body: sent });
      for (const name of once) Reflect.deleteProperty(made, name);
      const id = findOperation(`${group}.get`)?.pathParameters.at(-1) ?? "";
      const { field = "id" in made ? "id" : id } = resource;
      const own = { [id]: Reflect.get(made, field) };
      expect(await record("get", own)).toEqual(made);
      expect(await list()).toContainEqual(made);
      if (changes !== undefined) {
        expect(made).not.toMatchObject(changed);
        const after = await record("update", { ...own, body: changes });
        expect(after).toMatchObject(changed);
        expect(await record("get", own)).toEqual(after);
        expect(await list()).toContainEqual(after);
      }
      await record("delete", own);
      expect((await list()).map((one) => Reflect.get(one, field))).not.toContain(own[id]);
      expect(await refusal(record("get", own))).toMatchObject(NOT_FOUND);
      expect(await refusal(record("delete", own))).toMatchObject(NOT_FOUND);
    },
  );

  describe("records without behaviour of their own", () => {
    it("have what was written; other fields that the service has are blank", async () => {
      const { api, list_id } = await withReaders(open);
      const body = { id: "shop", list_id, name: "Shop", currency_code: "AUD" };
      const times = { created_at: START, updated_at: START };
      expect(await api.ecommerce.stores.create({ body })).toEqual({
        ...body,
        list_is_active: false,
        ...times,
      });
      const made = await api.ecommerce.stores.orders.create({ store_id: "shop", body: order });
      expect(made).toMatchObject({ ...order, store_id: "shop", lines: [{ ...line, product_title: "" }] });
    });

    it("are deleted with what is below them, and refused without it", async () => {
      const { api, list_id } = await withReaders(open);
      const { stores } = api.ecommerce;
      const path = { store_id: "shop" };
      expect(await refusal(stores.orders.create({ ...path, body: order }))).toMatchObject(NOT_FOUND);
      const body = { id: "shop", list_id, name: "Shop", currency_code: "AUD" };
      await stores.create({ body });
      expect(await refusal(stores.create({ body }))).toMatchObject({ status: 400, title: "Bad Request" });
      await stores.orders.create({ ...path, body: order });
      await stores.delete(path);
      await stores.create({ body });
      expect(await stores.orders.list(path)).toMatchObject({ orders: [], total_items: 0, store_id: "shop" });
    });

    it("have their parts at paths of their own, too: the lines of an order", async () => {
      const { api, list_id } = await withReaders(open);
      const { stores } = api.ecommerce;
      await stores.create({ body: { id: "shop", list_id, name: "Shop", currency_code: "AUD" } });
      await stores.orders.create({ store_id: "shop", body: order });
      const path = { store_id: "shop", order_id: order.id };
      const listed = async () => (await stores.orders.lines.list(path)).lines;
      const within = async () => (await stores.orders.get(path)).lines;
      expect(await listed()).toMatchObject([line]);
      await stores.orders.lines.update({ ...path, line_id: line.id, body: { quantity: 5 } });
      await stores.orders.lines.create({ ...path, body: { ...line, id: "l2" } });
      const quantities = [
        { id: line.id, quantity: 5 },
        { id: "l2", quantity: 2 },
      ];
      expect(await listed()).toMatchObject(quantities);
      expect(await within()).toMatchObject(quantities);
      await stores.orders.lines.delete({ ...path, line_id: line.id });
      expect(await within()).toMatchObject([{ id: "l2" }]);
      await stores.orders.set({ ...path, body: { ...order, lines: [{ ...line, id: "l3" }] } });
      expect(await listed()).toMatchObject([{ id: "l3" }]);
      expect(await within()).toHaveLength(1);
    });

    it("have pages, fields, filters and an order", async () => {
      const { templates } = (await open()).api;
      for (const name of ["A", "B", "C"]) await templates.create({ body: { name, html: "<p>A</p>" } });
      const page = await templates.list({
        count: 2,
        sort_field: "name",
        sort_dir: "DESC",
        fields: ["templates.name"],
      });
      expect(page).toEqual({ templates: [{ name: "C" }, { name: "B" }] });
      expect((await templates.list({ since_date_created: "2026-11-22T00:00:00Z" })).total_items).toBe(0);
    });

    it("are set at their path, and found there by an address", async () => {
      const { api, list_id } = await withReaders(open);
      const body = { id: "shop", list_id, name: "Shop", currency_code: "AUD" };
      await api.ecommerce.stores.create({ body });
      const path = { store_id: "shop", customer_id: "c1" };
      const { customers } = api.ecommerce.stores;
      for (const company of ["Larkfield", "Larkfield Group"]) {
        await customers.set({ ...path, body: { ...customer, company } });
        expect(await customers.get(path)).toMatchObject({ ...customer, company });
      }
      const trigger_settings = { workflow_type: "welcomeSeries" };
      const { id: workflow_id } = await api.automations.create({
        body: { recipients: { list_id }, trigger_settings },
      });
      const email = { workflow_id, workflow_email_id: "e1" };
      await api.automations.emails.queue.add({ ...email, body: { email_address: ADA } });
      const queued = await api.automations.emails.queue.get({ ...email, subscriber_hash: ADA });
      expect(queued).toMatchObject({ email_address: ADA, workflow_id });
    });
  });

  describe("a contact of an audience", () => {
    it("has its tags by name, and gets and loses them by their status", async () => {
      const { api, list_id: audience_id } = await withReaders(open);
      const { contacts } = api.audiences;
      const email_channel = { email: ADA, marketing_consent: { status: "confirmed" } } as const;
      const tags = ["Shareholder", { name: "Broker", status: "active" }] as const;
      const added = await contacts.create({ audience_id, body: { email_channel, tags } });
      expect(added.tags).toEqual(["Shareholder", "Broker"]);
      const { tags: changed } = await contacts.update({
        audience_id,
        contact_id: added.id,
        body: { tags: [{ name: "Broker", status: "inactive" }, "Analyst"] },
      });
      expect(changed).toEqual(["Shareholder", "Analyst"]);
      const { tags: kept } = await contacts.update({
        audience_id,
        contact_id: added.id,
        body: { language: "en" },
      });
      expect(kept).toEqual(changed);
    });
  });

  it("what is added is not published until an action publishes it", async () => {
    const { api, list_id } = await withReaders(open);
    const { surveys } = api.lists;
    const { id: survey_id, status } = await surveys.create({ list_id, body: { title: "Readers" } });
    expect(status).toBe("unpublished");
    expect((await surveys.publish({ list_id, survey_id })).status).toBe("published");
    const page = await api.landingPages.create({ body: { name: "Join us", list_id } });
    expect(page.status).toBe("draft");
    const { id: page_id } = page;
    await api.landingPages.publish({ page_id });
    expect((await api.landingPages.get({ page_id })).status).toBe("published");
    await api.landingPages.unpublish({ page_id });
    expect((await api.landingPages.get({ page_id })).status).toBe("unpublished");
  });

  describe("what follows from nothing that was written", () => {
    it("is what a test answers", async () => {
      const { api, answer } = await open();
      const { questions } = api.reporting.surveys;
      const listed = { questions: [], total_items: 7 };
      await answer("reporting.surveys.questions.list", listed);
      expect(await questions.list({ outreach_id: "a" })).toEqual(listed);
    });

    it("is refused with 501 otherwise, and a list is empty", async () => {
      const { api, campaign_id } = await withCampaign(open);
      expect(await refusal(api.reports.get({ campaign_id }))).toMatchObject({
        status: 501,
        title: "Not Implemented",
        detail: 'The fake computes nothing for reports.get. Say what it responds: answer("reports.get", …).',
      });
      expect(await api.reports.clickDetails.list({ campaign_id })).toEqual({
        urls_clicked: [],
        campaign_id,
        total_items: 0,
      });
    });
  });
}
