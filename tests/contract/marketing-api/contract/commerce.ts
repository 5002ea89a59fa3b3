import { expect, it } from "vitest";
import { CUSTOMER, LINE, refusal } from "../../../unit/marketing-api/fake-account.ts";
import { functionAt } from "../provider/member-at.ts";
import { ADA, BAD_REQUEST, type Open, withStore } from "./account.ts";

export const BASKET = { id: "b1", customer: CUSTOMER, currency_code: "AUD", order_total: 20, lines: [LINE] };

const BLUE = { id: "blue", title: "Blue" };

export function commerceContract(open: Open): void {
  /** With the path and the body of each, and with what is another in the body that replaces it. */
  const set: readonly (readonly [group: string, path: object, body: object, change: object])[] = [
    ["customers", { customer_id: "c1" }, { ...CUSTOMER, company: "Larkfield" }, { company: "Furlong" }],
    ["orders", { order_id: BASKET.id }, BASKET, { order_total: 6 }],
    ["products", { product_id: "hat" }, { id: "hat", title: "Hat", variants: [BLUE] }, { title: "Sun hat" }],
    ["products.variants", { product_id: "cap", variant_id: "blue" }, BLUE, { title: "Light blue" }],
  ];
  it.each(set)(
    "%s are created or replaced by PUT; repeating it changes nothing",
    async (group, path, body, change) => {
      const { api, store_id } = await withStore(open);
      const call = async (action: string, more = {}) =>
        functionAt(api, `ecommerce.stores.${group}.${action}`)({ store_id, ...path, ...more });
      expect(await call("set", { body })).toMatchObject(body);
      const replaced = await call("set", { body: { ...body, ...change } });
      expect(replaced).toMatchObject(change);
      expect(await call("set", { body: { ...body, ...change } })).toEqual(replaced);
      expect(await call("get")).toEqual(replaced);
    },
  );

  it("orders are summed for the customer and the account, and cannot be created twice or of what is unknown", async () => {
    const { api, store_id } = await withStore(open);
    const { orders, stores } = api.ecommerce;
    for (const id of ["o1", "o2"]) await stores.orders.create({ store_id, body: { ...BASKET, id } });
    const again = stores.orders.create({ store_id, body: { ...BASKET, id: "o1" } });
    expect(await refusal(again)).toMatchObject(BAD_REQUEST);
    const { customers } = await stores.customers.list({ store_id, email_address: ADA });
    expect(customers).toMatchObject([{ id: "c1", orders_count: 2, total_spent: 40 }]);
    expect((await orders.list({ customer_id: "c1" })).orders).toEqual([
      await stores.orders.get({ store_id, order_id: "o1" }),
      await stores.orders.get({ store_id, order_id: "o2" }),
    ]);
    const lines = [{ ...LINE, product_id: "hat" }];
    const unknown = stores.orders.create({ store_id, body: { ...BASKET, id: "o3", lines } });
    expect(await refusal(unknown)).toMatchObject(BAD_REQUEST);
    const misnamed = stores.products.set({
      store_id,
      product_id: "hat",
      body: { id: "cap", title: "Cap", variants: [BLUE] },
    });
    expect(await refusal(misnamed)).toMatchObject(BAD_REQUEST);
  });
}
