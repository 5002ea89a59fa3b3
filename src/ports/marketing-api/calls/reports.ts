import type { Call, Options } from "../call.ts";
import type { reports } from "../catalog/reports.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof reports;

/** Reports of campaigns. */
export interface ReportsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the reports of sent campaigns. `GET /reports`. A page has 10 unless `count` says, 1000 at most; `.all()`
   * walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Reads the report of a sent campaign: opens, clicks, bounces, revenue. `GET /reports/{campaign_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  readonly abuseReports: {
    /**
     * Lists the complaints about a campaign. `GET /reports/{campaign_id}/abuse-reports`. Refused: `Resource Not Found`
     * (404).
     */
    readonly list: Call<Rows["abuseReports"]["list"], M, Rest>;
    /**
     * Reads a complaint about a campaign. `GET /reports/{campaign_id}/abuse-reports/{report_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["abuseReports"]["get"], M, Rest>;
  };
  readonly advice: {
    /**
     * Lists what the service advises after a campaign. `GET /reports/{campaign_id}/advice`. Refused:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["advice"]["list"], M, Rest>;
  };
  readonly clickDetails: {
    /**
     * Lists the links of a campaign with their clicks. `GET /reports/{campaign_id}/click-details`. A page has 10 unless
     * `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["clickDetails"]["list"], M, Rest>;
    /**
     * Reads the clicks on a link of a campaign. `GET /reports/{campaign_id}/click-details/{link_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["clickDetails"]["get"], M, Rest>;
    readonly members: {
      /**
       * Lists who clicked a link of a campaign. `GET /reports/{campaign_id}/click-details/{link_id}/members`. A page
       * has 10 unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
       */
      readonly list: Call<Rows["clickDetails"]["members"]["list"], M, Rest>;
      /**
       * Reads how often somebody clicked a link of a campaign.
       * `GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}`. Refused: `Resource Not Found`
       * (404).
       */
      readonly get: Call<Rows["clickDetails"]["members"]["get"], M, Rest>;
    };
  };
  readonly domainPerformance: {
    /**
     * Lists how a campaign did with each provider of e-mail, the five most used.
     * `GET /reports/{campaign_id}/domain-performance`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["domainPerformance"]["list"], M, Rest>;
  };
  readonly ecommerceProductActivity: {
    /**
     * Lists what was bought after a campaign. `GET /reports/{campaign_id}/ecommerce-product-activity`. A page has 10
     * unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["ecommerceProductActivity"]["list"], M, Rest>;
  };
  readonly eepurl: {
    /**
     * Reads how often a campaign was shared and looked at on the web. `GET /reports/{campaign_id}/eepurl`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["eepurl"]["get"], M, Rest>;
  };
  readonly emailActivity: {
    /**
     * Lists what each recipient of a campaign did, `since` a time. `GET /reports/{campaign_id}/email-activity`. A page
     * has 10 unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["emailActivity"]["list"], M, Rest>;
    /**
     * Reads what a recipient of a campaign did. `GET /reports/{campaign_id}/email-activity/{subscriber_hash}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["emailActivity"]["get"], M, Rest>;
  };
  readonly locations: {
    /**
     * Lists where a campaign was opened. `GET /reports/{campaign_id}/locations`. A page has 10 unless `count` says,
     * 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["locations"]["list"], M, Rest>;
  };
  readonly openDetails: {
    /**
     * Lists who opened a campaign, and when. `GET /reports/{campaign_id}/open-details`. A page has 10 unless `count`
     * says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["openDetails"]["list"], M, Rest>;
    /**
     * Reads when somebody opened a campaign. `GET /reports/{campaign_id}/open-details/{subscriber_hash}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["openDetails"]["get"], M, Rest>;
  };
  readonly sentTo: {
    /**
     * Lists who was sent a campaign. `GET /reports/{campaign_id}/sent-to`. A page has 10 unless `count` says, 1000 at
     * most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["sentTo"]["list"], M, Rest>;
    /**
     * Reads how a campaign was sent to somebody. `GET /reports/{campaign_id}/sent-to/{subscriber_hash}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["sentTo"]["get"], M, Rest>;
  };
  readonly subReports: {
    /**
     * Lists the reports of the campaigns that a campaign consists of (RSS, A/B).
     * `GET /reports/{campaign_id}/sub-reports`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["subReports"]["list"], M, Rest>;
  };
  readonly unsubscribed: {
    /**
     * Lists who unsubscribed after a campaign, and why. `GET /reports/{campaign_id}/unsubscribed`. A page has 10 unless
     * `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["unsubscribed"]["list"], M, Rest>;
    /**
     * Reads why somebody unsubscribed after a campaign. `GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}`.
     * Refused: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["unsubscribed"]["get"], M, Rest>;
  };
}
