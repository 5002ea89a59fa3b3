import { op, shape } from "../operation.ts";
import { act, exchange, FIELDS, narrowed, PAGE, paged, read, response, write } from "../parameters.ts";
import type { Campaign } from "../types/campaigns.ts";
import type { FieldsQuery, Listed, PageQuery } from "../types/common.ts";
import type {
  CreatedListWebhook,
  CreateList,
  GetListQuery,
  GrowthMonth,
  List,
  ListAbuseReport,
  ListActivity,
  ListClient,
  ListGrowthHistoryQuery,
  ListListsQuery,
  ListLocation,
  Lists,
  ListWebhook,
  UpdateList,
  WriteListWebhook,
} from "../types/lists.ts";
import type {
  BatchMembers,
  BatchMembersQuery,
  MemberBatchResult,
  SearchTagsQuery,
  TagSearchResult,
} from "../types/members.ts";
import type {
  CreateMergeField,
  ListMergeFieldsQuery,
  MergeField,
  UpdateMergeField,
} from "../types/merge-fields.ts";
import type { SignupForm, UpdateSignupForm } from "../types/signup-forms.ts";
import type { CreateSurvey, ReplicateSurvey, Survey, UpdateSurvey } from "../types/surveys.ts";
import { interestCategories } from "./list-interests.ts";
import { members } from "./list-members.ts";
import { segments } from "./list-segments.ts";

