import type { CampaignReport } from "../../../src/ports/marketing-api/types/reports.ts";
import { SETTINGS, START } from "../../unit/marketing-api/fake-account.ts";

/** The report of a campaign that was sent to one member, who has done nothing yet. */
export const SENT_TO_ONE: CampaignReport = {
  id: "a1",
  campaign_title: SETTINGS.title,
  type: "regular",
  list_id: "l1",
  list_is_active: true,
  list_name: "Investor news",
  subject_line: SETTINGS.subject_line,
  emails_sent: 1,
  abuse_reports: 0,
  unsubscribed: 0,
  send_time: START,
  bounces: { hard_bounces: 0, soft_bounces: 0, syntax_errors: 0 },
  forwards: { forwards_count: 0, forwards_opens: 0 },
  opens: { opens_total: 0, unique_opens: 0, open_rate: 0 },
  clicks: { clicks_total: 0, unique_clicks: 0, unique_subscriber_clicks: 0, click_rate: 0 },
  facebook_likes: { recipient_likes: 0, unique_likes: 0, facebook_likes: 0 },
  industry_stats: {
    type: "",
    open_rate: 0,
    click_rate: 0,
    bounce_rate: 0,
    unopen_rate: 0,
    unsub_rate: 0,
    abuse_rate: 0,
  },
  list_stats: { sub_rate: 0, unsub_rate: 0, open_rate: 0, click_rate: 0 },
  timeseries: [],
  share_report: { share_url: "", share_password: "" },
  delivery_status: { enabled: false },
};
