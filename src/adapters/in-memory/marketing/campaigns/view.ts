import type { ResendShortcut, SendRssOptions } from "../../../../ports/marketing-api/types/campaigns.ts";
import type { Now } from "../audience/condition.ts";
import { find } from "../collections.ts";
import { flag } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known } from "../timestamps.ts";
import { deliveryOf, eventsIn, figuresOf, salesOf } from "./figures.ts";
import { recipientsOf } from "./recipients.ts";
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

/** The combinations that a variate campaign tests. The fake chooses no winner. */
function combinationsOf({ variate_settings, variate_contents, recipient_ids, id }: StoredCampaign) {
  const varied = [
    variate_settings?.subject_lines ?? [],
    variate_settings?.send_times ?? [],
    variate_settings?.from_names ?? [],
    variate_settings?.reply_to_addresses ?? [],
    variate_contents,
  ];
  const choices = varied.reduce<number[][]>(
    (all, options) => all.flatMap((chosen) => indexes(options).map((index) => [...chosen, index])),
    [[]],
  );
  const tested = Math.floor((recipient_ids.length * (variate_settings?.test_size ?? 100)) / 100);
  return {
    winning_combination_id: "",
    winning_campaign_id: "",
    contents: variate_contents.map(({ content_label }) => content_label),
    combinations: choices.map(
      ([subject_line = 0, send_time = 0, from_name = 0, reply_to = 0, content_description = 0], number) => ({
        id: `${id}-${number}`,
        subject_line,
        send_time,
        from_name,
        reply_to,
        content_description,
        recipients: Math.floor(tested / choices.length) + (number < tested % choices.length ? 1 : 0),
      }),
    ),
  };
}

function indexes(options: readonly unknown[]): number[] {
  return options.length === 0 ? [0] : [...options.keys()];
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
