import { describe, expect, it } from "vitest";
import { recordActivity } from "../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import { START } from "./fake-account.ts";
import { accountWithReaders } from "./fake-campaign.ts";

const RESULTS = "https://larkfield.example/results";
const address = (name: string) => `${name}@larkfield.example`;
const later = (hours: number) => `2026-11-21T${String(8 + hours).padStart(2, "0")}:30:00+00:00`;

/** A campaign to three subscribers: Ada opens twice and clicks, Ben opens and unsubscribes, Cleo's address bounces. */
async function campaignThatWasRead() {
  const fake = await accountWithReaders();
  const campaign_id = await fake.sent();
  recordActivity(fake, [
    {
      campaign_id,
      email_address: address("ada"),
      kind: "open",
      at: later(0),
      country_code: "AU",
      region: "QLD",
    },
    {
      campaign_id,
      email_address: address("ada"),
      kind: "open",
      at: later(2),
      country_code: "AU",
      region: "QLD",
    },
    { campaign_id, email_address: address("ada"), kind: "click", at: later(2), url: RESULTS },
    { campaign_id, email_address: address("ben"), kind: "open", at: later(1), country_code: "NZ" },
    { campaign_id, email_address: address("ben"), kind: "unsubscribed", at: later(1), reason: "Too many" },
    { campaign_id, email_address: address("cleo"), kind: "bounce", bounce: "hard" },
  ]);
  return { ...fake, campaign_id };
}

describe("the report of a campaign", () => {
  it("counts events, with rates relative to delivered e-mails", async () => {
    const { api, campaign_id } = await campaignThatWasRead();
    expect(await api.reports.get({ campaign_id })).toMatchObject({
      campaign_title: "Results FY26",
      emails_sent: 3,
      unsubscribed: 1,
      bounces: { hard_bounces: 1, soft_bounces: 0 },
      opens: { opens_total: 3, unique_opens: 2, open_rate: 1, last_open: later(2) },
      clicks: { clicks_total: 1, unique_subscriber_clicks: 1, click_rate: 0.5, last_click: later(2) },
    });
    expect((await api.campaigns.get({ campaign_id })).report_summary).toMatchObject({ opens: 3, clicks: 1 });
  });

  it("has a timeseries of the first day", async () => {
    const { api, campaign_id } = await campaignThatWasRead();
    const { timeseries } = await api.reports.get({ campaign_id });
    expect(timeseries).toHaveLength(24);
    expect(timeseries.slice(0, 3)).toEqual([
      { timestamp: START, emails_sent: 3, unique_opens: 1, recipients_clicks: 0 },
      { timestamp: "2026-11-21T09:00:00+00:00", emails_sent: 0, unique_opens: 1, recipients_clicks: 0 },
      { timestamp: "2026-11-21T10:00:00+00:00", emails_sent: 0, unique_opens: 1, recipients_clicks: 1 },
    ]);
  });

  it("keeps its recipients when the list changes", async () => {
    const { api, campaign_id, subscribe } = await campaignThatWasRead();
    await subscribe("dora");
    expect((await api.reports.sentTo.list({ campaign_id })).total_items).toBe(3);
  });
});

describe("recorded activity", () => {
  it("has to be of a recipient", async () => {
    const { campaign_id, ...fake } = await campaignThatWasRead();
    const stray = { campaign_id, email_address: address("dora"), kind: "open" } as const;
    expect(() => recordActivity(fake, [stray])).toThrow("was not sent to dora@larkfield.example");
  });
});

describe("the sales of a campaign", () => {
  it("are in its report, also by product", async () => {
    const { api, campaign_id, list_id } = await campaignThatWasRead();
    const store_id = "shop";
    await api.ecommerce.stores.create({
      body: { id: store_id, list_id, name: "Shop", currency_code: "AUD" },
    });
    const product = (id: string, title: string) =>
      api.ecommerce.stores.products.create({ store_id, body: { id, title, variants: [{ id, title }] } });
    await product("cap", "Cap");
    await product("mug", "Mug");
    const line = (id: string, quantity: number, price: number) => ({
      id,
      product_id: id,
      product_variant_id: id,
      quantity,
      price,
    });
    await api.ecommerce.stores.orders.create({
      store_id,
      body: {
        id: "o1",
        customer: { id: "c1", email_address: address("ada"), opt_in_status: true },
        campaign_id,
        currency_code: "AUD",
        order_total: 60,
        tax_total: 5,
        shipping_total: 5,
        lines: [line("cap", 1, 20), line("mug", 3, 10)],
      },
    });
    expect((await api.reports.get({ campaign_id })).ecommerce).toEqual({
      total_orders: 1,
      total_spent: 60,
      total_revenue: 50,
      currency_code: "AUD",
    });
    const { products } = await api.reports.ecommerceProductActivity.list({
      campaign_id,
      sort_field: "total_revenue",
    });
    expect(products.map(({ title, total_revenue }) => [title, total_revenue])).toEqual([
      ["Mug", 30],
      ["Cap", 20],
    ]);
  });
});
