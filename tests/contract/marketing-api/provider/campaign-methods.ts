import type { catalog } from "../../../../src/ports/marketing-api/catalog.ts";
import { fields, moment, page, type Rows, text } from "./rows.ts";

/** The provider's methods for our operations, with sample queries. */
export const campaignMethods: Rows<
  Pick<
    typeof catalog,
    | "automations"
    | "campaignFolders"
    | "campaigns"
    | "templateFolders"
    | "templates"
    | "landingPages"
    | "customerJourneys"
    | "facebookAds"
  >
> = {
  automations: {
    list: [
      "automations.list",
      {
        ...page,
        before_create_time: moment,
        since_create_time: moment,
        before_start_time: moment,
        since_start_time: moment,
        status: "sending",
      },
    ],
    create: ["automations.create"],
    get: ["automations.get", fields],
    archive: ["automations.archive"],
    pauseAllEmails: ["automations.pauseAllEmails"],
    startAllEmails: ["automations.startAllEmails"],
    emails: {
      list: ["automations.listAllWorkflowEmails"],
      get: ["automations.getWorkflowEmail"],
      update: ["automations.updateWorkflowEmail"],
      delete: ["automations.deleteWorkflowEmail"],
      pause: ["automations.pauseWorkflowEmail"],
      start: ["automations.startWorkflowEmail"],
      queue: {
        list: ["automations.getWorkflowEmailSubscriberQueue"],
        get: ["automations.getWorkflowEmailSubscriber"],
        add: ["automations.addWorkflowEmailSubscriber"],
      },
    },
    removedSubscribers: {
      list: ["automations.listWorkflowEmailSubscribersRemoved"],
      get: ["automations.getRemovedWorkflowEmailSubscriber"],
      add: ["automations.removeWorkflowEmailSubscriber"],
    },
  },
  campaignFolders: {
    list: ["campaignFolders.list", page],
    create: ["campaignFolders.create"],
    get: ["campaignFolders.get", fields],
    update: ["campaignFolders.update"],
    delete: ["campaignFolders.remove"],
  },
  campaigns: {
    list: [
      "campaigns.list",
      {
        ...page,
        type: "variate",
        status: "sent",
        before_send_time: moment,
        since_send_time: moment,
        before_create_time: moment,
        since_create_time: moment,
        list_id: text,
        folder_id: text,
        member_id: text,
        sort_field: "send_time",
        sort_dir: "DESC",
        include_resend_shortcut_eligibility: true,
      },
    ],
    create: ["campaigns.create"],
    get: ["campaigns.get", { ...fields, include_resend_shortcut_eligibility: true }],
    update: ["campaigns.update"],
    delete: ["campaigns.remove"],
    cancelSend: ["campaigns.cancelSend"],
    createResend: ["campaigns.createResend"],
    pause: ["campaigns.pause"],
    replicate: ["campaigns.replicate"],
    resume: ["campaigns.resume"],
    schedule: ["campaigns.schedule"],
    send: ["campaigns.send"],
    test: ["campaigns.sendTestEmail"],
    unschedule: ["campaigns.unschedule"],
    content: { get: ["campaigns.getContent", fields], set: ["campaigns.setContent"] },
    sendChecklist: { get: ["campaigns.getSendChecklist", fields] },
    feedback: {
      list: ["campaigns.getFeedback", fields],
      create: ["campaigns.addFeedback"],
      get: ["campaigns.getFeedbackMessage", fields],
      update: ["campaigns.updateFeedbackMessage"],
      delete: ["campaigns.deleteFeedbackMessage"],
    },
  },
  templateFolders: {
    list: ["templateFolders.list", page],
    create: ["templateFolders.create"],
    get: ["templateFolders.get", fields],
    update: ["templateFolders.update"],
    delete: ["templateFolders.remove"],
  },
  templates: {
    list: [
      "templates.list",
      {
        ...page,
        created_by: text,
        since_date_created: moment,
        before_date_created: moment,
        type: text,
        category: text,
        folder_id: text,
        content_type: "html",
        sort_field: "name",
        sort_dir: "DESC",
      },
    ],
    create: ["templates.create"],
    get: ["templates.getTemplate", fields],
    update: ["templates.updateTemplate"],
    delete: ["templates.deleteTemplate"],
    defaultContent: { get: ["templates.getDefaultContentForTemplate", fields] },
  },
  landingPages: {
    list: ["landingPages.getAll", { ...fields, sort_dir: "DESC", sort_field: "updated_at", count: 7 }],
    create: ["landingPages.create", { use_default_list: false }],
    get: ["landingPages.getPage", fields],
    update: ["landingPages.updatePage"],
    delete: ["landingPages.deletePage"],
    publish: ["landingPages.publishPage"],
    unpublish: ["landingPages.unpublishPage"],
    content: { get: ["landingPages.getPageContent", fields] },
  },
  customerJourneys: { trigger: ["customerJourneys.trigger"] },
  facebookAds: {
    list: ["facebookAds.list", { ...page, sort_field: "end_time", sort_dir: "DESC" }],
    get: ["facebookAds.getAd", fields],
  },
};
