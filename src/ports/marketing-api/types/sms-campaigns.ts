import type { Timestamp } from "./common.ts";

/** A campaign of text messages (`/sms-campaigns`). */
export interface SmsCampaign {
  readonly id: string;
  /** Id in URLs of the web application. */
  readonly web_id: string;
  name: string;
  /** The provider lists no values. */
  readonly status: string;
  readonly channel: "sms" | "whatsapp";
  /** `web_id` of the list. */
  readonly list_id: number;
  readonly recipient_count: number;
  readonly create_time: Timestamp;
  readonly send_time?: Timestamp;
  readonly updated_at: Timestamp;
  /** When sending ends. */
  readonly expire_time?: Timestamp;
  readonly is_send_now: boolean;
  folder_id?: string;
  segments: readonly number[];
  excluded_segments: readonly number[];
}

export interface UpdateSmsCampaign {
  name?: string;
  folder_id?: string;
  /** Ids of the segments that get it. */
  segments?: readonly number[];
  /** Ids of the segments that do not. */
  excluded_segments?: readonly number[];
}

export interface CreateSmsCampaign extends UpdateSmsCampaign {
  name: string;
  /** `web_id` of the list. */
  list_id?: number;
}

export interface ScheduleSmsCampaign {
  schedule_time: Timestamp;
}

/** The text of a campaign (`/sms-campaigns/{sms_campaign_id}/content`). */
export interface SmsContent {
  message_body: string;
  /** Messages that the text takes. */
  readonly estimated_segments: number;
  /** Tags of the merge fields in the text. */
  readonly merge_fields: readonly string[];
  media: readonly SmsMedia[];
  readonly source?: SmsContentSource;
  readonly properties?: SmsContentProperties;
}

/** An attached image or file. */
export interface SmsMedia {
  url: string;
}

/** What created or imported the text. */
export interface SmsContentSource {
  readonly type: string;
  readonly id: string;
}

/** How the text is sent. */
export interface SmsContentProperties {
  readonly content_type: string;
  readonly sender: string;
  readonly optout_message_language: string;
}

export interface SetSmsContent {
  message_body: string;
  media?: readonly SmsMedia[];
}
