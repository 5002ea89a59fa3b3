import { INDUSTRY } from "../account/account.ts";
import { mergeFieldsOf } from "../audience/member-view.ts";
import { campaignOf, completeSending } from "../campaigns/delivery.ts";
import { contactsIn, deliveryOf, eventsIn, figuresOf, salesOf, share } from "../campaigns/figures.ts";
import type { StoredCampaign } from "../campaigns/state.ts";
import { hasReport } from "../campaigns/view.ts";
import { find, under } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { listing } from "../query.ts";
import { computed, type Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known, timestamp } from "../timestamps.ts";

const HOUR_MS = 3_600_000;

/** Handlers of `/reports`, `/reports/{campaign_id}` and its sub-reports. */
export const reportHandlers = {
  "reports.list"(call) {
    const sent = under(call.state.campaigns).filter(hasReport);
    return listing(call, "reports", sent, (campaign) => reportOf(call, completeSending(call, campaign)));
  },

  "reports.get": (call) => reportOf(call, reportedOf(call).campaign),

  ...computed("reports.subReports", {
    items: "reports",
    rows(call) {
      const { campaign } = reportedOf(call);
      return under(call.state.campaigns)
        .filter((child) => child.parent_campaign_id === campaign.id && hasReport(child))
        .map((child) => reportOf(call, completeSending(call, child)));
    },
  }),
} satisfies Partial<Handlers>;

function reportOf({ state }: ServiceCall<string>, campaign: StoredCampaign) {
  const { id, settings, recipients, send_time, type } = campaign;
  const eventLog = eventsIn(state, id);
  const figures = figuresOf(eventLog);
  const list = find(state.lists, [recipients.list_id]);
  const { total_orders, total_spent, total_revenue, currency_code } = salesOf(state, { campaign_id: id });
  return {
    id,
    campaign_title: settings.title,
    type,
    list_id: recipients.list_id,
    list_is_active: list !== undefined,
    list_name: list?.name ?? "",
    subject_line: settings.subject_line,
    preview_text: settings.preview_text,
    emails_sent: figures.emails_sent,
    abuse_reports: figures.abuse_reports,
    unsubscribed: figures.unsubscribed,
    send_time,
    ...(type === "rss" ? { rss_last_send: send_time } : {}),
    bounces: { hard_bounces: figures.hard_bounces, soft_bounces: figures.soft_bounces, syntax_errors: 0 },
    forwards: { forwards_count: 0, forwards_opens: 0 },
    opens: {
      opens_total: figures.opens,
      unique_opens: figures.unique_opens,
      open_rate: figures.open_rate,
      ...known({ last_open: figures.last_open }),
    },
    clicks: {
      clicks_total: figures.clicks,
      unique_clicks: figures.unique_clicks,
      unique_subscriber_clicks: figures.subscriber_clicks,
      click_rate: figures.click_rate,
      ...known({ last_click: figures.last_click }),
    },
    facebook_likes: { recipient_likes: 0, unique_likes: 0, facebook_likes: 0 },
    industry_stats: {
      type: "Other",
      ...INDUSTRY,
      unopen_rate: 1 - INDUSTRY.open_rate - INDUSTRY.bounce_rate,
      unsub_rate: 0.002,
      abuse_rate: 0.0001,
    },
    list_stats: listStatsOf(state, recipients.list_id),
    timeseries: timeseriesOf(send_time, eventLog),
    share_report: { share_url: `https://sandbox.example/reports/${id}`, share_password: "" },
    ecommerce: { total_orders, total_spent, total_revenue, currency_code },
    delivery_status: deliveryOf(campaign, figures),
  };
}

/** Average statistics of the campaigns of a list. */
function listStatsOf(state: MarketingState, list_id: string) {
  const mine = state.eventLog.filter((loggedEvent) => loggedEvent.list_id === list_id);
  const count = (kind: LoggedEvent["kind"]) => mine.filter((loggedEvent) => loggedEvent.kind === kind).length;
  const { open_rate, click_rate, emails_sent } = figuresOf(mine);
  return {
    sub_rate: count("subscribed"),
    unsub_rate: share(count("unsubscribed"), emails_sent),
    open_rate,
    click_rate,
  };
}

/** Statistics of the first 24 hours after sending, by hour. */
function timeseriesOf(send_time: string, eventLog: readonly LoggedEvent[]) {
  const start = Math.floor(Date.parse(send_time) / HOUR_MS) * HOUR_MS;
  return Array.from({ length: 24 }, (_, hour) => {
    const from = start + hour * HOUR_MS;
    const now = eventLog.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < from + HOUR_MS);
    const of = (kind: LoggedEvent["kind"]) => now.filter((loggedEvent) => loggedEvent.kind === kind);
    return {
      timestamp: timestamp(from),
      emails_sent: of("sent").length,
      unique_opens: contactsIn(of("open")),
      recipients_clicks: contactsIn(of("click")),
    };
  });
}

/** A campaign with a report, and the events of its recipients. */
export interface Reported {
  readonly campaign: StoredCampaign;
  readonly eventLog: readonly LoggedEvent[];
}

/**
 * The campaign in the path. Reading the report of a campaign that is being sent completes its delivery.
 *
 * @throws {Refusal} 404 if it does not exist or has not been sent.
 */
export function reportedOf(call: ServiceCall<"campaign_id">): Reported {
  const campaign = completeSending(call, campaignOf(call));
  if (!hasReport(campaign)) throw notFound();
  return { campaign, eventLog: eventsIn(call.state, campaign.id) };
}

/** A contact in a report; only its hash remains after permanent deletion. */
export function contactOf(state: MarketingState, list_id: string, email_id: string) {
  const member = find(state.members, [list_id, email_id]);
  return {
    email_id,
    email_address: member?.email_address ?? "",
    merge_fields: member === undefined ? {} : mergeFieldsOf(state, member),
    vip: member?.vip ?? false,
    list_id,
    list_is_active: find(state.lists, [list_id]) !== undefined,
  };
}

/** Status of a contact in a report. */
export function statusOf(state: MarketingState, list_id: string, email_id: string): string {
  return find(state.members, [list_id, email_id])?.status ?? "archived";
}
