import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type {
  CreateCampaign,
  CreateResend,
  ScheduleCampaign,
  SendTestEmail,
  UpdateCampaign,
} from "../types/campaign-bodies.ts";
import type { CampaignContent, SendChecklist, SetCampaignContent } from "../types/campaign-content.ts";
import type {
  CampaignFeedback,
  CampaignFeedbackList,
  CreateCampaignFeedback,
  UpdateCampaignFeedback,
} from "../types/campaign-feedback.ts";
import type { Campaign, CampaignList, GetCampaignQuery, ListCampaignsQuery } from "../types/campaigns.ts";
import type { FieldsQuery } from "../types/common.ts";

/** Campaigns: settings, content, feedback and sending. */
export const campaigns = {
  list: op("GET /campaigns", shape<{ query: ListCampaignsQuery; answer: CampaignList }>(), {
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
  }),
  create: op("POST /campaigns", shape<{ body: CreateCampaign; answer: Campaign }>(), { body: "required" }),
  get: op("GET /campaigns/{campaign_id}", shape<{ query: GetCampaignQuery; answer: Campaign }>(), {
    query: [...FIELDS, "include_resend_shortcut_eligibility"],
  }),
  update: op("PATCH /campaigns/{campaign_id}", shape<{ body: UpdateCampaign; answer: Campaign }>(), {
    body: "required",
  }),
  delete: op("DELETE /campaigns/{campaign_id}", shape<object>()),
  cancelSend: op("POST /campaigns/{campaign_id}/actions/cancel-send", shape<object>()),
  createResend: op(
    "POST /campaigns/{campaign_id}/actions/create-resend",
    shape<{ body: CreateResend; answer: Campaign }>(),
    { body: "optional" },
  ),
  pause: op("POST /campaigns/{campaign_id}/actions/pause", shape<object>()),
  replicate: op("POST /campaigns/{campaign_id}/actions/replicate", shape<{ answer: Campaign }>()),
  resume: op("POST /campaigns/{campaign_id}/actions/resume", shape<object>()),
  schedule: op("POST /campaigns/{campaign_id}/actions/schedule", shape<{ body: ScheduleCampaign }>(), {
    body: "required",
  }),
  send: op("POST /campaigns/{campaign_id}/actions/send", shape<object>()),
  test: op("POST /campaigns/{campaign_id}/actions/test", shape<{ body: SendTestEmail }>(), {
    body: "required",
  }),
  unschedule: op("POST /campaigns/{campaign_id}/actions/unschedule", shape<object>()),
  content: {
    get: op(
      "GET /campaigns/{campaign_id}/content",
      shape<{ query: FieldsQuery; answer: CampaignContent }>(),
      { query: FIELDS },
    ),
    set: op(
      "PUT /campaigns/{campaign_id}/content",
      shape<{ body: SetCampaignContent; answer: CampaignContent }>(),
      { body: "required" },
    ),
  },
  sendChecklist: {
    get: op(
      "GET /campaigns/{campaign_id}/send-checklist",
      shape<{ query: FieldsQuery; answer: SendChecklist }>(),
      { query: FIELDS },
    ),
  },
  feedback: {
    list: op(
      "GET /campaigns/{campaign_id}/feedback",
      shape<{ query: FieldsQuery; answer: CampaignFeedbackList }>(),
      { query: FIELDS },
    ),
    create: op(
      "POST /campaigns/{campaign_id}/feedback",
      shape<{ body: CreateCampaignFeedback; answer: CampaignFeedback }>(),
      { body: "required" },
    ),
    get: op(
      "GET /campaigns/{campaign_id}/feedback/{feedback_id}",
      shape<{ query: FieldsQuery; answer: CampaignFeedback }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /campaigns/{campaign_id}/feedback/{feedback_id}",
      shape<{ body: UpdateCampaignFeedback; answer: CampaignFeedback }>(),
      { body: "required" },
    ),
    delete: op("DELETE /campaigns/{campaign_id}/feedback/{feedback_id}", shape<object>()),
  },
} as const;
