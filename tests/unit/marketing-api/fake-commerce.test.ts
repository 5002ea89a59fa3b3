import { describe, expect, it } from "vitest";
import type { CreateOrder } from "../../../src/ports/marketing-api/types/ecommerce-orders.ts";
import { accountWithList, refusal, wrongFields } from "./fake-account.ts";

const store_id = "shop";
const CUSTOMER = { id: "c1", email_address: "ada@larkfield.example", opt_in_status: true };
const LINE = { id: "l1", product_id: "cap", product_variant_id: "cap-blue", quantity: 2, price: 10 };

/** An account with a store that sells caps. */
async function accountWithStore() {
  const fake = await accountWithList();
  const { api, list_id } = fake;
  await api.ecommerce.stores.create({
    body: {
      id: store_id,
      list_id,
      name: "Larkfield shop",
      currency_code: "AUD",
      domain: "shop.larkfield.example",
    },
  });
  await api.ecommerce.stores.products.create({
    store_id,
    body: {
      id: "cap",
      title: "Cap",
      variants: [
        { id: "cap-blue", title: "Blue cap", sku: "CB", price: 10 },
        { id: "cap-red", title: "Red cap", sku: "CR", price: 12 },
      ],
      images: [{ id: "i1", url: "https://shop.larkfield.example/cap.png" }],
    },
  });
  const order = (id: string, more: Partial<CreateOrder> = {}) =>
    api.ecommerce.stores.orders.create({
      store_id,
      body: { id, customer: CUSTOMER, currency_code: "AUD", order_total: 25.5, lines: [LINE], ...more },
    });
  return { ...fake, order };
}

describe("a store", () => {
  it("belongs to a list, has an id of its own choice, and a connected site", async () => {
    const { api, list_id } = await accountWithStore();
    expect(await api.ecommerce.stores.get({ store_id })).toMatchObject({
      id: store_id,
      list_id,
      list_is_active: true,
      connected_site: { site_foreign_id: store_id },
    });
    expect((await api.connectedSites.get({ connected_site_id: store_id })).store_id).toBe(store_id);
  });

  it("is refused a second time, and for a list that does not exist", async () => {
    const { api, list_id } = await accountWithStore();
    const create = (id: string, list: string) =>
      api.ecommerce.stores.create({ body: { id, list_id: list, name: "Shop", currency_code: "AUD" } });
    expect(await refusal(create(store_id, list_id))).toMatchObject({ status: 400, title: "Bad Request" });
    expect(await wrongFields(create("other", "nowhere"))).toHaveProperty("list_id");
  });

  it("takes everything in it along when it is deleted", async () => {
    const { api, order, snapshot } = await accountWithStore();
    await order("o1");
    await api.ecommerce.stores.promoRules.create({
      store_id,
      body: { id: "r1", description: "Ten off", amount: 10, type: "percentage", target: "total" },
    });
    await api.ecommerce.stores.delete({ store_id });
    const { stores, customers, products, variants, images, orders, orderLines, promoRules, connectedSites } =
      snapshot();
    for (const table of [stores, customers, products, variants, images, orders, orderLines, promoRules]) {
      expect(table).toEqual({});
    }
    expect(connectedSites).toEqual({});
    const products404 = api.ecommerce.stores.products.list({ store_id });
    expect(await refusal(products404)).toMatchObject({ title: "Resource Not Found" });
  });
});

describe("a product", () => {
  it("shows its variants and images, and the currency of its store", async () => {
    const { api } = await accountWithStore();
    expect(await api.ecommerce.stores.products.get({ store_id, product_id: "cap" })).toMatchObject({
      currency_code: "AUD",
      variants: [{ id: "cap-blue" }, { id: "cap-red" }],
      images: [{ id: "i1", variant_ids: [] }],
    });
  });

  it("has one variant at least, and no id twice", async () => {
    const { api } = await accountWithStore();
    const create = (id: string, variants: { id: string; title: string }[]) =>
      api.ecommerce.stores.products.create({ store_id, body: { id, title: "Mug", variants } });
    const mug = { id: "mug", title: "Mug" };
    expect(await wrongFields(create("mug", []))).toHaveProperty("variants");
    expect(await refusal(create("mug", [mug, mug]))).toMatchObject({ title: "Bad Request" });
    expect(await refusal(create("cap", [mug]))).toMatchObject({ title: "Bad Request" });
    expect((await api.ecommerce.stores.products.list({ store_id })).total_items).toBe(1);
  });

  it("has a variant put in place: made, then replaced", async () => {
    const { api, passHours } = await accountWithStore();
    const path = { store_id, product_id: "cap", variant_id: "cap-green" };
    const made = await api.ecommerce.stores.products.variants.set({
      ...path,
      body: { id: "cap-green", title: "Green cap", sku: "CG" },
    });
    passHours(1);
    const replaced = await api.ecommerce.stores.products.variants.set({
      ...path,
      body: { id: "cap-green", title: "Olive cap" },
    });
    expect(replaced).toMatchObject({ title: "Olive cap", created_at: made.created_at });
    expect(replaced).not.toHaveProperty("sku");
    expect(replaced.updated_at).not.toBe(made.updated_at);
    const variants = await api.ecommerce.stores.products.variants.list({ store_id, product_id: "cap" });
    expect(variants.total_items).toBe(3);
  });

  it("is changed with its variants, which are known by their place", async () => {
    const { api } = await accountWithStore();
    const product = await api.ecommerce.stores.products.update({
      store_id,
      product_id: "cap",
      body: { title: "Summer cap", variants: [{ price: 8 }] },
    });
    expect(product).toMatchObject({
      title: "Summer cap",
      variants: [
        { id: "cap-blue", title: "Blue cap", price: 8 },
        { id: "cap-red", price: 12 },
      ],
    });
  });

  it("has images of its own", async () => {
    const { api } = await accountWithStore();
    const path = { store_id, product_id: "cap" };
    const body = { id: "i2", url: "https://shop.larkfield.example/red.png", variant_ids: ["cap-red"] };
    await api.ecommerce.stores.products.images.create({ ...path, body });
    const again = api.ecommerce.stores.products.images.create({ ...path, body });
    expect(await refusal(again)).toMatchObject({ title: "Bad Request" });
    await api.ecommerce.stores.products.images.delete({ ...path, image_id: "i1" });
    expect((await api.ecommerce.stores.products.images.list(path)).images).toEqual([body]);
  });
});

