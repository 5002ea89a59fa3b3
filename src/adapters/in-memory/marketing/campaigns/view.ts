import type { ResendShortcut } from "../../../../ports/marketing-api/types/campaigns.ts";
import type { Now } from "../audience/conditions.ts";
import { namedList } from "../audience/member-view.ts";
import { find } from "../collections.ts";
import { flag } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredCampaign } from "../state/campaigns.ts";
import { known } from "../timestamps.ts";
import { recipientsOf } from "./recipients.ts";

/** What campaigns have by default. */
export const TRACKING = { opens: true, html_clicks: true, text_clicks: false };
export const SENDER = { authenticate: true, auto_footer: false, inline_css: false };
export const SHARING = { auto_tweet: false, auto_fb_post: [], fb_comments: true };

export function campaignView(campaign: StoredCampaign, call: ServiceCall<string>) {
  const { content: _c, recipient_ids: _r, seen_sending: _s, resend: _e, ...rest } = campaign;
  const { variate_contents: _v, variate_settings, rss_opts, send_time, ...shown } = rest;
  const { id, status } = campaign;
  const emails_sent = status === "sent" ? campaign.recipient_ids.length : 0;
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
    delivery_status: deliveryOf(campaign, emails_sent),
    ...(flag(call, "include_resend_shortcut_eligibility") === true && {
      resend_shortcut_eligibility: eligibilityOf(call, campaign),
    }),
  };
}

const STARTED: readonly StoredCampaign["status"][] = ["sent", "sending", "canceled"];

function recipientsView(call: Now, campaign: StoredCampaign) {
  const { recipients, recipient_ids } = campaign;
  const { list_id, segment_opts } = recipients;
  const segment = find(call.state.segments, [list_id, segment_opts?.saved_segment_id ?? 0]);
  return {
    ...recipients,
    ...namedList(call.state, list_id),
    segment_text: segment?.name ?? "",
    recipient_count: STARTED.includes(campaign.status)
      ? recipient_ids.length
      : recipientsOf(call, campaign).length,
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

function deliveryOf({ status, recipient_ids }: StoredCampaign, emails_sent: number) {
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
