import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
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
    query: [...PAGE, "type", "before_send_time", "since_send_time"],
    pages: "reports",
  }),
  get: op("GET /reports/{campaign_id}", shape<{ query: FieldsQuery; answer: CampaignReport }>(), {
    query: FIELDS,
  }),
  abuseReports: {
    list: op(
      "GET /reports/{campaign_id}/abuse-reports",
      shape<{ query: FieldsQuery; answer: CampaignAbuseReportList }>(),
      { query: FIELDS },
    ),
    get: op(
      "GET /reports/{campaign_id}/abuse-reports/{report_id}",
      shape<{ query: FieldsQuery; answer: CampaignAbuseReport }>(),
      { query: FIELDS },
    ),
  },
  advice: {
    list: op(
      "GET /reports/{campaign_id}/advice",
      shape<{ query: FieldsQuery; answer: CampaignAdviceList }>(),
      { query: FIELDS },
    ),
  },
  clickDetails: {
    list: op(
      "GET /reports/{campaign_id}/click-details",
      shape<{ query: ListClickDetailsQuery; answer: ClickDetailList }>(),
      { query: [...PAGE, "sort_field", "sort_dir"], pages: "urls_clicked" },
    ),
    get: op(
      "GET /reports/{campaign_id}/click-details/{link_id}",
      shape<{ query: FieldsQuery; answer: ClickDetail }>(),
      { query: FIELDS },
    ),
    members: {
      list: op(
        "GET /reports/{campaign_id}/click-details/{link_id}/members",
        shape<{ query: PageQuery; answer: ClickingMemberList }>(),
        { query: PAGE, pages: "members" },
      ),
      get: op(
        "GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}",
        shape<{ query: FieldsQuery; answer: ClickingMember }>(),
        { query: FIELDS },
      ),
    },
  },
  domainPerformance: {
    list: op(
      "GET /reports/{campaign_id}/domain-performance",
      shape<{ query: FieldsQuery; answer: DomainPerformanceList }>(),
      { query: FIELDS },
    ),
  },
  ecommerceProductActivity: {
    list: op(
      "GET /reports/{campaign_id}/ecommerce-product-activity",
      shape<{ query: ListProductActivityQuery; answer: ProductActivityList }>(),
      { query: [...PAGE, "sort_field"], pages: "products" },
    ),
  },
  eepurl: {
    get: op("GET /reports/{campaign_id}/eepurl", shape<{ query: FieldsQuery; answer: EepurlReport }>(), {
      query: FIELDS,
    }),
  },
  emailActivity: {
    list: op(
      "GET /reports/{campaign_id}/email-activity",
      shape<{ query: ListEmailActivityQuery; answer: EmailActivityList }>(),
      { query: [...PAGE, "since"], pages: "emails" },
    ),
    get: op(
      "GET /reports/{campaign_id}/email-activity/{subscriber_hash}",
      shape<{ query: GetEmailActivityQuery; answer: EmailActivity }>(),
      { query: [...FIELDS, "since"] },
    ),
  },
  locations: {
    list: op(
      "GET /reports/{campaign_id}/locations",
      shape<{ query: PageQuery; answer: OpenLocationList }>(),
      { query: PAGE, pages: "locations" },
    ),
  },
  openDetails: {
    list: op(
      "GET /reports/{campaign_id}/open-details",
      shape<{ query: ListOpenDetailsQuery; answer: OpeningMemberList }>(),
      { query: [...PAGE, "since", "sort_field", "sort_dir"], pages: "members" },
    ),
    get: op(
      "GET /reports/{campaign_id}/open-details/{subscriber_hash}",
      shape<{ query: FieldsQuery; answer: OpeningMember }>(),
      { query: FIELDS },
    ),
  },
  sentTo: {
    list: op("GET /reports/{campaign_id}/sent-to", shape<{ query: PageQuery; answer: SentToMemberList }>(), {
      query: PAGE,
      pages: "sent_to",
    }),
    get: op(
      "GET /reports/{campaign_id}/sent-to/{subscriber_hash}",
      shape<{ query: FieldsQuery; answer: SentToMember }>(),
      { query: FIELDS },
    ),
  },
  subReports: {
    list: op(
      "GET /reports/{campaign_id}/sub-reports",
      shape<{ query: FieldsQuery; answer: SubReportList }>(),
      { query: FIELDS },
    ),
  },
  unsubscribed: {
    list: op(
      "GET /reports/{campaign_id}/unsubscribed",
      shape<{ query: PageQuery; answer: UnsubscribedMemberList }>(),
      { query: PAGE, pages: "unsubscribes" },
    ),
    get: op(
      "GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}",
      shape<{ query: FieldsQuery; answer: UnsubscribedMember }>(),
      { query: FIELDS },
    ),
  },
} as const;
