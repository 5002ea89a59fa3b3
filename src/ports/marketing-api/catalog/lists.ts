import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  GrowthMonth,
  GrowthMonthList,
  ListAbuseReport,
  ListAbuseReportList,
  ListActivityList,
  ListClientList,
  ListGrowthHistoryQuery,
  ListLocationList,
} from "../types/list-insights.ts";
import type { ListWebhook, ListWebhookList, WriteListWebhook } from "../types/list-webhooks.ts";
import type { CreateList, GetListQuery, List, ListListsQuery, Lists, UpdateList } from "../types/lists.ts";
import type { BatchMembers, BatchMembersQuery, MemberBatchResult } from "../types/member-batches.ts";
import type { SearchTagsQuery, TagSearchResult } from "../types/member-tags.ts";
import type {
  CreateMergeField,
  ListMergeFieldsQuery,
  MergeField,
  MergeFieldList,
  UpdateMergeField,
} from "../types/merge-fields.ts";
import type { SignupForm, SignupFormList, UpdateSignupForm } from "../types/signup-forms.ts";
import type { Survey, SurveyList } from "../types/surveys.ts";
import { interestCategories } from "./list-interests.ts";
import { members } from "./list-members.ts";
import { segments } from "./list-segments.ts";

/** Lists (audiences) and their contents. */
export const lists = {
  list: op("GET /lists", shape<{ query: ListListsQuery; answer: Lists }>(), {
    query: [
      ...PAGE,
      "before_date_created",
      "since_date_created",
      "before_campaign_last_sent",
      "since_campaign_last_sent",
      "email",
      "sort_field",
      "sort_dir",
      "has_ecommerce_store",
      "include_total_contacts",
    ],
    pages: "lists",
  }),
  create: op("POST /lists", shape<{ body: CreateList; answer: List }>(), { body: "required" }),
  get: op("GET /lists/{list_id}", shape<{ query: GetListQuery; answer: List }>(), {
    query: [...FIELDS, "include_total_contacts"],
  }),
  update: op("PATCH /lists/{list_id}", shape<{ body: UpdateList; answer: List }>(), { body: "required" }),
  delete: op("DELETE /lists/{list_id}", shape<object>()),
  batchMembers: op(
    "POST /lists/{list_id}",
    shape<{ query: BatchMembersQuery; body: BatchMembers; answer: MemberBatchResult }>(),
    { query: ["skip_merge_validation", "skip_duplicate_check"], body: "required" },
  ),
  abuseReports: {
    list: op(
      "GET /lists/{list_id}/abuse-reports",
      shape<{ query: PageQuery; answer: ListAbuseReportList }>(),
      { query: PAGE, pages: "abuse_reports" },
    ),
    get: op(
      "GET /lists/{list_id}/abuse-reports/{report_id}",
      shape<{ query: PageQuery; answer: ListAbuseReport }>(),
      { query: PAGE },
    ),
  },
  activity: {
    list: op("GET /lists/{list_id}/activity", shape<{ query: PageQuery; answer: ListActivityList }>(), {
      query: PAGE,
      pages: "activity",
    }),
  },
  clients: {
    list: op("GET /lists/{list_id}/clients", shape<{ query: FieldsQuery; answer: ListClientList }>(), {
      query: FIELDS,
    }),
  },
  locations: {
    list: op("GET /lists/{list_id}/locations", shape<{ query: FieldsQuery; answer: ListLocationList }>(), {
      query: FIELDS,
    }),
  },
  growthHistory: {
    list: op(
      "GET /lists/{list_id}/growth-history",
      shape<{ query: ListGrowthHistoryQuery; answer: GrowthMonthList }>(),
      { query: [...PAGE, "sort_field", "sort_dir"], pages: "history" },
    ),
    get: op(
      "GET /lists/{list_id}/growth-history/{month}",
      shape<{ query: FieldsQuery; answer: GrowthMonth }>(),
      { query: FIELDS },
    ),
  },
  tagSearch: {
    search: op(
      "GET /lists/{list_id}/tag-search",
      shape<{ query: SearchTagsQuery; answer: TagSearchResult }>(),
      { query: ["name"] },
    ),
  },
  signupForms: {
    list: op("GET /lists/{list_id}/signup-forms", shape<{ answer: SignupFormList }>()),
    update: op(
      "POST /lists/{list_id}/signup-forms",
      shape<{ body: UpdateSignupForm; answer: SignupForm }>(),
      { body: "required", safe: true },
    ),
  },
  interestCategories,
  members,
  mergeFields: {
    list: op(
      "GET /lists/{list_id}/merge-fields",
      shape<{ query: ListMergeFieldsQuery; answer: MergeFieldList }>(),
      { query: [...PAGE, "type", "required"], pages: "merge_fields" },
    ),
    create: op(
      "POST /lists/{list_id}/merge-fields",
      shape<{ body: CreateMergeField; answer: MergeField }>(),
      { body: "required" },
    ),
    get: op(
      "GET /lists/{list_id}/merge-fields/{merge_id}",
      shape<{ query: FieldsQuery; answer: MergeField }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /lists/{list_id}/merge-fields/{merge_id}",
      shape<{ body: UpdateMergeField; answer: MergeField }>(),
      { body: "required" },
    ),
    delete: op("DELETE /lists/{list_id}/merge-fields/{merge_id}", shape<object>()),
  },
  segments,
  webhooks: {
    list: op("GET /lists/{list_id}/webhooks", shape<{ answer: ListWebhookList }>()),
    create: op("POST /lists/{list_id}/webhooks", shape<{ body: WriteListWebhook; answer: ListWebhook }>(), {
      body: "required",
    }),
    get: op("GET /lists/{list_id}/webhooks/{webhook_id}", shape<{ answer: ListWebhook }>()),
    update: op(
      "PATCH /lists/{list_id}/webhooks/{webhook_id}",
      shape<{ body: WriteListWebhook; answer: ListWebhook }>(),
      { body: "required" },
    ),
    delete: op("DELETE /lists/{list_id}/webhooks/{webhook_id}", shape<object>()),
  },
  surveys: {
    list: op("GET /lists/{list_id}/surveys", shape<{ answer: SurveyList }>()),
    get: op("GET /lists/{list_id}/surveys/{survey_id}", shape<{ answer: Survey }>()),
    publish: op("POST /lists/{list_id}/surveys/{survey_id}/actions/publish", shape<{ answer: Survey }>()),
    unpublish: op("POST /lists/{list_id}/surveys/{survey_id}/actions/unpublish", shape<{ answer: Survey }>()),
  },
} as const;
