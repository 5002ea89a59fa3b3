import { createTar } from "nanotar";
import { describe, expect, it } from "vitest";
import { recordActivity } from "../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import {
  accountWithReaders,
  addOrder,
  addStore,
  HTML,
  LINE,
  refusal,
  SETTINGS,
  START,
  store_id,
} from "./fake-account.ts";

describe("a campaign", () => {
  it("without its parts is not sent, and the checklist names what is missing", async () => {
    const { api, list_id, ready } = await accountWithReaders();
    const missing = async (id: string) => {
      const { is_ready, items } = await api.campaigns.sendChecklist.get({ campaign_id: id });
      expect(is_ready).toBe(false);
      return items.filter(({ type }) => type === "error").map(({ heading }) => heading);
    };
    const { id: empty } = await api.campaigns.create({ body: { type: "regular" } });
    expect(await missing(empty)).toEqual(["List", "Subject", "From name", "Replies", "Content"]);
    const why = { title: "Bad Request", detail: expect.stringContaining("Content") };
    expect(await refusal(api.campaigns.send({ campaign_id: empty }))).toMatchObject(why);
    const body = { schedule_time: "2026-11-21T09:15:00+00:00" };
    const schedule = api.campaigns.schedule({ campaign_id: empty, body });
    expect(await refusal(schedule)).toMatchObject(why);

    const campaign_id = await ready();
    for (const name of ["ada", "ben", "cleo"])
      await api.lists.members.delete({ list_id, subscriber_hash: `${name}@larkfield.example` });
    expect(await missing(campaign_id)).toEqual(["Recipients"]);
  });

  it("is sent when it is due, and is not deleted meanwhile", async () => {
    const { api, list_id, ready, passHours } = await accountWithReaders();
    const [campaign_id, other] = [await ready(), await ready()];
    const schedule_time = "2026-11-21T09:15:00+00:00";
    await api.campaigns.schedule({ campaign_id, body: { schedule_time } });
    passHours(1);
    expect((await api.campaigns.get({ campaign_id })).status).toBe("schedule");
    await api.campaigns.send({ campaign_id: other });
    expect(await refusal(api.campaigns.delete({ campaign_id: other }))).toMatchObject({
      title: "Bad Request",
    });
    passHours(1);
    // No call has asked for the campaigns.
    const ada = { list_id, subscriber_hash: "ada@larkfield.example" };
    expect((await api.lists.members.activity.list(ada)).activity).toHaveLength(2);
    const sent = { status: "sent", send_time: schedule_time, emails_sent: 3 };
    expect(await api.campaigns.get({ campaign_id })).toMatchObject(sent);
  });
});

it("the folder of a campaign counts it, and the campaign stays when it is deleted", async () => {
  const { api, ready } = await accountWithReaders();
  const { id: folder_id } = await api.campaignFolders.create({ body: { name: "Results" } });
  const campaign_id = await ready({ settings: { ...SETTINGS, folder_id } });
  expect((await api.campaignFolders.get({ folder_id })).count).toBe(1);
  expect((await api.campaigns.list({ folder_id })).campaigns).toMatchObject([{ id: campaign_id }]);
  await api.campaignFolders.delete({ folder_id });
  expect((await api.campaigns.get({ campaign_id })).settings.folder_id).toBe("");
});

describe("the content of a campaign", () => {
  it("has a given or a derived plain text", async () => {
    const { api, ready } = await accountWithReaders();
    const campaign_id = await ready();
    const made = await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
    expect(made.plain_text).toContain("Results (https://larkfield.example/results)");
    const given = { html: HTML, plain_text: "Revenue rose." };
    expect(await api.campaigns.content.set({ campaign_id, body: given })).toMatchObject(given);
  });

  it("is a template with its sections filled", async () => {
    const { api, ready } = await accountWithReaders();
    const html = '<h1 mc:edit="title">Title</h1><div mc:edit="body"><p>Text</p></div>';
    const { id } = await api.templates.create({ body: { name: "Plain", html } });
    const campaign_id = await ready();
    const template = { id, sections: { title: "Costs: $& and $1" } };
    expect((await api.campaigns.content.set({ campaign_id, body: { template } })).html).toBe(
      '<h1 mc:edit="title">Costs: $& and $1</h1><div mc:edit="body"><p>Text</p></div>',
    );
  });

  it("is the page of an uploaded archive", async () => {
    const { api, ready } = await accountWithReaders();
    const archive_content = Buffer.from(createTar([{ name: "index.html", data: HTML }])).toString("base64");
    const body = { archive: { archive_content, archive_type: "tar" } } as const;
    expect((await api.campaigns.content.set({ campaign_id: await ready(), body })).html).toBe(HTML);
  });
});

