import type { Call, Options } from "../call.ts";
import type { reports } from "../catalog/reports.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof reports;

/** Reports of campaigns. */
export interface ReportsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the reports of sent campaigns. `GET /reports`. Pages of 10 (`count`: at most 1000); `.all()` iterates over
   * all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Reads the report of a sent campaign: opens, clicks, bounces, revenue. `GET /reports/{campaign_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  readonly abuseReports: {
    /**
     * Lists the complaints about a campaign. `GET /reports/{campaign_id}/abuse-reports`. Errors: `Resource Not Found`
     * (404).
     */
    readonly list: Call<Rows["abuseReports"]["list"], M, Rest>;
    /**
     * Reads a complaint about a campaign. `GET /reports/{campaign_id}/abuse-reports/{report_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["abuseReports"]["get"], M, Rest>;
  };
  readonly advice: {
    /**
     * Lists the service's advice on a campaign. `GET /reports/{campaign_id}/advice`. Errors: `Resource Not Found`
     * (404).
     */
    readonly list: Call<Rows["advice"]["list"], M, Rest>;
  };
  readonly clickDetails: {
    /**
     * Lists the links of a campaign with their clicks. `GET /reports/{campaign_id}/click-details`. Pages of 10
     * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["clickDetails"]["list"], M, Rest>;
    /**
     * Reads the clicks on a link of a campaign. `GET /reports/{campaign_id}/click-details/{link_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["clickDetails"]["get"], M, Rest>;
    readonly members: {
      /**
       * Lists who clicked a link of a campaign. `GET /reports/{campaign_id}/click-details/{link_id}/members`. Pages of
       * 10 (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
       */
      readonly list: Call<Rows["clickDetails"]["members"]["list"], M, Rest>;
      /**
       * Reads the clicks of a member on a link of a campaign.
       * `GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}`. Errors: `Resource Not Found`
       * (404).
       */
      readonly get: Call<Rows["clickDetails"]["members"]["get"], M, Rest>;
    };
  };
  readonly domainPerformance: {
    /**
     * Lists how a campaign performed in the five most used e-mail domains.
     * `GET /reports/{campaign_id}/domain-performance`. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["domainPerformance"]["list"], M, Rest>;
  };
  readonly ecommerceProductActivity: {
    /**
     * Lists the products sold by a campaign. `GET /reports/{campaign_id}/ecommerce-product-activity`. Pages of 10
     * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["ecommerceProductActivity"]["list"], M, Rest>;
  };
  readonly eepurl: {
    /**
     * Reads shares and views of a campaign on the web. `GET /reports/{campaign_id}/eepurl`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["eepurl"]["get"], M, Rest>;
  };
  readonly emailActivity: {
    /**
     * Lists the activity of each recipient of a campaign, `since` a time. `GET /reports/{campaign_id}/email-activity`.
     * Pages of 10 (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["emailActivity"]["list"], M, Rest>;
    /**
     * Reads the activity of a recipient of a campaign. `GET /reports/{campaign_id}/email-activity/{subscriber_hash}`.
     * Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["emailActivity"]["get"], M, Rest>;
  };
  readonly locations: {
    /**
     * Lists where a campaign was opened. `GET /reports/{campaign_id}/locations`. Pages of 10 (`count`: at most 1000);
     * `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["locations"]["list"], M, Rest>;
  };
  readonly openDetails: {
    /**
     * Lists who opened a campaign, and when. `GET /reports/{campaign_id}/open-details`. Pages of 10 (`count`: at most
     * 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["openDetails"]["list"], M, Rest>;
    /**
     * Reads when a member opened a campaign. `GET /reports/{campaign_id}/open-details/{subscriber_hash}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["openDetails"]["get"], M, Rest>;
  };
  readonly sentTo: {
    /**
     * Lists the recipients of a campaign. `GET /reports/{campaign_id}/sent-to`. Pages of 10 (`count`: at most 1000);
     * `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["sentTo"]["list"], M, Rest>;
    /**
     * Reads the delivery of a campaign to a recipient. `GET /reports/{campaign_id}/sent-to/{subscriber_hash}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["sentTo"]["get"], M, Rest>;
  };
  readonly subReports: {
    /**
     * Lists the reports of the campaigns that a campaign consists of (RSS, A/B).
     * `GET /reports/{campaign_id}/sub-reports`. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["subReports"]["list"], M, Rest>;
  };
  readonly unsubscribed: {
    /**
     * Lists who unsubscribed after a campaign, and why. `GET /reports/{campaign_id}/unsubscribed`. Pages of 10
     * (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["unsubscribed"]["list"], M, Rest>;
    /**
     * Reads why a member unsubscribed after a campaign. `GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}`.
     * Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["unsubscribed"]["get"], M, Rest>;
  };
}