/** Lists (audiences) and their contents. */
export const lists = {
  /** Lists the lists (audiences) of the account. */
  list: op("GET /lists", shape<{ query: ListListsQuery; response: Lists }>(), {
    query: paged(
      "before_date_created",
      "since_date_created",
      "before_campaign_last_sent",
      "since_campaign_last_sent",
      "email",
      "sort_field",
      "sort_dir",
      "has_ecommerce_store",
      "include_total_contacts",
    ),
    pages: "lists",
  }),
  /** Adds a list. More than the plan allows fail with `Forbidden` (403). */
  create: write("POST /lists", exchange<CreateList, List>()),
  /** Reads a list, with its figures. */
  get: op("GET /lists/{list_id}", shape<{ query: GetListQuery; response: List }>(), {
    query: narrowed("include_total_contacts"),
  }),
  /** Changes the settings of a list. */
  update: write("PATCH /lists/{list_id}", exchange<UpdateList, List>()),
  /** Permanently removes a list with its members and statistics. */
  delete: act("DELETE /lists/{list_id}"),
  /**
   * Adds or updates up to 500 members at once, existing ones only with `update_existing`. Refused members are in
   * `errors` of a successful response. `syncMembers` takes any number.
   */
  batchMembers: op(
    "POST /lists/{list_id}",
    shape<{ query: BatchMembersQuery; body: BatchMembers; response: MemberBatchResult }>(),
    { query: ["skip_merge_validation", "skip_duplicate_check"], body: "required" },
  ),
  abuseReports: {
    /** Lists the complaints about campaigns to a list. */
    list: op(
      "GET /lists/{list_id}/abuse-reports",
      shape<{ query: PageQuery; response: Listed<"abuse_reports", ListAbuseReport> & { list_id: string } }>(),
      { query: PAGE, pages: "abuse_reports" },
    ),
    /** Reads a complaint about a campaign. Pages of 10 (`count`: at most 1000). */
    get: op(
      "GET /lists/{list_id}/abuse-reports/{report_id}",
      shape<{ query: PageQuery; response: ListAbuseReport }>(),
      { query: PAGE },
    ),
  },
  activity: {
    /** Lists the daily activity of a list, at most 180 days. */
    list: op(
      "GET /lists/{list_id}/activity",
      shape<{ query: PageQuery; response: Listed<"activity", ListActivity> & { list_id: string } }>(),
      { query: PAGE, pages: "activity" },
    ),
  },
  clients: {
    /** Lists the e-mail clients of the members of a list, most used first. */
    list: op(
      "GET /lists/{list_id}/clients",
      shape<{ query: FieldsQuery; response: Listed<"clients", ListClient> & { list_id: string } }>(),
      { query: FIELDS },
    ),
  },
  locations: {
    /** Lists the countries of the members of a list. */
    list: op(
      "GET /lists/{list_id}/locations",
      shape<{ query: FieldsQuery; response: Listed<"locations", ListLocation> & { list_id: string } }>(),
      { query: FIELDS },
    ),
  },
  growthHistory: {
    /** Lists the monthly growth of a list. */
    list: op(
      "GET /lists/{list_id}/growth-history",
      shape<{
        query: ListGrowthHistoryQuery;
        response: Listed<"history", GrowthMonth> & { list_id: string };
      }>(),
      { query: paged("sort_field", "sort_dir"), pages: "history" },
    ),
    /** Reads the growth of a list in a month (`2026-11`). */
    get: read("GET /lists/{list_id}/growth-history/{month}", response<GrowthMonth>()),
  },
  tagSearch: {
    /** Finds the tags of a list whose names start with `name`; without it, all. */
    search: op(
      "GET /lists/{list_id}/tag-search",
      shape<{ query: SearchTagsQuery; response: TagSearchResult }>(),
      { query: ["name"] },
    ),
  },
  signupForms: {
    /** Lists the sign-up forms of a list. */
    list: op(
      "GET /lists/{list_id}/signup-forms",
      shape<{ response: Listed<"signup_forms", SignupForm> & { list_id: string } }>(),
    ),
    /** Changes the sign-up form of a list: header, texts and styles. Safe to retry. */
    update: op("POST /lists/{list_id}/signup-forms", exchange<UpdateSignupForm, SignupForm>(), {
      body: "required",
      safe: true,
    }),
  },
  // By name: the declarations of the package lose the comments of a type that the compiler writes out.
  interestCategories: interestCategories as typeof interestCategories,
  members: members as typeof members,
  mergeFields: {
    /** Lists the merge fields of a list. */
    list: op(
      "GET /lists/{list_id}/merge-fields",
      shape<{
        query: ListMergeFieldsQuery;
        response: Listed<"merge_fields", MergeField> & { list_id: string; merge_field_limit?: number };
      }>(),
      { query: paged("type", "required"), pages: "merge_fields" },
    ),
    /** Adds a merge field to a list. In most plans a list has at most 30; a tag has at most 10 characters. */
    create: write("POST /lists/{list_id}/merge-fields", exchange<CreateMergeField, MergeField>()),
    /** Reads a merge field. */
    get: read("GET /lists/{list_id}/merge-fields/{merge_id}", response<MergeField>()),
    /** Changes a merge field, all but its type. */
    update: write("PATCH /lists/{list_id}/merge-fields/{merge_id}", exchange<UpdateMergeField, MergeField>()),
    /** Removes a merge field with its values. */
    delete: act("DELETE /lists/{list_id}/merge-fields/{merge_id}"),
  },
  segments: segments as typeof segments,
  webhooks: {
    /** Lists the webhooks of a list, without pages. */
    list: op(
      "GET /lists/{list_id}/webhooks",
      shape<{ response: Listed<"webhooks", ListWebhook> & { list_id: string } }>(),
    ),
    /**
     * Adds a webhook for events of a list. The service first sends a GET to its address, which has to respond with
     * 200. No later response has `signing_secret`.
     */
    create: write("POST /lists/{list_id}/webhooks", exchange<WriteListWebhook, CreatedListWebhook>()),
    /** Reads a webhook of a list. */
    get: op("GET /lists/{list_id}/webhooks/{webhook_id}", response<ListWebhook>()),
    /** Changes a webhook of a list: its address and events. */
    update: write("PATCH /lists/{list_id}/webhooks/{webhook_id}", exchange<WriteListWebhook, ListWebhook>()),
    /** Removes a webhook of a list. */
    delete: act("DELETE /lists/{list_id}/webhooks/{webhook_id}"),
  },
  surveys: {
    /** Lists the surveys of a list, without pages. */
    list: op("GET /lists/{list_id}/surveys", shape<{ response: Listed<"surveys", Survey> }>()),
    /** Adds a survey to a list, unpublished. */
    create: write("POST /lists/{list_id}/surveys", exchange<CreateSurvey, Survey>()),
    /** Reads a survey of a list. */
    get: op("GET /lists/{list_id}/surveys/{survey_id}", response<Survey>()),
    /** Changes a survey of a list; given `sections` replace all. */
    update: write("PATCH /lists/{list_id}/surveys/{survey_id}", exchange<UpdateSurvey, Survey>()),
    /** Removes a survey of a list. */
    delete: act("DELETE /lists/{list_id}/surveys/{survey_id}"),
    /** Publishes a survey of a list. */
    publish: op("POST /lists/{list_id}/surveys/{survey_id}/actions/publish", response<Survey>()),
    /** Unpublishes a survey of a list. */
    unpublish: op("POST /lists/{list_id}/surveys/{survey_id}/actions/unpublish", response<Survey>()),
    /** Copies a survey, also to another list. */
    replicate: op(
      "POST /lists/{list_id}/surveys/{survey_id}/actions/replicate",
      exchange<ReplicateSurvey, Survey>(),
      { body: "optional" },
    ),
    /** Creates a campaign that links to a survey. */
    createEmail: op("POST /lists/{list_id}/surveys/{survey_id}/actions/create-email", response<Campaign>()),
  },
} as const;