const address = (name: string) => `${name}@larkfield.example`;
const later = (hours: number) => `2026-11-21T${String(8 + hours).padStart(2, "0")}:30:00+00:00`;

/** A campaign to three subscribers: Ada opens twice and clicks, Ben opens and unsubscribes, Cleo's address bounces. */
async function campaignThatWasRead() {
  const fake = await accountWithReaders();
  const campaign_id = await fake.sent();
  const ada = { campaign_id, email_address: address("ada") };
  const ben = { campaign_id, email_address: address("ben") };
  recordActivity(fake, [
    { ...ada, kind: "open", at: later(0), country_code: "AU", region: "QLD" },
    { ...ada, kind: "open", at: later(2), country_code: "AU", region: "QLD" },
    { ...ada, kind: "click", at: later(2), url: "https://larkfield.example/results" },
    { ...ben, kind: "open", at: later(1), country_code: "NZ" },
    { ...ben, kind: "unsubscribed", at: later(1), reason: "Too many" },
    { campaign_id, email_address: address("cleo"), kind: "bounce", bounce: "hard" },
  ]);
  return { ...fake, campaign_id };
}

describe("the report of a campaign", () => {
  it("counts events, by hour too, with rates relative to delivered e-mails", async () => {
    const { api, campaign_id } = await campaignThatWasRead();
    const { timeseries, ...report } = await api.reports.get({ campaign_id });
    expect(report).toMatchObject({
      emails_sent: 3,
      unsubscribed: 1,
      bounces: { hard_bounces: 1, soft_bounces: 0 },
      opens: { opens_total: 3, unique_opens: 2, open_rate: 1, last_open: later(2) },
      clicks: { clicks_total: 1, unique_subscriber_clicks: 1, click_rate: 0.5, last_click: later(2) },
    });
    expect((await api.campaigns.get({ campaign_id })).report_summary).toMatchObject({ opens: 3, clicks: 1 });
    expect(timeseries).toHaveLength(24);
    expect(timeseries.slice(0, 3)).toEqual([
      { timestamp: START, emails_sent: 3, unique_opens: 1, recipients_clicks: 0 },
      { timestamp: "2026-11-21T09:00:00+00:00", emails_sent: 0, unique_opens: 1, recipients_clicks: 0 },
      { timestamp: "2026-11-21T10:00:00+00:00", emails_sent: 0, unique_opens: 1, recipients_clicks: 1 },
    ]);
  });

  it("has advice on its rates, bounces and complaints", async () => {
    const { api, campaign_id, ...fake } = await campaignThatWasRead();
    recordActivity(fake, [{ campaign_id, email_address: address("ada"), kind: "abuse" }]);
    expect((await api.reports.advice.list({ campaign_id })).advice).toEqual([
      { type: "positive", message: "The open rate is above what is usual in your industry." },
      { type: "positive", message: "The click rate is above what is usual in your industry." },
      { type: "negative", message: "More e-mails bounced than is usual in your industry." },
      { type: "negative", message: "1 recipients complained about this campaign." },
    ]);
  });

  it("has the sales, also by product", async () => {
    const { api, campaign_id, list_id } = await campaignThatWasRead();
    await addStore(api, list_id);
    const variants = [{ id: "mug", title: "Mug" }];
    await api.ecommerce.stores.products.create({ store_id, body: { id: "mug", title: "Mug", variants } });
    const mugs = { id: "l2", product_id: "mug", product_variant_id: "mug", quantity: 3, price: 10 };
    const totals = { order_total: 60, tax_total: 5, shipping_total: 5 };
    await addOrder(api, "o1", { campaign_id, ...totals, lines: [LINE, mugs] });
    const { ecommerce } = await api.reports.get({ campaign_id });
    expect(ecommerce).toMatchObject({ total_orders: 1, total_spent: 60, total_revenue: 50 });
    const sort_field = "total_revenue";
    const { products } = await api.reports.ecommerceProductActivity.list({ campaign_id, sort_field });
    expect(products).toMatchObject([
      { title: "Mug", total_revenue: 30 },
      { title: "Cap", total_revenue: 20 },
    ]);
  });
});
