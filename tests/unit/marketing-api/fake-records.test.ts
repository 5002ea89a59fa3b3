import { expect, it } from "vitest";
import {
  account,
  accountWithList,
  accountWithStore,
  addAutomation,
  START,
  store_id,
} from "./fake-account.ts";

it("fields of a store, a product and a customer that were never sent are returned empty", async () => {
  const { api, order } = await accountWithStore();
  const { customer } = await order("o1");
  expect(customer).toMatchObject({ company: "", first_name: "", last_name: "", address: {} });
  const blank = { platform: "", domain: "", phone: "", timezone: "", is_syncing: false, address: {} };
  expect(await api.ecommerce.stores.get({ store_id })).toMatchObject(blank);
  const bare = { handle: "", url: "", vendor: "", image_url: "" };
  expect(await api.ecommerce.stores.products.get({ store_id, product_id: "cap" })).toMatchObject(bare);
});

/** A PNG of one pixel: only its header is read. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

it("a file has a size and a type, and an image has width and height", async () => {
  const { files } = account().api.fileManager;
  const image = { type: "image", size: 70, width: 1, height: 1, folder_id: 0 };
  expect(await files.create({ body: { name: "dot.png", file_data: PIXEL } })).toMatchObject(image);
  const file_data = Buffer.from("Larkfield").toString("base64");
  const text = { type: "file", size: 9, width: 0 };
  expect(await files.create({ body: { name: "note.txt", file_data } })).toMatchObject(text);
  expect(await files.list({ sort_field: "size" })).toMatchObject({
    files: [text, image],
    total_file_size: 79,
  });
  expect((await files.list({ type: "image" })).total_items).toBe(1);
});

it("the report of a landing page counts visits, visitors and subscriptions by day", async () => {
  const { api, list_id, snapshot, restore } = await accountWithList();
  const { id: page_id } = await api.landingPages.create({ body: { title: "Join us", list_id } });
  await api.landingPages.publish({ page_id });
  const first = { page_id, kind: "visit", visitor: "a", at: START } as const;
  const second = { ...first, visitor: "b", at: "2026-11-22T10:00:00+00:00" };
  restore({ ...snapshot(), pageVisits: [first, first, second, { ...second, kind: "subscribe" }] });
  const { timeseries, ...report } = await api.reporting.landingPages.get({ outreach_id: page_id });
  expect(report).toMatchObject({ visits: 3, unique_visits: 2, subscribes: 1, conversion_rate: 0.5 });
  expect(timeseries?.daily_stats).toMatchObject({
    visits: [
      { date: "2026-11-21", val: 2 },
      { date: "2026-11-22", val: 1 },
    ],
    unique_visits: [{ val: 1 }, { val: 1 }],
  });
});

it("a queued e-mail and a batch wait until they are due", async () => {
  const { api, list_id, subscribe, passHours } = await accountWithList();
  const { email_address } = await subscribe("ada");
  const path = await addAutomation(api, list_id);
  await api.automations.emails.start(path);
  const queued = await api.automations.emails.queue.add({ ...path, body: { email_address } });
  expect(queued.next_send).toBe("2026-11-22T08:00:00+00:00");
  const operations = [
    { method: "GET", path: "/nowhere" },
    { method: "DELETE", path: "/ping" },
    { method: "POST", path: "/lists", body: "{" },
    { method: "POST", path: "/batches", body: "{}" },
  ] as const;
  const { id: batch_id } = await api.batches.create({ body: { operations } });
  passHours(24);
  expect((await api.automations.emails.queue.list(path)).total_items).toBe(0);
  expect((await api.automations.emails.get(path)).emails_sent).toBe(1);
  // An operation that does not exist, or that a batch cannot have, is an error of its own.
  expect(await api.batches.get({ batch_id })).toMatchObject({ status: "finished", errored_operations: 4 });
});
