import { z } from "zod";
import type { CampaignFeedback } from "../../../../ports/marketing-api/types/campaigns.ts";
import { USER } from "../account/account.ts";
import { changed, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { campaignOf } from "./find-campaign.ts";

const body = z.object({
  message: filled,
  block_id: z.int().exactOptional(),
  is_complete: z.boolean().exactOptional(),
});

const feedback = resource({
  scope: ["campaign_id"],
  id: "feedback_id",
  table: (state) => state.campaignFeedback,
  idOf: ({ feedback_id }: CampaignFeedback) => feedback_id,
  parents: campaignOf,
  unpaged: true,
  body,
  changes: body.exactPartial(),
  make: ({ message, block_id = 0, is_complete = false }, call): CampaignFeedback => ({
    feedback_id: call.newNumber(),
    parent_id: 0,
    block_id,
    message,
    is_complete,
    created_by: USER,
    created_at: call.now,
    updated_at: call.now,
    source: "api",
    campaign_id: call.path.campaign_id,
  }),
  alter: (found, changes, { now }) => ({ ...changed(found, changes), updated_at: now }),
  view: (found) => found,
  page: (found, total_items, { path }) => ({
    feedback: found,
    campaign_id: path.campaign_id,
    total_items,
  }),
});

/** Handlers of `/campaigns/{campaign_id}/feedback`. */
export const feedbackHandlers = {
  "campaigns.feedback.list": feedback.list,
  "campaigns.feedback.create": feedback.create,
  "campaigns.feedback.get": feedback.get,
  "campaigns.feedback.update": feedback.update,
  "campaigns.feedback.delete": feedback.delete,
};
