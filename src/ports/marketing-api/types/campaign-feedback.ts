import type { Timestamp } from "./common.ts";

/** Where feedback on a campaign came from. */
export type FeedbackSource = "api" | "email" | "sms" | "web" | "ios" | "android";

/** A remark on a campaign (`/campaigns/{campaign_id}/feedback`). */
export interface CampaignFeedback {
  readonly feedback_id: number;
  readonly parent_id?: number;
  block_id?: number;
  message: string;
  is_complete: boolean;
  readonly created_by: string;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  readonly source: FeedbackSource;
  readonly campaign_id: string;
}

/** Body of `POST /campaigns/{campaign_id}/feedback`. */
export interface CreateCampaignFeedback extends UpdateCampaignFeedback {
  message: string;
}

/** Body of `PATCH /campaigns/{campaign_id}/feedback/{feedback_id}`. */
export interface UpdateCampaignFeedback {
  block_id?: number;
  message?: string;
  is_complete?: boolean;
}
