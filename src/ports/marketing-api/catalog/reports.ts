import { op, shape } from "../operation.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { ListProductActivityQuery, ProductActivityList } from "../types/product-activity.ts";
import type {
  ClickDetail,
  ClickDetailList,
  ClickingMember,
  ClickingMemberList,
  ListClickDetailsQuery,
} from "../types/report-clicks.ts";
import type {
  CampaignAbuseReport,
  CampaignAbuseReportList,
  CampaignAdviceList,
  DomainPerformanceList,
  OpenLocationList,
} from "../types/report-details.ts";
import type { EepurlReport } from "../types/report-eepurl.ts";
import type {
  EmailActivity,
  EmailActivityList,
  GetEmailActivityQuery,
  ListEmailActivityQuery,
  ListOpenDetailsQuery,
  OpeningMember,
  OpeningMemberList,
  SentToMember,
  SentToMemberList,
  UnsubscribedMember,
  UnsubscribedMemberList,
} from "../types/report-recipients.ts";
import type {
  CampaignReport,
  CampaignReportList,
  ListCampaignReportsQuery,
  SubReportList,
} from "../types/reports.ts";

/** Reports of campaigns. */
export const reports = {
  list: op("GET /reports", shape<{ query: ListCampaignReportsQuery; answer: CampaignReportList }>(), {
    pages: "reports",
  }),
  get: op("GET /reports/{campaign_id}", shape<{ query: FieldsQuery; answer: CampaignReport }>()),
  abuseReports: {
    list: op(
      "GET /reports/{campaign_id}/abuse-reports",
      shape<{ query: FieldsQuery; answer: CampaignAbuseReportList }>(),
    ),
    get: op(
      "GET /reports/{campaign_id}/abuse-reports/{report_id}",
      shape<{ query: FieldsQuery; answer: CampaignAbuseReport }>(),
    ),
  },
  advice: {
    list: op(
      "GET /reports/{campaign_id}/advice",
      shape<{ query: FieldsQuery; answer: CampaignAdviceList }>(),
    ),
  },
  clickDetails: {
    list: op(
      "GET /reports/{campaign_id}/click-details",
      shape<{ query: ListClickDetailsQuery; answer: ClickDetailList }>(),
      { pages: "urls_clicked" },
    ),
    get: op(
      "GET /reports/{campaign_id}/click-details/{link_id}",
      shape<{ query: FieldsQuery; answer: ClickDetail }>(),
    ),
    members: {
      list: op(
        "GET /reports/{campaign_id}/click-details/{link_id}/members",
        shape<{ query: PageQuery; answer: ClickingMemberList }>(),
        { pages: "members" },
      ),
      get: op(
        "GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}",
        shape<{ query: FieldsQuery; answer: ClickingMember }>(),
      ),
    },
  },
  domainPerformance: {
    list: op(
      "GET /reports/{campaign_id}/domain-performance",
      shape<{ query: FieldsQuery; answer: DomainPerformanceList }>(),
    ),
  },
  ecommerceProductActivity: {
    list: op(
      "GET /reports/{campaign_id}/ecommerce-product-activity",
      shape<{ query: ListProductActivityQuery; answer: ProductActivityList }>(),
      { pages: "products" },
    ),
  },
  eepurl: {
    get: op("GET /reports/{campaign_id}/eepurl", shape<{ query: FieldsQuery; answer: EepurlReport }>()),
  },
  emailActivity: {
    list: op(
      "GET /reports/{campaign_id}/email-activity",
      shape<{ query: ListEmailActivityQuery; answer: EmailActivityList }>(),
      { pages: "emails" },
    ),
    get: op(
      "GET /reports/{campaign_id}/email-activity/{subscriber_hash}",
      shape<{ query: GetEmailActivityQuery; answer: EmailActivity }>(),
    ),
  },
  locations: {
    list: op(
      "GET /reports/{campaign_id}/locations",
      shape<{ query: PageQuery; answer: OpenLocationList }>(),
      { pages: "locations" },
    ),
  },
  openDetails: {
    list: op(
      "GET /reports/{campaign_id}/open-details",
      shape<{ query: ListOpenDetailsQuery; answer: OpeningMemberList }>(),
      { pages: "members" },
    ),
    get: op(
      "GET /reports/{campaign_id}/open-details/{subscriber_hash}",
      shape<{ query: FieldsQuery; answer: OpeningMember }>(),
    ),
  },
  sentTo: {
    list: op("GET /reports/{campaign_id}/sent-to", shape<{ query: PageQuery; answer: SentToMemberList }>(), {
      pages: "sent_to",
    }),
    get: op(
      "GET /reports/{campaign_id}/sent-to/{subscriber_hash}",
      shape<{ query: FieldsQuery; answer: SentToMember }>(),
    ),
  },
  subReports: {
    list: op(
      "GET /reports/{campaign_id}/sub-reports",
      shape<{ query: FieldsQuery; answer: SubReportList }>(),
    ),
  },
  unsubscribed: {
    list: op(
      "GET /reports/{campaign_id}/unsubscribed",
      shape<{ query: PageQuery; answer: UnsubscribedMemberList }>(),
      { pages: "unsubscribes" },
    ),
    get: op(
      "GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}",
      shape<{ query: FieldsQuery; answer: UnsubscribedMember }>(),
    ),
  },
} as const;
