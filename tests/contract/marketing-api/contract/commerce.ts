import { describe, expect, it } from "vitest";
import { refusal } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BAD_REQUEST, type Open, testLifecycle, withReaders, withStore } from "./account.ts";

const CUSTOMER = { id: "c1", email_address: ADA, opt_in_status: true };
const LINE = { id: "l1", product_id: "cap", product_variant_id: "blue", quantity: 2, price: 10 };
const BASKET = { id: "b1", customer: CUSTOMER, currency_code: "AUD", order_total: 20, lines: [LINE] };

export function commerceContract(open: Open): void {
  describe("stores", () => {
    it("are created, listed, read, updated and deleted", async () => {
      const { api, list_id } = await withReaders(open);
      const { stores } = api.ecommerce;
      await testLifecycle({
        create: () => stores.create({ body: { id: "s", list_id, name: "Shop", currency_code: "AUD" } }),
        idOf: ({ id }) => id,
        list: async () => (await stores.list()).stores,
        get: (store_id) => stores.get({ store_id }),
        update: (store_id) => stores.update({ store_id, body: { name: "Larkfield shop" } }),
        changed: { name: "Larkfield shop" },
        remove: (store_id) => stores.delete({ store_id }),
      });
    });

    it("have customers with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { customers } = api.ecommerce.stores;
      await testLifecycle({
        create: () => customers.create({ store_id, body: CUSTOMER }),
        idOf: ({ id }) => id,
        list: async () => (await customers.list({ store_id })).customers,
        get: (customer_id) => customers.get({ store_id, customer_id }),
        update: (customer_id) => customers.update({ store_id, customer_id, body: { company: "Larkfield" } }),
        changed: { company: "Larkfield" },
        remove: (customer_id) => customers.delete({ store_id, customer_id }),
      });
    });

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
    it("are created, listed, read, updated and deleted", async () => {
      const { api, store_id } = await withStore(open);
      const { products } = api.ecommerce.stores;
      const variants = [{ id: "v", title: "Scarf" }];
      await testLifecycle({
        create: () => products.create({ store_id, body: { id: "scarf", title: "Scarf", variants } }),
        idOf: ({ id }) => id,
        list: async () => (await products.list({ store_id })).products,
        get: (product_id) => products.get({ store_id, product_id }),
        update: (product_id) => products.update({ store_id, product_id, body: { title: "Silk scarf" } }),
        changed: { title: "Silk scarf", variants },
        remove: (product_id) => products.delete({ store_id, product_id }),
      });
    });

    it("have images with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { images } = api.ecommerce.stores.products;
      const cap = { store_id, product_id: "cap" };
      await testLifecycle({
        create: () => images.create({ ...cap, body: { id: "i", url: "https://larkfield.example/1.png" } }),
        idOf: ({ id }) => id,
        list: async () => (await images.list(cap)).images,
        get: (image_id) => images.get({ ...cap, image_id }),
        update: (image_id) => images.update({ ...cap, image_id, body: { variant_ids: ["blue"] } }),
        changed: { variant_ids: ["blue"] },
        remove: (image_id) => images.delete({ ...cap, image_id }),
      });
    });

    it("have variants with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { variants } = api.ecommerce.stores.products;
      const cap = { store_id, product_id: "cap" };
      await testLifecycle({
        create: () => variants.create({ ...cap, body: { id: "green", title: "Green cap", price: 9 } }),
        idOf: ({ id }) => id,
        list: async () => (await variants.list(cap)).variants,
        get: (variant_id) => variants.get({ ...cap, variant_id }),
        update: (variant_id) => variants.update({ ...cap, variant_id, body: { price: 11 } }),
        changed: { price: 11, title: "Green cap" },
        remove: (variant_id) => variants.delete({ ...cap, variant_id }),
      });
    });

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

  describe("carts", () => {
    it("are created, listed, read, updated and deleted", async () => {
      const { api, store_id } = await withStore(open);
      const { carts } = api.ecommerce.stores;
      await testLifecycle({
        create: () => carts.create({ store_id, body: BASKET }),
        idOf: ({ id }) => id,
        list: async () => (await carts.list({ store_id })).carts,
        get: (cart_id) => carts.get({ store_id, cart_id }),
        update: (cart_id) => carts.update({ store_id, cart_id, body: { order_total: 30 } }),
        changed: { order_total: 30, customer: { id: "c1", orders_count: 0 } },
        remove: (cart_id) => carts.delete({ store_id, cart_id }),
      });
    });

    it("have lines with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { carts } = api.ecommerce.stores;
      await carts.create({ store_id, body: BASKET });
      const cart = { store_id, cart_id: "b1" };
      await testLifecycle({
        create: () => carts.lines.create({ ...cart, body: { ...LINE, id: "l2", product_variant_id: "red" } }),
        idOf: ({ id }) => id,
        list: async () => (await carts.lines.list(cart)).lines,
        get: (line_id) => carts.lines.get({ ...cart, line_id }),
        update: (line_id) => carts.lines.update({ ...cart, line_id, body: { quantity: 3 } }),
        changed: { quantity: 3, product_variant_title: "Red cap" },
        remove: (line_id) => carts.lines.delete({ ...cart, line_id }),
      });
    });
  });

  describe("orders", () => {
    it("are created, listed, read, updated and deleted", async () => {
      const { api, store_id } = await withStore(open);
      const { orders } = api.ecommerce.stores;
      await testLifecycle({
        create: () => orders.create({ store_id, body: BASKET }),
        idOf: ({ id }) => id,
        list: async () => (await orders.list({ store_id })).orders,
        get: (order_id) => orders.get({ store_id, order_id }),
        update: (order_id) => orders.update({ store_id, order_id, body: { financial_status: "paid" } }),
        changed: { financial_status: "paid", lines: [{ id: "l1", product_title: "Cap" }] },
        remove: (order_id) => orders.delete({ store_id, order_id }),
      });
    });

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

    it("have lines with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { orders } = api.ecommerce.stores;
      await orders.create({ store_id, body: BASKET });
      const order = { store_id, order_id: "b1" };
      await testLifecycle({
        create: () => orders.lines.create({ ...order, body: { ...LINE, id: "l2" } }),
        idOf: ({ id }) => id,
        list: async () => (await orders.lines.list(order)).lines,
        get: (line_id) => orders.lines.get({ ...order, line_id }),
        update: (line_id) => orders.lines.update({ ...order, line_id, body: { discount: 1.5 } }),
        changed: { discount: 1.5, quantity: 2 },
        remove: (line_id) => orders.lines.delete({ ...order, line_id }),
      });
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

  describe("promotions", () => {
    const RULE = {
      id: "r1",
      description: "Ten off",
      amount: 10,
      type: "percentage",
      target: "total",
    } as const;

    it("have rules with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { promoRules } = api.ecommerce.stores;
      await testLifecycle({
        create: () => promoRules.create({ store_id, body: RULE }),
        idOf: ({ id }) => id,
        list: async () => (await promoRules.list({ store_id })).promo_rules,
        get: (promo_rule_id) => promoRules.get({ store_id, promo_rule_id }),
        update: (promo_rule_id) => promoRules.update({ store_id, promo_rule_id, body: { enabled: false } }),
        changed: { enabled: false },
        remove: (promo_rule_id) => promoRules.delete({ store_id, promo_rule_id }),
      });
    });

    it("have codes with create, list, get, update and delete", async () => {
      const { api, store_id } = await withStore(open);
      const { promoRules } = api.ecommerce.stores;
      await promoRules.create({ store_id, body: RULE });
      const rule = { store_id, promo_rule_id: "r1" };
      const body = { id: "p1", code: "TEN", redemption_url: "https://larkfield.example/ten" };
      await testLifecycle({
        create: () => promoRules.promoCodes.create({ ...rule, body }),
        idOf: ({ id }) => id,
        list: async () => (await promoRules.promoCodes.list(rule)).promo_codes,
        get: (promo_code_id) => promoRules.promoCodes.get({ ...rule, promo_code_id }),
        update: (promo_code_id) =>
          promoRules.promoCodes.update({ ...rule, promo_code_id, body: { usage_count: 4 } }),
        changed: { usage_count: 4 },
        remove: (promo_code_id) => promoRules.promoCodes.delete({ ...rule, promo_code_id }),
      });
    });
  });
}
