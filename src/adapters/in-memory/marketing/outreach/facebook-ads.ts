import type { FacebookAd, FacebookAdReport } from "../../../../ports/marketing-api/types/facebook-ads.ts";
import { salesOf, share } from "../campaigns/figures.ts";
import { existing, under } from "../collections.ts";
import { pageOf, sorted } from "../query.ts";
import { productActivity } from "../reports/product-activity.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredFacebookAd } from "./state.ts";

type AdCall = ServiceCall<"outreach_id">;

/** Handlers of `/facebook-ads` and `/reporting/facebook-ads`, which are only read. */
export const facebookAdHandlers = {
  "facebookAds.list": (call: ServiceCall) => listOf(call, adView),
  "facebookAds.get": (call: AdCall) => adView(call.state, adOf(call)),
  "reporting.facebookAds.list": (call: ServiceCall) => listOf(call, reportView),
  "reporting.facebookAds.get": (call: AdCall) => reportView(call.state, adOf(call)),
  "reporting.facebookAds.ecommerceProductActivity.list": (call: AdCall) =>
    productActivity(call, salesOf(call.state, { outreach_id: adOf(call).id }).orders),
};

function adOf({ state, path }: AdCall): StoredFacebookAd {
  return existing(state.facebookAds, [path.outreach_id]);
}

function listOf<A>(call: ServiceCall, view: (state: MarketingState, ad: StoredFacebookAd) => A) {
  const ads = sorted(call, under(call.state.facebookAds), {
    created_at: ({ create_time }) => Date.parse(create_time),
    updated_at: ({ updated_at }) => Date.parse(updated_at),
    end_time: ({ end_time }) => Date.parse(end_time ?? "9999-12-31"),
  });
  return {
    facebook_ads: pageOf(call, ads).map((ad) => view(call.state, ad)),
    total_items: ads.length,
  };
}

/** The results of an ad, computed from its daily activity and its orders. */
function figuresOf(state: MarketingState, { id, results, budget }: StoredFacebookAd) {
  const { activity } = results;
  const clicks = activity.clicks.reduce((sum, day) => sum + day.clicks, 0);
  const sales = salesOf(state, { outreach_id: id });
  const currency_code = sales.currency_code || (budget?.currency_code ?? "");
  const average = sales.total_orders === 0 ? 0 : sales.total_revenue / sales.total_orders;
  return { clicks, click_rate: share(clicks, results.impressions), sales, currency_code, average };
}

function adView(state: MarketingState, ad: StoredFacebookAd): FacebookAd {
  const { results, ...shown } = ad;
  const { clicks, click_rate, sales, currency_code, average } = figuresOf(state, ad);
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

function reportView(state: MarketingState, ad: StoredFacebookAd): FacebookAdReport {
  const {
    results,
    is_connected: _c,
    has_audience: _a,
    has_content: _h,
    feedback: _f,
    site: _s,
    content: _t,
    ...shown
  } = ad;
  const { reach, impressions, unique_clicks, first_time_buyers, likes, comments, shares, activity } = results;
  const { clicks, click_rate, sales, currency_code, average } = figuresOf(state, ad);
  const spent = ad.budget?.total_amount ?? 0;
  const days = ad.budget?.duration ?? 0;
  const money = (amount: number) => ({ amount: Math.round(amount * 100) / 100, currency_code });
  return {
    ...shown,
    report_summary: {
      reach,
      impressions,
      clicks,
      click_rate,
      unique_clicks,
      first_time_buyers,
      ecommerce: { total_revenue: sales.total_revenue, currency_code },
      total_products_sold: soldIn(state, sales.orders),
      total_orders: sales.total_orders,
      average_order_amount: money(average),
      cost_per_click: money(clicks === 0 ? 0 : spent / clicks),
      average_daily_budget: money(days === 0 ? 0 : spent / days),
      likes,
      comments,
      shares,
      has_extended_ad_duration: false,
      return_on_investment: share(sales.total_revenue - spent, spent),
    },
    audience_activity: activity,
  };
}

function soldIn(
  state: MarketingState,
  orders: readonly { readonly store_id: string; readonly id: string }[],
): number {
  return orders
    .flatMap(({ store_id, id }) => under(state.orderLines, [store_id, id]))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
