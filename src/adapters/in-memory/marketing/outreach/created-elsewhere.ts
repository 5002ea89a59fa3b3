import { findMember } from "../audience/member-view.ts";
import { bodyOf } from "../bodies.ts";
import { NO_ACTIVITY, PRODUCT_SORT, productActivity, salesOf, share } from "../campaigns/view.ts";
import { existing, find, put, under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { computed, type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState, StoredFacebookAd } from "../state.ts";

function unreadIn(state: MarketingState, conversation_id: string): number {
  return under(state.conversationMessages, [conversation_id]).filter(({ read }) => !read).length;
}

const messages = resource("conversations.messages", "conversationMessages", {
  items: "conversation_messages",
  // In the service, the `list_id` of a message is the numeric id of the list.
  view(message, { state, path: { conversation_id } }) {
    const { list_id } = existing(state.conversations, [conversation_id]);
    return { ...message, conversation_id, list_id: find(state.lists, [list_id])?.web_id ?? 0 };
  },
  filters: { is_read: ({ read }, wanted) => String(read) === wanted },
});

const conversations = resource("conversations", "conversations", {
  view(conversation, { state }) {
    const { id, from_label, from_email, subject } = conversation;
    const own = under(state.conversationMessages, [id]);
    const nothing = { id, from_label, from_email, subject, message: "", read: true, timestamp: "" };
    const { id: _id, ...last_message } = own.at(-1) ?? nothing;
    return { ...conversation, message_count: own.length, unread_messages: unreadIn(state, id), last_message };
  },
  filters: {
    has_unread_messages: ({ id }, wanted, { state }) => String(unreadIn(state, id) > 0) === wanted,
  },
});

const sort = {
  created_at: ({ create_time }: Pick<StoredFacebookAd, "create_time">) => create_time,
  end_time: ({ end_time = "9999-12-31" }: Pick<StoredFacebookAd, "end_time">) => end_time,
};

const ads = resource("facebookAds", "facebookAds", { view: adView, sort });

/**
 * Handlers of `/conversations`, `/facebook-ads` and `/reporting/facebook-ads`, which are only read, and of
 * `/customer-journeys`.
 */
export const outreachHandlers = {
  ...conversations.handlers,
  ...messages.handlers,
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

  "customerJourneys.trigger"(call): undefined {
    const { state, path, now } = call;
    const ids = [path.journey_id, path.step_id];
    const step = existing(state.journeySteps, ids);
    const { email_address } = bodyOf(call);
    if (findMember(state, step.list_id, email_address)?.status !== "subscribed") {
      throw badRequest(`${email_address} is not subscribed to the list of the journey.`);
    }
    put(state.journeySteps, ids, { ...step, triggered: [...step.triggered, { email_address, at: now }] });
  },
} satisfies Partial<Handlers>;

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
      ...NO_ACTIVITY,
      clicks,
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
