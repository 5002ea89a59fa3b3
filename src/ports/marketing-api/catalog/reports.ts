import { op, shape } from "../operation.ts";
import { FIELDS, narrowed, PAGE, paged, read, response } from "../parameters.ts";
import type { FieldsQuery, Listed, PageQuery } from "../types/common.ts";
import type {
  CampaignAbuseReport,
  CampaignAdvice,
  CampaignReport,
  ClickDetail,
  ClickingMember,
  DomainPerformanceList,
  EepurlReport,
  EmailActivity,
  GetEmailActivityQuery,
  ListCampaignReportsQuery,
  ListClickDetailsQuery,
  ListEmailActivityQuery,
  ListOpenDetailsQuery,
  ListProductActivityQuery,
  OpeningMember,
  OpeningMemberList,
  OpenLocation,
  ProductActivityList,
  SentToMember,
  UnsubscribedMember,
} from "../types/reports.ts";

/** Reports of campaigns. */
export const reports = {
  /** Lists the reports of sent campaigns. */
  list: op(
    "GET /reports",
    shape<{ query: ListCampaignReportsQuery; response: Listed<"reports", CampaignReport> }>(),
    { query: paged("type", "before_send_time", "since_send_time"), pages: "reports" },
  ),
  /** Reads the report of a sent campaign: opens, clicks, bounces, revenue. */
  get: read("GET /reports/{campaign_id}", response<CampaignReport>()),
  abuseReports: {
    /** Lists the complaints about a campaign. */
    list: op(
      "GET /reports/{campaign_id}/abuse-reports",
      shape<{
        query: FieldsQuery;
        response: Listed<"abuse_reports", CampaignAbuseReport> & { campaign_id: string };
      }>(),
      { query: FIELDS },
    ),
    /** Reads a complaint about a campaign. */
    get: read("GET /reports/{campaign_id}/abuse-reports/{report_id}", response<CampaignAbuseReport>()),
  },
  advice: {
    /** Lists the service's advice on a campaign. */
    list: op(
      "GET /reports/{campaign_id}/advice",
      shape<{ query: FieldsQuery; response: Listed<"advice", CampaignAdvice> & { campaign_id: string } }>(),
      { query: FIELDS },
    ),
  },
  clickDetails: {
    /** Lists the links of a campaign with their clicks. */
    list: op(
      "GET /reports/{campaign_id}/click-details",
      shape<{
        query: ListClickDetailsQuery;
        response: Listed<"urls_clicked", ClickDetail> & { campaign_id: string };
      }>(),
      { query: paged("sort_field", "sort_dir"), pages: "urls_clicked" },
    ),
    /** Reads the clicks on a link of a campaign. */
    get: read("GET /reports/{campaign_id}/click-details/{link_id}", response<ClickDetail>()),
    members: {
      /** Lists who clicked a link of a campaign. */
      list: op(
        "GET /reports/{campaign_id}/click-details/{link_id}/members",
        shape<{ query: PageQuery; response: Listed<"members", ClickingMember> & { campaign_id: string } }>(),
        { query: PAGE, pages: "members" },
      ),
      /** Reads the clicks of a member on a link of a campaign. */
      get: read(
        "GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}",
        response<ClickingMember>(),
      ),
    },
  },
  domainPerformance: {
    /** Lists how a campaign performed in the five most used e-mail domains. */
    list: read("GET /reports/{campaign_id}/domain-performance", response<DomainPerformanceList>()),
  },
  ecommerceProductActivity: {
    /** Lists the products sold by a campaign. */
    list: op(
      "GET /reports/{campaign_id}/ecommerce-product-activity",
      shape<{ query: ListProductActivityQuery; response: ProductActivityList }>(),
      { query: paged("sort_field"), pages: "products" },
    ),
  },
  eepurl: {
    /** Reads shares and views of a campaign on the web. */
    get: read("GET /reports/{campaign_id}/eepurl", response<EepurlReport>()),
  },
  emailActivity: {
    /** Lists the activity of each recipient of a campaign, `since` a time. */
    list: op(
      "GET /reports/{campaign_id}/email-activity",
      shape<{
        query: ListEmailActivityQuery;
        response: Listed<"emails", EmailActivity> & { campaign_id: string };
      }>(),
      { query: paged("since"), pages: "emails" },
    ),
    /** Reads the activity of a recipient of a campaign. */
    get: op(
      "GET /reports/{campaign_id}/email-activity/{subscriber_hash}",
      shape<{ query: GetEmailActivityQuery; response: EmailActivity }>(),
      { query: narrowed("since") },
    ),
  },
  locations: {
    /** Lists where a campaign was opened. */
    list: op(
      "GET /reports/{campaign_id}/locations",
      shape<{ query: PageQuery; response: Listed<"locations", OpenLocation> & { campaign_id: string } }>(),
      { query: PAGE, pages: "locations" },
    ),
  },
  openDetails: {
    /** Lists who opened a campaign, and when. */
    list: op(
      "GET /reports/{campaign_id}/open-details",
      shape<{ query: ListOpenDetailsQuery; response: OpeningMemberList }>(),
      { query: paged("since", "sort_field", "sort_dir"), pages: "members" },
    ),
    /** Reads when a member opened a campaign. */
    get: read("GET /reports/{campaign_id}/open-details/{subscriber_hash}", response<OpeningMember>()),
  },
  sentTo: {
    /** Lists the recipients of a campaign. */
    list: op(
      "GET /reports/{campaign_id}/sent-to",
      shape<{ query: PageQuery; response: Listed<"sent_to", SentToMember> & { campaign_id: string } }>(),
      { query: PAGE, pages: "sent_to" },
    ),
    /** Reads the delivery of a campaign to a recipient. */
    get: read("GET /reports/{campaign_id}/sent-to/{subscriber_hash}", response<SentToMember>()),
  },
  subReports: {
    /** Lists the reports of the campaigns that a campaign consists of (RSS, A/B). */
    list: op(
      "GET /reports/{campaign_id}/sub-reports",
      shape<{ query: FieldsQuery; response: Listed<"reports", CampaignReport> & { campaign_id: string } }>(),
      { query: FIELDS },
    ),
  },
  unsubscribed: {
    /** Lists who unsubscribed after a campaign, and why. */
    list: op(
      "GET /reports/{campaign_id}/unsubscribed",
      shape<{
        query: PageQuery;
        response: Listed<"unsubscribes", UnsubscribedMember> & { campaign_id: string };
      }>(),
      { query: PAGE, pages: "unsubscribes" },
    ),
    /** Reads why a member unsubscribed after a campaign. */
    get: read("GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}", response<UnsubscribedMember>()),
  },
} as const;
