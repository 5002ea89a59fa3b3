import type { Call, Options } from "../call.ts";
import type { campaigns } from "../catalog/campaigns.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof campaigns;

/** Campaigns: settings, content, feedback and sending. */
export interface CampaignsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the campaigns of the account. `GET /campaigns`. Pages of 10 (`count`: at most 1000); `.all()` iterates over
   * all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a campaign without sending it: type, recipients and settings. `content.set` sets its content.
   * `POST /campaigns`. Errors: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a campaign. `GET /campaigns/{campaign_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes the settings of a campaign that has not been sent. `PATCH /campaigns/{campaign_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a campaign, also a sent one; one that is being sent fails with `Bad Request` (400).
   * `DELETE /campaigns/{campaign_id}`. Errors: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Cancels the rest of a campaign that is being sent. Not in every plan.
   * `POST /campaigns/{campaign_id}/actions/cancel-send`. Errors: `Resource Not Found` (404).
   */
  readonly cancelSend: Call<Rows["cancelSend"], M, Rest>;
  /**
   * Copies a sent campaign to resend it to some recipients, by default those who did not open it.
   * `POST /campaigns/{campaign_id}/actions/create-resend`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  readonly createResend: Call<Rows["createResend"], M, Rest>;
  /** Pauses an RSS campaign. `POST /campaigns/{campaign_id}/actions/pause`. Errors: `Resource Not Found` (404). */
  readonly pause: Call<Rows["pause"], M, Rest>;
  /**
   * Copies a campaign, sent or not, as an unsent one. `POST /campaigns/{campaign_id}/actions/replicate`. Errors:
   * `Resource Not Found` (404).
   */
  readonly replicate: Call<Rows["replicate"], M, Rest>;
  /**
   * Resumes a paused RSS campaign. `POST /campaigns/{campaign_id}/actions/resume`. Errors: `Resource Not Found` (404).
   */
  readonly resume: Call<Rows["resume"], M, Rest>;
  /**
   * Schedules a campaign, on a quarter of an hour. Errors in `sendChecklist` fail with `Bad Request` (400).
   * `POST /campaigns/{campaign_id}/actions/schedule`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly schedule: Call<Rows["schedule"], M, Rest>;
  /**
   * Sends a campaign now. Errors in `sendChecklist` fail with `Bad Request` (400). A retry may send it twice.
   * `POST /campaigns/{campaign_id}/actions/send`. Errors: `Resource Not Found` (404).
   */
  readonly send: Call<Rows["send"], M, Rest>;
  /**
   * Sends a test of a campaign to the given addresses. `POST /campaigns/{campaign_id}/actions/test`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly test: Call<Rows["test"], M, Rest>;
  /** Unschedules a campaign. `POST /campaigns/{campaign_id}/actions/unschedule`. Errors: `Resource Not Found` (404). */
  readonly unschedule: Call<Rows["unschedule"], M, Rest>;
  readonly content: {
    /**
     * Reads the content of a campaign: HTML, plain text, the archived page. `GET /campaigns/{campaign_id}/content`.
     * Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["content"]["get"], M, Rest>;
    /**
     * Sets the content of a campaign: HTML, text, an address, an archive, or a template with its sections.
     * `PUT /campaigns/{campaign_id}/content`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly set: Call<Rows["content"]["set"], M, Rest>;
  };
  readonly sendChecklist: {
    /**
     * Reads whether a campaign is ready to send, and what is missing. `GET /campaigns/{campaign_id}/send-checklist`.
     * Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["sendChecklist"]["get"], M, Rest>;
  };
  readonly feedback: {
    /**
     * Lists the comments on a campaign. `GET /campaigns/{campaign_id}/feedback`. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["feedback"]["list"], M, Rest>;
    /**
     * Adds a comment to a campaign. `POST /campaigns/{campaign_id}/feedback`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly create: Call<Rows["feedback"]["create"], M, Rest>;
    /**
     * Reads a comment on a campaign. `GET /campaigns/{campaign_id}/feedback/{feedback_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["feedback"]["get"], M, Rest>;
    /**
     * Changes a comment on a campaign. `PATCH /campaigns/{campaign_id}/feedback/{feedback_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["feedback"]["update"], M, Rest>;
    /**
     * Removes a comment on a campaign. `DELETE /campaigns/{campaign_id}/feedback/{feedback_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["feedback"]["delete"], M, Rest>;
  };
}
