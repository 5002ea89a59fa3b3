import type { catalog } from "../../../../src/ports/marketing-api/catalog.ts";
import { fields, moment, page, type Rows, text } from "./rows.ts";

/** The provider's methods for our operations, with sample queries. */
export const reportMethods: Rows<
  Pick<typeof catalog, "reporting" | "reports" | "searchCampaigns" | "searchMembers" | "activityFeed">
> = {
  reporting: {
    facebookAds: {
      list: ["reporting.getFacebookAdsReportAll", { ...page, sort_field: "end_time", sort_dir: "DESC" }],
      get: ["reporting.getFacebookAdReport", fields],
      ecommerceProductActivity: {
        list: ["reporting.getFacebookAdProductActivityReport", { ...page, sort_field: "total_purchased" }],
      },
    },
    landingPages: {
      list: ["reporting.getLandingPageReportsAll", page],
      get: ["reporting.getLandingPageReport", fields],
    },
    surveys: {
      list: ["reporting.getSurveyReportsAll", page],
      get: ["reporting.getSurveyReport", fields],
      questions: {
        list: ["reporting.getSurveyQuestionReportsAll", fields],
        get: ["reporting.getSurveyQuestionReport", fields],
        answers: {
          list: ["reporting.getSurveyQuestionAnswers", { ...fields, respondent_familiarity_is: "unknown" }],
        },
      },
      responses: {
        list: [
          "reporting.getSurveyResponsesAll",
          { ...fields, answered_question: 7, chose_answer: text, respondent_familiarity_is: "unknown" },
        ],
        get: ["reporting.getSurveyResponse"],
      },
    },
  },
  reports: {
    list: [
      "reports.getAllCampaignReports",
      { ...page, type: "variate", before_send_time: moment, since_send_time: moment },
    ],
    get: ["reports.getCampaignReport", fields],
    abuseReports: {
      list: ["reports.getCampaignAbuseReports", fields],
      get: ["reports.getCampaignAbuseReport", fields],
    },
    advice: { list: ["reports.getCampaignAdvice", fields] },
    clickDetails: {
      list: ["reports.getCampaignClickDetails", { ...page, sort_field: "unique_clicks", sort_dir: "DESC" }],
      get: ["reports.getCampaignClickDetailsForLink", fields],
      members: { list: ["reports.getSubscribersInfo", page], get: ["reports.getSubscriberInfo", fields] },
    },
    domainPerformance: { list: ["reports.getDomainPerformanceForCampaign", fields] },
    ecommerceProductActivity: {
      list: ["reports.getEcommerceProductActivityForCampaign", { ...page, sort_field: "total_purchased" }],
    },
    eepurl: { get: ["reports.getEepurlActivityForCampaign", fields] },
    emailActivity: {
      list: ["reports.getEmailActivityForCampaign", { ...page, since: moment }],
      get: ["reports.getEmailActivityForSubscriber", { ...fields, since: moment }],
    },
    locations: { list: ["reports.getLocationsForCampaign", page] },
    openDetails: {
      list: [
        "reports.getCampaignOpenDetails",
        { ...page, since: moment, sort_field: "opens_count", sort_dir: "DESC" },
      ],
      get: ["reports.getSubscriberInfoForOpenedCampaign", fields],
    },
    sentTo: { list: ["reports.getCampaignRecipients", page], get: ["reports.getCampaignRecipient", fields] },
    subReports: { list: ["reports.getSubReportsForCampaign", fields] },
    unsubscribed: {
      list: ["reports.getUnsubscribedListForCampaign", page],
      get: ["reports.getUnsubscribedListMember", fields],
    },
  },
  searchCampaigns: { search: ["searchCampaigns.search", { ...fields, query: text }] },
  searchMembers: { search: ["searchMembers.search", { ...fields, query: text, list_id: text }] },
  activityFeed: { chimpChatter: { list: ["activityFeed.getChimpChatter", { count: 7, offset: 0 }] } },
};
