import type {
  Campaign,
  CreateCampaignRecipients,
  ResendShortcut,
  SendRssOptions,
  SendVariateSettings,
  VariateContent,
} from "../../../../ports/marketing-api/types/campaigns.ts";

export type StoredContent = Readonly<Omit<VariateContent, "content_label">>;

export interface StoredCampaign
  extends Readonly<Pick<Campaign, "id" | "web_id" | "type" | "create_time" | "status" | "content_type">>,
    Readonly<Pick<Campaign, "settings" | "tracking" | "social_card">> {
  /** The campaign that this one is a copy of; empty if it is not a copy. */
  readonly parent_campaign_id: string;
  /** Actual or scheduled start of sending; empty if not scheduled. */
  readonly send_time: string;
  readonly recipients: CreateCampaignRecipients;
  readonly variate_settings?: SendVariateSettings;
  readonly rss_opts?: SendRssOptions;
  readonly content: StoredContent;
  readonly variate_contents: readonly VariateContent[];
  /** The recipients, fixed when sending starts. */
  readonly recipient_ids: readonly string[];
  /** Whether a GET has returned it as `sending`: the next one returns `sent`. */
  readonly seen_sending: boolean;
  /** For a resent campaign: the group of recipients of the original campaign. */
  readonly resend?: ResendShortcut;
}
