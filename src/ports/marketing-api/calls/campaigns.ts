import type { Call, Options } from "../call.ts";
import type { campaigns } from "../catalog/campaigns.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof campaigns;

/** Campaigns: their making, content and feedback, and their sending. */
export interface CampaignsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the campaigns of the account. `GET /campaigns`. A page has 10 unless `count` says, 1000 at most; `.all()`
   * walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a campaign that is not sent yet: its kind, recipients and settings. `content.set` gives it its content.
   * `POST /campaigns`. Refused: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a campaign. `GET /campaigns/{campaign_id}`. Refused: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes the settings of a campaign that has not been sent. `PATCH /campaigns/{campaign_id}`. Refused:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a campaign, sent ones included; a campaign under way is refused with `Bad Request` (400).
   * `DELETE /campaigns/{campaign_id}`. Refused: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Stops a campaign that is being sent, as far as it has not left. Not every account may.
   * `POST /campaigns/{campaign_id}/actions/cancel-send`. Refused: `Resource Not Found` (404).
   */
  readonly cancelSend: Call<Rows["cancelSend"], M, Rest>;
  /**
   * Makes a copy of a sent campaign for some of its recipients: those who did not open it, unless the body says
   * otherwise. `POST /campaigns/{campaign_id}/actions/create-resend`. Refused: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly createResend: Call<Rows["createResend"], M, Rest>;
  /** Pauses an RSS campaign. `POST /campaigns/{campaign_id}/actions/pause`. Refused: `Resource Not Found` (404). */
  readonly pause: Call<Rows["pause"], M, Rest>;
  /**
   * Makes a copy of a campaign, sent or not, that is not sent. `POST /campaigns/{campaign_id}/actions/replicate`.
   * Refused: `Resource Not Found` (404).
   */
  readonly replicate: Call<Rows["replicate"], M, Rest>;
  /**
   * Goes on with an RSS campaign that was paused. `POST /campaigns/{campaign_id}/actions/resume`. Refused:
   * `Resource Not Found` (404).
   */
  readonly resume: Call<Rows["resume"], M, Rest>;
  /**
   * Has a campaign sent at a time; minutes are full quarters of an hour. What `sendChecklist` finds wrong is refused
   * with `Bad Request` (400). `POST /campaigns/{campaign_id}/actions/schedule`. Refused: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly schedule: Call<Rows["schedule"], M, Rest>;
  /**
   * Sends a campaign now. What `sendChecklist` finds wrong is refused with `Bad Request` (400). Repeating it may send
   * twice. `POST /campaigns/{campaign_id}/actions/send`. Refused: `Resource Not Found` (404).
   */
  readonly send: Call<Rows["send"], M, Rest>;
  /**
   * Sends a test of a campaign to addresses of the caller. `POST /campaigns/{campaign_id}/actions/test`. Refused:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly test: Call<Rows["test"], M, Rest>;
  /**
   * Takes a scheduled campaign back. `POST /campaigns/{campaign_id}/actions/unschedule`. Refused: `Resource Not Found`
   * (404).
   */
  readonly unschedule: Call<Rows["unschedule"], M, Rest>;
  readonly content: {
    /**
     * Reads the content of a campaign: HTML, plain text, the archived page. `GET /campaigns/{campaign_id}/content`.
     * Refused: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["content"]["get"], M, Rest>;
    /**
     * Sets the content of a campaign: HTML, text, an address, an archive, or a template with its sections.
     * `PUT /campaigns/{campaign_id}/content`. Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly set: Call<Rows["content"]["set"], M, Rest>;
  };
  readonly sendChecklist: {
    /**
     * Reads whether a campaign can be sent, and what it lacks. `GET /campaigns/{campaign_id}/send-checklist`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["sendChecklist"]["get"], M, Rest>;
  };
  readonly feedback: {
    /**
     * Lists the comments on a campaign. `GET /campaigns/{campaign_id}/feedback`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["feedback"]["list"], M, Rest>;
    /**
     * Adds a comment to a campaign. `POST /campaigns/{campaign_id}/feedback`. Refused: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly create: Call<Rows["feedback"]["create"], M, Rest>;
    /**
     * Reads a comment on a campaign. `GET /campaigns/{campaign_id}/feedback/{feedback_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["feedback"]["get"], M, Rest>;
    /**
     * Changes a comment on a campaign. `PATCH /campaigns/{campaign_id}/feedback/{feedback_id}`. Refused:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["feedback"]["update"], M, Rest>;
    /**
     * Removes a comment on a campaign. `DELETE /campaigns/{campaign_id}/feedback/{feedback_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["feedback"]["delete"], M, Rest>;
  };
}
