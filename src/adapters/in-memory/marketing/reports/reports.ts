import type { CampaignAdvice } from "../../../../ports/marketing-api/types/reports.ts";
import { INDUSTRY } from "../account/account.ts";
import { mergeFieldsOf, namedList } from "../audience/member-view.ts";
import { completeSending } from "../campaigns/delivery.ts";
import { campaignOf } from "../campaigns/recipients.ts";
import type { StoredCampaign } from "../campaigns/state.ts";
import {
  contactsIn,
  deliveryOf,
  eventsIn,
  type Figures,
  figuresOf,
  hasReport,
  PRODUCT_SORT,
  productActivity,
  salesOf,
  share,
} from "../campaigns/view.ts";
import { find, under } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { listing } from "../query.ts";
import { computed, type Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known, timestamp } from "../timestamps.ts";

const HOUR_MS = 3_600_000;

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

  ...computed("reports.abuseReports", {
    items: "abuse_reports",
    rows(call) {
      const { campaign } = reportedOf(call);
      const found = under(call.state.abuseReports).filter(({ campaign_id }) => campaign_id === campaign.id);
      return found.map((one) => ({ ...contactOf(call.state, one.list_id, one.email_id), ...one }));
    },
  }),
  ...computed("reports.advice", {
    items: "advice",
    rows: (call) => adviceOn(figuresOf(reportedOf(call).eventLog)),
  }),
  ...computed("reports.domainPerformance", {
    items: "domains",
    rows: domainsIn,
    page: (_, domains) => ({ total_sent: domains.reduce((sum, { emails_sent }) => sum + emails_sent, 0) }),
  }),
  ...computed("reports.ecommerceProductActivity", {
    rows: (call) =>
      productActivity(call.state, salesOf(call.state, { campaign_id: reportedOf(call).campaign.id }).orders),
    sort: PRODUCT_SORT,
  }),
  ...computed("reports.locations", { rows: locationsIn }),

  // The fake has no short URLs, so they have no clicks.
  "reports.eepurl.get"(call) {
    const { campaign } = reportedOf(call);
    return {
      twitter: { tweets: 0, retweets: 0, statuses: [] },
      clicks: { clicks: 0, locations: [] },
      referrers: [],
      eepurl: `https://sandbox.example/e/${campaign.id}`,
      campaign_id: campaign.id,
      total_items: 0,
    };
  },
} satisfies Partial<Handlers>;

function reportOf({ state }: ServiceCall<string>, campaign: StoredCampaign) {
  const { id, settings, recipients, send_time, type } = campaign;
  const eventLog = eventsIn(state, id);
  const figures = figuresOf(eventLog);
  const { total_orders, total_spent, total_revenue, currency_code } = salesOf(state, { campaign_id: id });
  return {
    id,
    campaign_title: settings.title,
    type,
    ...namedList(state, recipients.list_id),
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
export type Reported = ReturnType<typeof reportedOf>;

/**
 * The campaign in the path. Reading the report of a campaign that is being sent completes its delivery.
 *
 * @throws {Refusal} 404 if it does not exist or has not been sent.
 */
export function reportedOf(call: ServiceCall<"campaign_id">) {
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

export function statusOf(
  state: MarketingState,
  { list_id, email_id }: { readonly list_id: string; readonly email_id: string },
): string {
  return find(state.members, [list_id, email_id])?.status ?? "archived";
}

/** Statistics of a campaign by e-mail domain, most recipients first. */
function domainsIn(call: ServiceCall<"campaign_id">) {
  const { campaign, eventLog } = reportedOf(call);
  const byDomain = Map.groupBy(eventLog, ({ email_id }) => {
    const { email_address } = contactOf(call.state, campaign.recipients.list_id, email_id);
    return email_address.slice(email_address.lastIndexOf("@") + 1);
  });
  const total = figuresOf(eventLog).emails_sent;
  return [...byDomain]
    .map(([domain, theirs]) => {
      const figures = figuresOf(theirs);
      const { emails_sent } = figures;
      const bounces = figures.hard_bounces + figures.soft_bounces;
      const delivered = emails_sent - bounces;
      return {
        domain,
        emails_sent,
        bounces,
        opens: figures.unique_opens,
        clicks: figures.subscriber_clicks,
        unsubs: figures.unsubscribed,
        delivered,
        emails_pct: share(emails_sent, total),
        bounces_pct: share(bounces, emails_sent),
        opens_pct: share(figures.unique_opens, delivered),
        clicks_pct: share(figures.subscriber_clicks, delivered),
        unsubs_pct: share(figures.unsubscribed, delivered),
      };
    })
    .toSorted((a, b) => b.emails_sent - a.emails_sent);
}

/** Opens by location: the location of the event or, if missing, of the contact. */
function locationsIn(call: ServiceCall<"campaign_id">) {
  const opens = reportedOf(call).eventLog.filter(({ kind }) => kind === "open");
  const byPlace = Map.groupBy(opens, ({ list_id, email_id, country_code, region }) => {
    const home = find(call.state.members, [list_id, email_id])?.location;
    return `${country_code ?? home?.country_code ?? ""}/${region ?? home?.region ?? ""}`;
  });
  return [...byPlace]
    .map(([place, here]) => {
      const [country_code = "", region = ""] = place.split("/");
      return { country_code, region, region_name: region, opens: here.length };
    })
    .toSorted((a, b) => b.opens - a.opens);
}

/** Advice on a campaign: its rates, compared with those of the industry, and what is wrong. */
function adviceOn(figures: Figures): CampaignAdvice[] {
  const { emails_sent, hard_bounces, soft_bounces, open_rate, click_rate, abuse_reports } = figures;
  if (emails_sent === 0) return [{ type: "neutral", message: "Nothing has been sent yet." }];
  const bounce_rate = share(hard_bounces + soft_bounces, emails_sent);
  const faults = [
    ...(bounce_rate > INDUSTRY.bounce_rate ? ["More e-mails bounced than is usual in your industry."] : []),
    ...(abuse_reports > 0 ? [`${abuse_reports} recipients complained about this campaign.`] : []),
  ];
  return [
    comparison("open rate", open_rate, INDUSTRY.open_rate),
    comparison("click rate", click_rate, INDUSTRY.click_rate),
    ...faults.map((message) => ({ type: "negative", message }) as const),
  ];
}

function comparison(name: string, rate: number, usual: number): CampaignAdvice {
  const isAbove = rate >= usual;
  const message = `The ${name} is ${isAbove ? "above" : "below"} what is usual in your industry.`;
  return { type: isAbove ? "positive" : "negative", message };
}
