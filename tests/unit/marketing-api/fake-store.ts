import type { CreateOrder } from "../../../src/ports/marketing-api/types/ecommerce-orders.ts";
import { accountWithList } from "./fake-account.ts";

/** The store. */
export const store_id = "shop";
/** A customer who opted in. */
const CUSTOMER = { id: "c1", email_address: "ada@larkfield.example", opt_in_status: true };
/** A line with two blue caps. */
export const LINE = { id: "l1", product_id: "cap", product_variant_id: "cap-blue", quantity: 2, price: 10 };

/** An account with a store that sells caps. */
export async function accountWithStore() {
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
