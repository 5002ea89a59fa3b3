import { describe, expect, it } from "vitest";
import { CUSTOMER, LINE, refusal } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, type Open, withStore } from "./account.ts";

/** A cart or an order. */
export const BASKET = { id: "b1", customer: CUSTOMER, currency_code: "AUD", order_total: 20, lines: [LINE] };

export function commerceContract(open: Open): void {
  describe("stores", () => {
    it("have customers that PUT creates or replaces; repeating it changes nothing", async () => {
      const { api, store_id } = await withStore(open);
      const { customers } = api.ecommerce.stores;
      const set = (company: string) =>
        customers.set({ store_id, customer_id: "c1", body: { ...CUSTOMER, company } });
      expect(await set("Larkfield")).toMatchObject({ id: "c1", company: "Larkfield" });
      expect(await set("Furlong")).toEqual(await set("Furlong"));
      expect((await customers.list({ store_id, email_address: ADA })).customers).toMatchObject([
        { company: "Furlong" },
      ]);
    });
  });

  describe("products", () => {
    it("have variants that PUT creates or replaces; repeating it changes nothing", async () => {
      const { api, store_id } = await withStore(open);
      const { variants } = api.ecommerce.stores.products;
      const cap = { store_id, product_id: "cap" };
      const set = (title: string) =>
        variants.set({ ...cap, variant_id: "green", body: { id: "green", title } });
      expect(await set("Green cap")).toMatchObject({ id: "green", title: "Green cap" });
      expect(await set("Lime cap")).toEqual(await set("Lime cap"));
      expect((await variants.list(cap)).total_items).toBe(3);
    });
  });

  describe("orders", () => {
    it("are set, like products, whether they exist or not", async () => {
      const { api, store_id } = await withStore(open);
      const { orders, products } = api.ecommerce.stores;
      const order = { store_id, order_id: BASKET.id };
      for (const order_total of [5, 6]) {
        const set = await orders.set({ ...order, body: { ...BASKET, order_total } });
        expect(set).toMatchObject({ id: BASKET.id, order_total });
        expect(await orders.get(order)).toEqual(set);
      }
      const cap = { id: "cap", title: "Sun cap", variants: [{ id: "blue", title: "Blue" }] };
      for (const id of ["cap", "hat"]) {
        const set = await products.set({ store_id, product_id: id, body: { ...cap, id } });
        expect(set).toMatchObject({ id, title: "Sun cap" });
      }
      const wrong = products.set({ store_id, product_id: "hat", body: cap });
      expect(await refusal(wrong)).toMatchObject(BAD_REQUEST);
    });

    it("are summed for the customer and the account, and cannot be created twice", async () => {
      const { api, store_id } = await withStore(open);
      const { orders, stores } = api.ecommerce;
      for (const id of ["o1", "o2"]) await stores.orders.create({ store_id, body: { ...BASKET, id } });
      const again = stores.orders.create({ store_id, body: { ...BASKET, id: "o1" } });
      expect(await refusal(again)).toMatchObject(BAD_REQUEST);
      expect(await stores.customers.get({ store_id, customer_id: "c1" })).toMatchObject({
        orders_count: 2,
        total_spent: 40,
      });
      expect((await orders.list({ customer_id: "c1" })).orders).toEqual([
        await stores.orders.get({ store_id, order_id: "o1" }),
        await stores.orders.get({ store_id, order_id: "o2" }),
      ]);
      const lines = [{ ...LINE, product_id: "hat" }];
      const unknown = stores.orders.create({ store_id, body: { ...BASKET, id: "o3", lines } });
      expect(await refusal(unknown)).toMatchObject(BAD_REQUEST);
    });
  });
}
