import { op, shape } from "../operation.ts";
import { act, exchange, FIELDS, narrowed, paged, read, response, write } from "../parameters.ts";
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
  /** Lists the campaigns of the account. */
  list: op(
    "GET /campaigns",
    shape<{ query: ListCampaignsQuery; response: Listed<"campaigns", Campaign> }>(),
    {
      query: paged(
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
      ),
      pages: "campaigns",
    },
  ),
  /** Adds a campaign without sending it: type, recipients and settings. `content.set` sets its content. */
  create: write("POST /campaigns", exchange<CreateCampaign, Campaign>()),
  /** Reads a campaign. */
  get: op("GET /campaigns/{campaign_id}", shape<{ query: GetCampaignQuery; response: Campaign }>(), {
    query: narrowed("include_resend_shortcut_eligibility"),
  }),
  /** Changes the settings of a campaign that has not been sent. */
  update: write("PATCH /campaigns/{campaign_id}", exchange<UpdateCampaign, Campaign>()),
  /** Removes a campaign, also a sent one; one that is being sent fails with `Bad Request` (400). */
  delete: act("DELETE /campaigns/{campaign_id}"),
  /** Cancels the rest of a campaign that is being sent. Not in every plan. */
  cancelSend: act("POST /campaigns/{campaign_id}/actions/cancel-send"),
  /** Copies a sent campaign to resend it to some recipients, by default those who did not open it. */
  createResend: op(
    "POST /campaigns/{campaign_id}/actions/create-resend",
    exchange<CreateResend, Campaign>(),
    { body: "optional" },
  ),
  /** Pauses an RSS campaign. */
  pause: act("POST /campaigns/{campaign_id}/actions/pause"),
  /** Copies a campaign, sent or not, as an unsent one. */
  replicate: op("POST /campaigns/{campaign_id}/actions/replicate", response<Campaign>()),
  /** Resumes a paused RSS campaign. */
  resume: act("POST /campaigns/{campaign_id}/actions/resume"),
  /**
   * Schedules a campaign, on a quarter of an hour. Errors in `sendChecklist` fail with `Bad Request` (400).
   */
  schedule: write("POST /campaigns/{campaign_id}/actions/schedule", shape<{ body: ScheduleCampaign }>()),
  /**
   * Sends a campaign now. Errors in `sendChecklist` fail with `Bad Request` (400). A retry may send it twice.
   */
  send: act("POST /campaigns/{campaign_id}/actions/send"),
  /** Sends a test of a campaign to the given addresses. */
  test: write("POST /campaigns/{campaign_id}/actions/test", shape<{ body: SendTestEmail }>()),
  /** Unschedules a campaign. */
  unschedule: act("POST /campaigns/{campaign_id}/actions/unschedule"),
  content: {
    /** Reads the content of a campaign: HTML, plain text, the archived page. */
    get: read("GET /campaigns/{campaign_id}/content", response<CampaignContent>()),
    /**
     * Sets the content of a campaign: HTML, text, an address, an archive, or a template with its sections.
     */
    set: write("PUT /campaigns/{campaign_id}/content", exchange<SetCampaignContent, CampaignContent>()),
  },
  sendChecklist: {
    /** Reads whether a campaign is ready to send, and what is missing. */
    get: read("GET /campaigns/{campaign_id}/send-checklist", response<SendChecklist>()),
  },
  feedback: {
    /** Lists the comments on a campaign. */
    list: op(
      "GET /campaigns/{campaign_id}/feedback",
      shape<{
        query: FieldsQuery;
        response: Listed<"feedback", CampaignFeedback> & { campaign_id: string };
      }>(),
      { query: FIELDS },
    ),
    /** Adds a comment to a campaign. */
    create: write(
      "POST /campaigns/{campaign_id}/feedback",
      exchange<CreateCampaignFeedback, CampaignFeedback>(),
    ),
    /** Reads a comment on a campaign. */
    get: read("GET /campaigns/{campaign_id}/feedback/{feedback_id}", response<CampaignFeedback>()),
    /** Changes a comment on a campaign. */
    update: write(
      "PATCH /campaigns/{campaign_id}/feedback/{feedback_id}",
      exchange<UpdateCampaignFeedback, CampaignFeedback>(),
    ),
    /** Removes a comment on a campaign. */
    delete: act("DELETE /campaigns/{campaign_id}/feedback/{feedback_id}"),
  },
} as const;
