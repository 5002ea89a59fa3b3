import { op, shape } from "../operation.ts";
import { act, exchange, FIELDS, PAGE, read, response, write } from "../parameters.ts";
import type {
  Campaign,
  CampaignContent,
  CampaignFeedback,
  CreateCampaign,
  CreateCampaignFeedback,
  CreateResend,
  GetCampaignQuery,
  ListCampaignsQuery,
  ScheduleCampaign,
  SendChecklist,
  SendTestEmail,
  SetCampaignContent,
  UpdateCampaign,
  UpdateCampaignFeedback,
} from "../types/campaigns.ts";
import type { FieldsQuery, Listed } from "../types/common.ts";

/** Campaigns: settings, content, feedback and sending. */
export const campaigns = {
  /**
   * Lists the campaigns of the account. `GET /campaigns`. Pages of 10 (`count`: at most 1000); `.all()` iterates over
   * all.
   */
  list: op(
    "GET /campaigns",
    shape<{ query: ListCampaignsQuery; response: Listed<"campaigns", Campaign> }>(),
    {
      query: [
        ...PAGE,
        "type",
        "status",
        "before_send_time",
        "since_send_time",
        "before_create_time",
        "since_create_time",
        "list_id",
        "folder_id",
        "member_id",
        "sort_field",
        "sort_dir",
        "include_resend_shortcut_eligibility",
      ],
      pages: "campaigns",
    },
  ),
  /**
   * Adds a campaign without sending it: type, recipients and settings. `content.set` sets its content.
   * `POST /campaigns`. Errors: `Invalid Resource` (400).
   */
  create: write("POST /campaigns", exchange<CreateCampaign, Campaign>()),
  /** Reads a campaign. `GET /campaigns/{campaign_id}`. Errors: `Resource Not Found` (404). */
  get: op("GET /campaigns/{campaign_id}", shape<{ query: GetCampaignQuery; response: Campaign }>(), {
    query: [...FIELDS, "include_resend_shortcut_eligibility"],
  }),
  /**
   * Changes the settings of a campaign that has not been sent. `PATCH /campaigns/{campaign_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  update: write("PATCH /campaigns/{campaign_id}", exchange<UpdateCampaign, Campaign>()),
  /**
   * Removes a campaign, also a sent one; one that is being sent fails with `Bad Request` (400).
   * `DELETE /campaigns/{campaign_id}`. Errors: `Resource Not Found` (404).
   */
  delete: act("DELETE /campaigns/{campaign_id}"),
  /**
   * Cancels the rest of a campaign that is being sent. Not in every plan.
   * `POST /campaigns/{campaign_id}/actions/cancel-send`. Errors: `Resource Not Found` (404).
   */
  cancelSend: act("POST /campaigns/{campaign_id}/actions/cancel-send"),
  /**
   * Copies a sent campaign to resend it to some recipients, by default those who did not open it.
   * `POST /campaigns/{campaign_id}/actions/create-resend`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  createResend: op(
    "POST /campaigns/{campaign_id}/actions/create-resend",
    exchange<CreateResend, Campaign>(),
    { body: "optional" },
  ),
  /** Pauses an RSS campaign. `POST /campaigns/{campaign_id}/actions/pause`. Errors: `Resource Not Found` (404). */
  pause: act("POST /campaigns/{campaign_id}/actions/pause"),
  /**
   * Copies a campaign, sent or not, as an unsent one. `POST /campaigns/{campaign_id}/actions/replicate`. Errors:
   * `Resource Not Found` (404).
   */
  replicate: op("POST /campaigns/{campaign_id}/actions/replicate", response<Campaign>()),
  /**
   * Resumes a paused RSS campaign. `POST /campaigns/{campaign_id}/actions/resume`. Errors: `Resource Not Found` (404).
   */
  resume: act("POST /campaigns/{campaign_id}/actions/resume"),
  /**
   * Schedules a campaign, on a quarter of an hour. Errors in `sendChecklist` fail with `Bad Request` (400).
   * `POST /campaigns/{campaign_id}/actions/schedule`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  schedule: write("POST /campaigns/{campaign_id}/actions/schedule", shape<{ body: ScheduleCampaign }>()),
  /**
   * Sends a campaign now. Errors in `sendChecklist` fail with `Bad Request` (400). A retry may send it twice.
   * `POST /campaigns/{campaign_id}/actions/send`. Errors: `Resource Not Found` (404).
   */
  send: act("POST /campaigns/{campaign_id}/actions/send"),
  /**
   * Sends a test of a campaign to the given addresses. `POST /campaigns/{campaign_id}/actions/test`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  test: write("POST /campaigns/{campaign_id}/actions/test", shape<{ body: SendTestEmail }>()),
  /** Unschedules a campaign. `POST /campaigns/{campaign_id}/actions/unschedule`. Errors: `Resource Not Found` (404). */
  unschedule: act("POST /campaigns/{campaign_id}/actions/unschedule"),
  content: {
    /**
     * Reads the content of a campaign: HTML, plain text, the archived page. `GET /campaigns/{campaign_id}/content`.
     * Errors: `Resource Not Found` (404).
     */
    get: read("GET /campaigns/{campaign_id}/content", response<CampaignContent>()),
    /**
     * Sets the content of a campaign: HTML, text, an address, an archive, or a template with its sections.
     * `PUT /campaigns/{campaign_id}/content`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    set: write("PUT /campaigns/{campaign_id}/content", exchange<SetCampaignContent, CampaignContent>()),
  },
  sendChecklist: {
    /**
     * Reads whether a campaign is ready to send, and what is missing. `GET /campaigns/{campaign_id}/send-checklist`.
     * Errors: `Resource Not Found` (404).
     */
    get: read("GET /campaigns/{campaign_id}/send-checklist", response<SendChecklist>()),
  },
  feedback: {
    /**
     * Lists the comments on a campaign. `GET /campaigns/{campaign_id}/feedback`. Errors: `Resource Not Found` (404).
     */
    list: op(
      "GET /campaigns/{campaign_id}/feedback",
      shape<{
        query: FieldsQuery;
        response: Listed<"feedback", CampaignFeedback> & { campaign_id: string };
      }>(),
      { query: FIELDS },
    ),
    /**
     * Adds a comment to a campaign. `POST /campaigns/{campaign_id}/feedback`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    create: write(
      "POST /campaigns/{campaign_id}/feedback",
      exchange<CreateCampaignFeedback, CampaignFeedback>(),
    ),
    /**
     * Reads a comment on a campaign. `GET /campaigns/{campaign_id}/feedback/{feedback_id}`. Errors:
     * `Resource Not Found` (404).
     */
    get: read("GET /campaigns/{campaign_id}/feedback/{feedback_id}", response<CampaignFeedback>()),
    /**
     * Changes a comment on a campaign. `PATCH /campaigns/{campaign_id}/feedback/{feedback_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    update: write(
      "PATCH /campaigns/{campaign_id}/feedback/{feedback_id}",
      exchange<UpdateCampaignFeedback, CampaignFeedback>(),
    ),
    /**
     * Removes a comment on a campaign. `DELETE /campaigns/{campaign_id}/feedback/{feedback_id}`. Errors:
     * `Resource Not Found` (404).
     */
    delete: act("DELETE /campaigns/{campaign_id}/feedback/{feedback_id}"),
  },
} as const;
