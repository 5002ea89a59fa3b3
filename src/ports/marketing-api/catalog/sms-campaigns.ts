import { shape } from "../operation.ts";
import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type {
  CreateSmsCampaign,
  ScheduleSmsCampaign,
  SetSmsContent,
  SmsCampaign,
  SmsContent,
  UpdateSmsCampaign,
} from "../types/sms-campaigns.ts";

/** Campaigns of text messages. */
export const smsCampaigns = {
  /** Lists the campaigns of text messages. */
  list: list("GET /sms-campaigns", items<SmsCampaign>(), "sms_campaigns"),
  /** Adds a campaign of text messages for a list, whose id is the numeric `web_id`. */
  create: write("POST /sms-campaigns", exchange<CreateSmsCampaign, SmsCampaign>()),
  /** Reads a campaign of text messages. */
  get: read("GET /sms-campaigns/{sms_campaign_id}", response<SmsCampaign>()),
  /** Changes name, folder or segments of a campaign of text messages. */
  update: write("PATCH /sms-campaigns/{sms_campaign_id}", exchange<UpdateSmsCampaign, SmsCampaign>()),
  /** Removes a campaign of text messages. */
  delete: act("DELETE /sms-campaigns/{sms_campaign_id}"),
  /** Sends a campaign of text messages now. In another state, it fails with `Bad Request` (400). */
  send: act("POST /sms-campaigns/{sms_campaign_id}/actions/send"),
  /** Schedules a campaign of text messages. */
  schedule: write(
    "POST /sms-campaigns/{sms_campaign_id}/actions/schedule",
    shape<{ body: ScheduleSmsCampaign }>(),
  ),
  /** Cancels a campaign of text messages that is scheduled or being sent. */
  cancelSend: act("POST /sms-campaigns/{sms_campaign_id}/actions/cancel-send"),
  content: {
    /** Reads the text of a campaign of text messages. */
    get: read("GET /sms-campaigns/{sms_campaign_id}/content", response<SmsContent>()),
    /** Sets the text of a campaign of text messages. */
    set: write("PUT /sms-campaigns/{sms_campaign_id}/content", exchange<SetSmsContent, SmsContent>()),
  },
} as const;
