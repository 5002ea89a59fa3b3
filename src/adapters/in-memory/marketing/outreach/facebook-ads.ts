import { PRODUCT_SORT, productActivity, salesOf, share } from "../campaigns/figures.ts";
import { under } from "../collections.ts";
import { computed, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredFacebookAd } from "./state.ts";

const sort = {
  created_at: ({ create_time }: Pick<StoredFacebookAd, "create_time">) => create_time,
  end_time: ({ end_time = "9999-12-31" }: Pick<StoredFacebookAd, "end_time">) => end_time,
};

const ads = resource("facebookAds", "facebookAds", { view: adView, sort });

/** Handlers of `/facebook-ads` and `/reporting/facebook-ads`, which are only read. */
export const facebookAdHandlers = {
  ...ads.handlers,
  ...computed("reporting.facebookAds", {
    rows: (call) => under(call.state.facebookAds).map((ad) => reportView(ad, call)),
    sort,
  }),
  ...computed("reporting.facebookAds.ecommerceProductActivity", {
    rows: (call) =>
      productActivity(call.state, salesOf(call.state, { outreach_id: ads.record(call).id }).orders),
    sort: PRODUCT_SORT,
  }),
};

/** The results of an ad, computed from its daily activity and its orders. */
function figuresOf({ id, results, budget }: StoredFacebookAd, { state }: ServiceCall<string>) {
  const clicks = results.activity.clicks.reduce((sum, day) => sum + day.clicks, 0);
  const sales = salesOf(state, { outreach_id: id });
  const currency_code = sales.currency_code || (budget?.currency_code ?? "");
  const average = sales.total_orders === 0 ? 0 : sales.total_revenue / sales.total_orders;
  return { clicks, click_rate: share(clicks, results.impressions), sales, currency_code, average };
}

function adView(ad: StoredFacebookAd, call: ServiceCall<string>) {
  const { results, ...shown } = ad;
  const { clicks, click_rate, sales, currency_code, average } = figuresOf(ad, call);
  return {
    ...shown,
    report_summary: {
      opens: 0,
      unique_opens: 0,
      open_rate: 0,
      clicks,
      subscriber_clicks: 0,
      click_rate,
      visits: clicks,
      unique_visits: results.unique_clicks,
      conversion_rate: share(results.subscribes, clicks),
      subscribes: results.subscribes,
      ecommerce: { total_revenue: sales.total_revenue, currency_code, average_order_revenue: average },
      impressions: results.impressions,
      reach: results.reach,
      engagements: results.likes + results.comments + results.shares,
      total_sent: 0,
    },
  };
}

function reportView(ad: StoredFacebookAd, call: ServiceCall<string>) {
  const { results, is_connected: _connected, has_audience: _audience, has_content: _content, ...shown } = ad;
  const { activity, subscribes: _subscribes, ...measured } = results;
  const { clicks, click_rate, sales, currency_code, average } = figuresOf(ad, call);
  const { total_amount: spent = 0, duration: days = 0 } = ad.budget ?? {};
  const money = (amount: number) => ({ amount: Math.round(amount * 100) / 100, currency_code });
  const lines = sales.orders.flatMap(({ store_id, id }) => under(call.state.orderLines, [store_id, id]));
  return {
    ...shown,
    report_summary: {
      ...measured,
      clicks,
      click_rate,
      ecommerce: { total_revenue: sales.total_revenue, currency_code },
      total_products_sold: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      total_orders: sales.total_orders,
      average_order_amount: money(average),
      cost_per_click: money(clicks === 0 ? 0 : spent / clicks),
      average_daily_budget: money(days === 0 ? 0 : spent / days),
      has_extended_ad_duration: false,
      return_on_investment: share(sales.total_revenue - spent, spent),
    },
    audience_activity: activity,
  };
}
