import { describe, expect, it } from "vitest";
import { refusal } from "./fake-account.ts";
import { accountWithStore, CUSTOMER, LINE, store_id } from "./fake-store.ts";

describe("an order", () => {
  it("has its customer with order totals, and the products of its lines", async () => {
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
  ])("is rejected for %s, without changes", async (_case, more) => {
    const { order, snapshot } = await accountWithStore();
    expect(await refusal(order("o1", more))).toMatchObject({ status: 400, title: "Bad Request" });
    const { orders, orderLines, customers, members } = snapshot();
    expect([orders, orderLines, customers, members]).toEqual([{}, {}, {}, {}]);
  });

  it("is updated with its lines and its customer", async () => {
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

  it("is filtered across stores by campaign, outreach and customer", async () => {
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
  it("is stored like an order, and is not counted as a purchase", async () => {
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
  it("has codes, which are deleted with it", async () => {
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
