import type {
  CampaignContentType,
  CampaignFeedback,
  CampaignSettings,
  CampaignStatus,
  CampaignType,
  CreateCampaignRecipients,
  ResendShortcut,
  SendRssOptions,
  SendVariateSettings,
  SocialCard,
  VariateContent,
} from "../../../../ports/marketing-api/types/campaigns.ts";
import type { Folder, Tracking } from "../../../../ports/marketing-api/types/common.ts";
import type { SmsCampaign, SmsMedia } from "../../../../ports/marketing-api/types/sms-campaigns.ts";
import { emptyTable } from "../collections.ts";

/** A folder of campaigns or templates. Its items are counted when it is read. */
export type StoredFolder = Pick<Folder, "id" | "name">;

export interface StoredContent {
  readonly html: string;
  readonly plain_text: string;
}

export interface StoredCampaign {
  readonly id: string;
  readonly web_id: number;
  /** The campaign that this one is a copy of; empty if it is no copy. */
  readonly parent_campaign_id: string;
  readonly type: CampaignType;
  readonly create_time: string;
  readonly status: CampaignStatus;
  /** Actual or scheduled start of sending; empty if not scheduled. */
  readonly send_time: string;
  readonly content_type: CampaignContentType;
  readonly recipients: CreateCampaignRecipients;
  readonly settings: CampaignSettings;
  readonly tracking: Tracking;
  readonly variate_settings?: SendVariateSettings;
  readonly rss_opts?: SendRssOptions;
  readonly social_card?: SocialCard;
  readonly content: StoredContent;
  readonly variate_contents: readonly VariateContent[];
  /** The recipients, fixed when sending starts. */
  readonly recipient_ids: readonly string[];
  /** Whether a GET has returned it as `sending`: the next one returns `sent`. */
  readonly seen_sending: boolean;
  /** For a resent campaign: the group of recipients of the original campaign. */
  readonly resend?: ResendShortcut;
}

/** A campaign of text messages; `send_time` is empty if not scheduled. */
export interface StoredSmsCampaign
  extends Omit<SmsCampaign, "channel" | "recipient_count" | "is_send_now" | "send_time"> {
  readonly send_time: string;
  readonly message_body: string;
  readonly media: readonly SmsMedia[];
}

export const emptyCampaigns = () => ({
  campaigns: emptyTable<StoredCampaign>(),
  campaignFeedback: emptyTable<CampaignFeedback>(),
  campaignFolders: emptyTable<StoredFolder>(),
  smsCampaigns: emptyTable<StoredSmsCampaign>(),
});
