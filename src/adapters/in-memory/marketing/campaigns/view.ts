import type { ResendShortcut } from "../../../../ports/marketing-api/types/campaigns.ts";
import type { ProductActivity } from "../../../../ports/marketing-api/types/reports.ts";
import type { Now } from "../audience/conditions.ts";
import { namedList } from "../audience/member-view.ts";
import { find, under } from "../collections.ts";
import { type LoggedEvent, lastTime } from "../event-log.ts";
import { flag } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState, StoredOrder } from "../state.ts";
import { known } from "../timestamps.ts";
import { recipientsOf } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";

/** What campaigns and e-mails of automations have by default. */
export const TRACKING = { opens: true, html_clicks: true, text_clicks: false };
export const SENDER = { authenticate: true, auto_footer: false, inline_css: false };
export const SHARING = { auto_tweet: false, auto_fb_post: [], fb_comments: true };

/** The report summary of what nobody has received. */
export const NO_ACTIVITY = {
  opens: 0,
  unique_opens: 0,
  open_rate: 0,
  clicks: 0,
  subscriber_clicks: 0,
  click_rate: 0,
};

export function campaignView(campaign: StoredCampaign, call: ServiceCall<string>) {
  const { content: _c, recipient_ids: _r, seen_sending: _s, resend: _e, ...rest } = campaign;
  const { variate_contents: _v, variate_settings, rss_opts, send_time, ...shown } = rest;
  const { id, status } = campaign;
  const figures = figuresOf(eventsIn(call.state, id));
  const { opens, unique_opens, open_rate, clicks, subscriber_clicks, click_rate, emails_sent } = figures;
  const { total_orders, total_spent, total_revenue } = salesOf(call.state, { campaign_id: id });
  const activity = { opens, unique_opens, open_rate, clicks, subscriber_clicks, click_rate };
  return {
    ...shown,
    archive_url: `https://sandbox.example/archive/${id}`,
    long_archive_url: `https://sandbox.example/archive?campaign=${id}`,
    emails_sent,
    ...known({ send_time }),
    needs_block_refresh: false,
    resendable: status === "sent",
    recipients: recipientsView(call, campaign),
    ...(variate_settings !== undefined && {
      variate_settings: { wait_time: 0, test_size: 100, ...variate_settings },
    }),
    ...(rss_opts !== undefined && {
      rss_opts: {
        constrain_rss_img: false,
        schedule: { hour: 9 },
        ...rss_opts,
        ...known({ last_sent: send_time }),
      },
    }),
    ...(hasReport(campaign) && {
      report_summary: { ...activity, ecommerce: { total_orders, total_spent, total_revenue } },
    }),
    delivery_status: deliveryOf(campaign, figures),
    ...(flag(call, "include_resend_shortcut_eligibility") === true && {
      resend_shortcut_eligibility: eligibilityOf(call, campaign),
    }),
  };
}

export function hasReport({ status }: StoredCampaign): boolean {
  return status === "sent" || status === "sending" || status === "canceled";
}

function recipientsView(call: Now, campaign: StoredCampaign) {
  const { recipients, recipient_ids } = campaign;
  const { list_id, segment_opts } = recipients;
  const segment = find(call.state.segments, [list_id, segment_opts?.saved_segment_id ?? 0]);
  return {
    ...recipients,
    ...namedList(call.state, list_id),
    segment_text: segment?.name ?? "",
    recipient_count: hasReport(campaign) ? recipient_ids.length : recipientsOf(call, campaign).length,
  };
}

/** Whether a campaign can be resent to a part of its audience; otherwise the reason. */
function eligibilityOf(now: Now, campaign: StoredCampaign) {
  const to = (shortcut: ResendShortcut) => {
    const reason = reasonAgainst(now, campaign, shortcut);
    return { is_eligible: reason === "", reason };
  };
  return {
    to_non_openers: to("to_non_openers"),
    to_new_subscribers: to("to_new_subscribers"),
    to_non_clickers: to("to_non_clickers"),
  };
}

/** The reason why a campaign cannot be resent; empty if it can. */
export function reasonAgainst(now: Now, campaign: StoredCampaign, shortcut: ResendShortcut): string {
  if (campaign.status !== "sent") return "The campaign has not been sent.";
  const again = { ...campaign, parent_campaign_id: campaign.id, resend: shortcut };
  return recipientsOf(now, again).length === 0 ? "There is nobody to send the campaign to." : "";
}

export type Figures = ReturnType<typeof figuresOf>;

