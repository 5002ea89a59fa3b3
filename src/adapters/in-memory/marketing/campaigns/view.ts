import type { SendRssOptions } from "../../../../ports/marketing-api/types/campaign-bodies.ts";
import type { Now } from "../audience/condition.ts";
import { find } from "../collections.ts";
import { flag } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known } from "../timestamps.ts";
import { combinationsOf } from "./combinations.ts";
import { deliveryOf, eventsIn, figuresOf, salesOf } from "./figures.ts";
import { recipientsOf } from "./recipients.ts";
import { eligibilityOf } from "./resend.ts";
import type { StoredCampaign } from "./state.ts";

const BLANK_VARIATE = {
  wait_time: 0,
  test_size: 100,
  subject_lines: [],
  send_times: [],
  from_names: [],
  reply_to_addresses: [],
};

/** A campaign as the service returns it. */
export function campaignView(campaign: StoredCampaign, call: ServiceCall<string>) {
  const { id, type, status, send_time, settings, variate_settings, rss_opts, social_card } = campaign;
  const { state } = call;
  const figures = figuresOf(eventsIn(state, id));
  const sent = status === "sent" || status === "sending" || status === "canceled";
  return {
    id,
    web_id: campaign.web_id,
    parent_campaign_id: campaign.parent_campaign_id,
    type,
    create_time: campaign.create_time,
    archive_url: `https://sandbox.example/archive/${id}`,
    long_archive_url: `https://sandbox.example/archive?campaign=${id}`,
    status,
    emails_sent: figures.emails_sent,
    ...known({ send_time }),
    content_type: campaign.content_type,
    needs_block_refresh: false,
    resendable: status === "sent",
    recipients: recipientsView(call, campaign),
    settings,
    ...(variate_settings === undefined
      ? {}
      : { variate_settings: { ...BLANK_VARIATE, ...variate_settings, ...combinationsOf(campaign) } }),
    tracking: campaign.tracking,
    ...(rss_opts === undefined ? {} : { rss_opts: rssView(rss_opts, send_time) }),
    ...(social_card === undefined ? {} : { social_card }),
    ...(sent ? { report_summary: summaryOf(state, campaign) } : {}),
    delivery_status: deliveryOf(campaign, figures),
    ...(flag(call, "include_resend_shortcut_eligibility") === true
      ? { resend_shortcut_eligibility: eligibilityOf(call, campaign) }
      : {}),
  };
}

function rssView(rss: SendRssOptions, last_sent: string) {
  const schedule = rss.schedule ?? { hour: 9 };
  return { constrain_rss_img: false, ...rss, schedule, ...known({ last_sent }) };
}

function recipientsView(call: Now, campaign: StoredCampaign) {
  const { state } = call;
  const { recipients, recipient_ids, status } = campaign;
  const { list_id, segment_opts } = recipients;
  const list = find(state.lists, [list_id]);
  const segment = find(state.segments, [list_id, segment_opts?.saved_segment_id ?? 0]);
  const decided = status === "sent" || status === "sending" || status === "canceled";
  return {
    list_id,
    list_is_active: list !== undefined,
    list_name: list?.name ?? "",
    segment_text: segment?.name ?? "",
    recipient_count: decided ? recipient_ids.length : recipientsOf(call, campaign).length,
    ...(segment_opts === undefined ? {} : { segment_opts }),
  };
}

function summaryOf(state: MarketingState, { id }: StoredCampaign) {
  const { opens, unique_opens, open_rate, clicks, subscriber_clicks, click_rate } = figuresOf(
    eventsIn(state, id),
  );
  const { total_orders, total_spent, total_revenue } = salesOf(state, { campaign_id: id });
  return {
    opens,
    unique_opens,
    open_rate,
    clicks,
    subscriber_clicks,
    click_rate,
    ecommerce: { total_orders, total_spent, total_revenue },
  };
}