describe("a customer", () => {
  it("is put in place: made, then replaced, with what was left out forgotten", async () => {
    const { api } = await accountWithStore();
    const path = { store_id, customer_id: "c1" };
    const { customers } = api.ecommerce.stores;
    await customers.set({ ...path, body: { ...CUSTOMER, company: "Larkfield" } });
    expect(await customers.set({ ...path, body: { ...CUSTOMER, first_name: "Ada" } })).toMatchObject({
      first_name: "Ada",
      company: "",
      orders_count: 0,
    });
    expect((await customers.list({ store_id, email_address: "ADA@larkfield.example" })).total_items).toBe(1);
    expect((await customers.list({ store_id, email_address: "ben@larkfield.example" })).total_items).toBe(0);
    const other = customers.set({ ...path, body: { ...CUSTOMER, id: "c2" } });
    expect(await refusal(other)).toMatchObject({ title: "Bad Request" });
  });

  it("is a contact of the list: subscribed when they opted in, transactional otherwise", async () => {
    const { api, list_id } = await accountWithStore();
    const add = (id: string, email_address: string, opt_in_status: boolean) =>
      api.ecommerce.stores.customers.create({ store_id, body: { id, email_address, opt_in_status } });
    await add("c1", "ada@larkfield.example", true);
    await add("c2", "ben@larkfield.example", false);
    const { members } = await api.lists.members.list({ list_id });
    expect(members.map(({ status }) => status)).toEqual(["subscribed", "transactional"]);
  });
});

