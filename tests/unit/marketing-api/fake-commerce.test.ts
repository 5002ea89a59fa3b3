import { describe, expect, it } from "vitest";
import { refusal, wrongFields } from "./fake-account.ts";
import { accountWithStore, store_id } from "./fake-store.ts";

describe("a store", () => {
  it("is rejected for an existing id and for an unknown list", async () => {
    const { api, list_id } = await accountWithStore();
    const create = (id: string, list: string) =>
      api.ecommerce.stores.create({ body: { id, list_id: list, name: "Shop", currency_code: "AUD" } });
    expect(await refusal(create(store_id, list_id))).toMatchObject({ status: 400, title: "Bad Request" });
    expect(await wrongFields(create("other", "nowhere"))).toHaveProperty("list_id");
  });
});

describe("a product", () => {
  it("has at least one variant, and no duplicate ids", async () => {
    const { api } = await accountWithStore();
    const create = (id: string, variants: { id: string; title: string }[]) =>
      api.ecommerce.stores.products.create({ store_id, body: { id, title: "Mug", variants } });
    const mug = { id: "mug", title: "Mug" };
    expect(await wrongFields(create("mug", []))).toHaveProperty("variants");
    expect(await refusal(create("mug", [mug, mug]))).toMatchObject({ title: "Bad Request" });
    expect(await refusal(create("cap", [mug]))).toMatchObject({ title: "Bad Request" });
    expect((await api.ecommerce.stores.products.list({ store_id })).total_items).toBe(1);
  });

  it("is updated with its variants, which are matched by position", async () => {
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
});

describe("a customer", () => {
  it("is a contact of the list: subscribed after opt-in, otherwise transactional", async () => {
    const { api, list_id } = await accountWithStore();
    const add = (id: string, email_address: string, opt_in_status: boolean) =>
      api.ecommerce.stores.customers.create({ store_id, body: { id, email_address, opt_in_status } });
    await add("c1", "ada@larkfield.example", true);
    await add("c2", "ben@larkfield.example", false);
    const { members } = await api.lists.members.list({ list_id });
    expect(members.map(({ status }) => status)).toEqual(["subscribed", "transactional"]);
  });
});
