import { describe, expect, it } from "vitest";
import { accountWithList, refusal } from "./fake-account.ts";
import { outreachFor } from "./fake-outreach.ts";

const ADA = "ada@larkfield.example";

/** An account with one list, and records that only the service's application can create. */
async function accountWithOutreach() {
  const fake = await accountWithList();
  await fake.subscribe("ada");
  fake.restore({ ...fake.snapshot(), ...outreachFor(fake.list_id) });
  return fake;
}

describe("a Facebook ad", () => {
  it("has totals that are the sums of its days", async () => {
    const { api } = await accountWithOutreach();
    expect((await api.facebookAds.get({ outreach_id: "ad" })).report_summary).toMatchObject({
      clicks: 50,
      click_rate: 0.05,
      engagements: 6,
      conversion_rate: 0.1,
    });
    const report = await api.reporting.facebookAds.get({ outreach_id: "ad" });
    expect(report.report_summary).toMatchObject({
      clicks: 50,
      cost_per_click: { amount: 2, currency_code: "AUD" },
      average_daily_budget: { amount: 25 },
    });
    expect(report).not.toHaveProperty("is_connected");
    expect((await api.facebookAds.list({ sort_field: "created_at" })).total_items).toBe(1);
    expect((await api.reporting.facebookAds.list()).facebook_ads[0]).toEqual(report);
  });

  it("has the orders that refer to it", async () => {
    const { api, list_id } = await accountWithOutreach();
    const store_id = "shop";
    const body = { id: store_id, list_id, name: "Shop", currency_code: "AUD" };
    await api.ecommerce.stores.create({ body });
    await api.ecommerce.stores.products.create({
      store_id,
      body: { id: "cap", title: "Cap", variants: [{ id: "cap", title: "Cap", sku: "C" }] },
    });
    const lines = [{ id: "l1", product_id: "cap", product_variant_id: "cap", quantity: 2, price: 60 }];
    const customer = { id: "c1", email_address: ADA, opt_in_status: true };
    const order = {
      id: "o1",
      customer,
      currency_code: "AUD",
      order_total: 120,
      lines,
      outreach: { id: "ad" },
    };
    const { outreach } = await api.ecommerce.stores.orders.create({ store_id, body: order });
    expect(outreach).toEqual({ id: "ad", name: "Open day", type: "facebook" });
    const { report_summary } = await api.reporting.facebookAds.get({ outreach_id: "ad" });
    expect(report_summary).toMatchObject({
      total_orders: 1,
      total_products_sold: 2,
      ecommerce: { total_revenue: 120 },
      return_on_investment: 0.2,
    });
    const activity = await api.reporting.facebookAds.ecommerceProductActivity.list({ outreach_id: "ad" });
    expect(activity).toMatchObject({
      products: [{ title: "Cap", sku: "C", total_purchased: 2, total_revenue: 120, currency_code: "AUD" }],
      total_items: 1,
    });
  });
});

describe("the report of a survey", () => {
  it("filters answers and responses by respondent", async () => {
    const { api } = await accountWithOutreach();
    const outreach_id = "poll";
    const { surveys } = api.reporting;
    const known = await surveys.questions.answers.list({
      outreach_id,
      question_id: "q1",
      respondent_familiarity_is: "known",
    });
    expect(known.answers).toMatchObject([
      { value: "Results", contact: { email: ADA, status: "Subscribed" } },
    ]);
    const careers = await surveys.responses.list({ outreach_id, chose_answer: "Careers" });
    expect(careers.responses).toMatchObject([
      { response_id: "r2", is_new_contact: true, contact: { status: "Non-Subscribed" } },
    ]);
    expect((await surveys.responses.get({ outreach_id, response_id: "r1" })).results).toEqual([
      { question_id: "q1", question_type: "pickOne", query: "Which pages?", answer: "Results" },
      { question_id: "q2", question_type: "range", query: "How useful?", answer: "4" },
    ]);
    const unknown = surveys.get({ outreach_id: "none" });
    expect(await refusal(unknown)).toMatchObject({ title: "Resource Not Found" });
  });
});