describe("an order", () => {
  it("shows its customer with what all their orders add up to, and what its lines hold", async () => {
    const { api, order } = await accountWithStore();
    await order("o1");
    await order("o2", { order_total: 0.2 });
    expect(await api.ecommerce.stores.orders.get({ store_id, order_id: "o1" })).toMatchObject({
      store_id,
      order_total: 25.5,
      customer: { id: "c1", orders_count: 2, total_spent: 25.7 },
      lines: [{ product_title: "Cap", product_variant_title: "Blue cap", quantity: 2, discount: 0 }],
    });
    await api.ecommerce.stores.orders.delete({ store_id, order_id: "o1" });
    expect(await api.ecommerce.stores.customers.get({ store_id, customer_id: "c1" })).toMatchObject({
      orders_count: 1,
      total_spent: 0.2,
    });
  });

  it.each([
    ["a product that the store does not have", { lines: [{ ...LINE, product_id: "mug" }] }],
    ["a variant that the product does not have", { lines: [{ ...LINE, product_variant_id: "cap-pink" }] }],
    ["a customer of whom only an id is known", { customer: { id: "c9" } }],
    ["no lines", { lines: [] }],
  ])("is refused for %s, and leaves no trace", async (_case, more) => {
    const { order, snapshot } = await accountWithStore();
    expect(await refusal(order("o1", more))).toMatchObject({ status: 400, title: "Bad Request" });
    const { orders, orderLines, customers, members } = snapshot();
    expect([orders, orderLines, customers, members]).toEqual([{}, {}, {}, {}]);
  });

  it("is refused a second time", async () => {
    const { order } = await accountWithStore();
    await order("o1");
    expect(await refusal(order("o1"))).toMatchObject({ title: "Bad Request" });
  });

  it("is changed with its lines and its customer", async () => {
    const { api, order } = await accountWithStore();
    await order("o1");
    expect(
      await api.ecommerce.stores.orders.update({
        store_id,
        order_id: "o1",
        body: { financial_status: "paid", customer: { company: "Larkfield" }, lines: [{ quantity: 5 }] },
      }),
    ).toMatchObject({
      financial_status: "paid",
      customer: { company: "Larkfield" },
      lines: [{ id: "l1", quantity: 5, price: 10 }],
    });
  });

  it("has lines of its own", async () => {
    const { api, order } = await accountWithStore();
    await order("o1");
    const path = { store_id, order_id: "o1" };
    const { lines } = api.ecommerce.stores.orders;
    const red = { ...LINE, id: "l2", product_variant_id: "cap-red" };
    expect(await lines.create({ ...path, body: red })).toMatchObject({ product_variant_title: "Red cap" });
    expect(await refusal(lines.create({ ...path, body: red }))).toMatchObject({ title: "Bad Request" });
    const mug = lines.update({ ...path, line_id: "l2", body: { product_id: "mug" } });
    expect(await refusal(mug)).toMatchObject({ title: "Bad Request" });
    await lines.update({ ...path, line_id: "l2", body: { quantity: 3 } });
    expect((await lines.get({ ...path, line_id: "l2" })).quantity).toBe(3);
    await lines.delete({ ...path, line_id: "l1" });
    expect(await lines.list(path)).toMatchObject({ store_id, order_id: "o1", total_items: 1 });
    expect(await refusal(lines.list({ store_id, order_id: "o9" }))).toMatchObject({ status: 404 });
  });

  it("is found across stores by campaign, outreach and customer", async () => {
    const { api, list_id, order } = await accountWithStore();
    await api.ecommerce.stores.create({
      body: { id: "kiosk", list_id, name: "Kiosk", currency_code: "AUD" },
    });
    await order("o1", { campaign_id: "camp" });
    await order("o2", { outreach: { id: "ad" } });
    const found = async (query: object) =>
      (await api.ecommerce.orders.list(query)).orders.map(({ id }) => id);
    expect(await found({})).toEqual(["o1", "o2"]);
    expect(await found({ campaign_id: "camp" })).toEqual(["o1"]);
    expect(await found({ outreach_id: "ad" })).toEqual(["o2"]);
    expect(await found({ has_outreach: false })).toEqual(["o1"]);
    expect(await found({ customer_id: "c9" })).toEqual([]);
    expect((await api.ecommerce.stores.orders.list({ store_id: "kiosk" })).total_items).toBe(0);
  });
});

describe("a cart", () => {
  it("is kept like an order, and does not count as bought", async () => {
    const { api } = await accountWithStore();
    const { carts } = api.ecommerce.stores;
    const body = { id: "k1", customer: CUSTOMER, currency_code: "AUD", order_total: 20, lines: [LINE] };
    expect(await carts.create({ store_id, body })).toMatchObject({
      customer: { orders_count: 0, total_spent: 0 },
      lines: [{ id: "l1", product_title: "Cap" }],
    });
    expect(await refusal(carts.create({ store_id, body }))).toMatchObject({ title: "Bad Request" });
    await carts.update({ store_id, cart_id: "k1", body: { order_total: 30, lines: [{ quantity: 3 }] } });
    expect(await carts.get({ store_id, cart_id: "k1" })).toMatchObject({
      order_total: 30,
      lines: [{ quantity: 3 }],
    });
    const red = { ...LINE, id: "l2", product_variant_id: "cap-red" };
    await carts.lines.create({ store_id, cart_id: "k1", body: red });
    expect((await carts.lines.list({ store_id, cart_id: "k1" })).total_items).toBe(2);
    await carts.delete({ store_id, cart_id: "k1" });
    expect(await refusal(carts.get({ store_id, cart_id: "k1" }))).toMatchObject({ status: 404 });
  });
});

describe("a promo rule", () => {
  it("has codes, which go with it", async () => {
    const { api } = await accountWithStore();
    const { promoRules } = api.ecommerce.stores;
    const rule = {
      id: "r1",
      description: "Ten off",
      amount: 10,
      type: "percentage",
      target: "total",
    } as const;
    await promoRules.create({ store_id, body: rule });
    expect(await refusal(promoRules.create({ store_id, body: rule }))).toMatchObject({
      title: "Bad Request",
    });
    const path = { store_id, promo_rule_id: "r1" };
    const body = { id: "p1", code: "CUP", redemption_url: "https://shop.larkfield.example/cup" };
    await promoRules.promoCodes.create({ ...path, body });
    await promoRules.promoCodes.update({ ...path, promo_code_id: "p1", body: { usage_count: 4 } });
    expect(await promoRules.promoCodes.list(path)).toMatchObject({
      promo_codes: [{ code: "CUP", usage_count: 4, enabled: true }],
      total_items: 1,
    });
    await promoRules.delete(path);
    expect(await refusal(promoRules.promoCodes.list(path))).toMatchObject({ status: 404 });
    await promoRules.create({ store_id, body: rule });
    expect((await promoRules.promoCodes.list(path)).total_items).toBe(0);
  });
});
