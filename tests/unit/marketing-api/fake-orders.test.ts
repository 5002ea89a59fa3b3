import { describe, expect, it } from "vitest";
import { refusal } from "./fake-account.ts";
import { accountWithStore, LINE, store_id } from "./fake-store.ts";

describe("an order", () => {
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
