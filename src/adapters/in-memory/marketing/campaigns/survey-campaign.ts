import { surveyOf } from "../audience/surveys.ts";
import type { ServiceCall } from "../service-call.ts";
import { campaignHandlers } from "./campaigns.ts";
import { contentHandlers } from "./content.ts";

/** The campaign of a survey: a draft that links to it. */
export const surveyCampaignHandlers = {
  "lists.surveys.createEmail": (call: ServiceCall<"list_id" | "survey_id">) => {
    const { list_id, title, url } = surveyOf(call);
    const body = { type: "regular", recipients: { list_id }, settings: { title, subject_line: title } };
    const campaign = campaignHandlers["campaigns.create"]({ ...call, body });
    const html = `<p><a href="${url}">${title.replaceAll("<", "&lt;")}</a></p>`;
    contentHandlers["campaigns.content.set"]({ ...call, path: { campaign_id: campaign.id }, body: { html } });
    return campaign;
  },
};