/** Events of the recipients of a campaign, oldest first. */
export function eventsIn(state: MarketingState, campaign_id: string): LoggedEvent[] {
  return state.eventLog.filter((loggedEvent) => loggedEvent.campaign_id === campaign_id);
}

/** Computes statistics from events of recipients. Rates are shares of delivered e-mails. */
export function figuresOf(eventLog: readonly LoggedEvent[]) {
  const of = (kind: LoggedEvent["kind"]) => eventLog.filter((loggedEvent) => loggedEvent.kind === kind);
  const opens = of("open");
  const clicks = of("click");
  const bounces = of("bounce");
  const emails_sent = of("sent").length;
  const received = emails_sent - contactsIn(bounces);
  const unique_opens = contactsIn(opens);
  const subscriber_clicks = contactsIn(clicks);
  return {
    emails_sent,
    hard_bounces: bounces.filter(({ bounce }) => bounce === "hard").length,
    soft_bounces: bounces.filter(({ bounce }) => bounce === "soft").length,
    opens: opens.length,
    unique_opens,
    open_rate: share(unique_opens, received),
    last_open: lastTime(opens),
    clicks: clicks.length,
    /** Counted once per contact and link. */
    unique_clicks: new Set(clicks.map(({ email_id, url = "" }) => `${email_id} ${url}`)).size,
    subscriber_clicks,
    click_rate: share(subscriber_clicks, received),
    last_click: lastTime(clicks),
    unsubscribed: contactsIn(of("unsubscribed")),
    abuse_reports: of("abuse").length,
  };
}

export function contactsIn(eventLog: readonly LoggedEvent[]): number {
  return new Set(eventLog.map(({ email_id }) => email_id)).size;
}

/** A ratio from 0 to 1, rounded to four decimal places. */
export function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

/** Sales attributed to a campaign or an ad. */
export function salesOf(state: MarketingState, wanted: { campaign_id?: string; outreach_id?: string }) {
  const orders = under(state.orders).filter(
    ({ campaign_id, outreach }) =>
      (wanted.campaign_id !== undefined && campaign_id === wanted.campaign_id) ||
      (wanted.outreach_id !== undefined && outreach?.id === wanted.outreach_id),
  );
  const total = (amount: (order: (typeof orders)[number]) => number) =>
    Math.round(orders.reduce((sum, order) => sum + amount(order), 0) * 100) / 100;
  return {
    orders,
    total_orders: orders.length,
    total_spent: total(({ order_total }) => order_total),
    total_revenue: total(
      ({ order_total, tax_total = 0, shipping_total = 0 }) => order_total - tax_total - shipping_total,
    ),
    currency_code: orders[0]?.currency_code ?? "",
  };
}

export function deliveryOf({ status, recipient_ids }: StoredCampaign, { emails_sent }: Figures) {
  const canceled = status === "canceled";
  const sending = status === "sending";
  return {
    enabled: sending || canceled || status === "sent",
    can_cancel: sending,
    ...(sending && ({ status: "delivering" } as const)),
    ...(status === "sent" && ({ status: "delivered" } as const)),
    ...(canceled && ({ status: "canceled" } as const)),
    emails_sent,
    emails_canceled: canceled ? recipient_ids.length : 0,
  };
}

/** The products in orders are sorted by title or by a number, highest first. */
export const PRODUCT_SORT = {
  total_revenue: (product: ProductActivity) => -product.total_revenue,
  total_purchased: (product: ProductActivity) => -product.total_purchased,
};

export function productActivity(state: MarketingState, orders: readonly StoredOrder[]): ProductActivity[] {
  const activity = new Map<string, ProductActivity>();
  for (const { store_id, id, currency_code } of orders) {
    for (const { product_id, product_variant_id, quantity, price } of under(state.orderLines, [
      store_id,
      id,
    ])) {
      const key = JSON.stringify([store_id, product_id]);
      const product = find(state.products, [store_id, product_id]);
      const variant = find(state.variants, [store_id, product_id, product_variant_id]);
      const before = activity.get(key);
      activity.set(key, {
        title: product?.title ?? product_id,
        sku: variant?.sku ?? "",
        image_url: product?.image_url ?? "",
        total_revenue: (before?.total_revenue ?? 0) + quantity * price,
        total_purchased: (before?.total_purchased ?? 0) + quantity,
        currency_code,
        recommendation_total: 0,
        recommendation_purchased: 0,
      });
    }
  }
  return [...activity.values()].sort((a, b) => a.title.localeCompare(b.title));
}
