import type { Call, Options } from "../call.ts";
import type { lists } from "../catalog/lists.ts";
import type { MergeValues } from "../types/members.ts";
import type { InterestCategoriesCalls } from "./list-interests.ts";
import type { MembersCalls } from "./list-members.ts";
import type { SegmentsCalls } from "./list-segments.ts";

type Rows = typeof lists;

/** Lists (audiences) and their contents. */
export interface ListsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the lists (audiences) of the account. `GET /lists`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a list. More than the plan allows fail with `Forbidden` (403). `POST /lists`. Errors: `Invalid Resource`
   * (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a list, with its figures. `GET /lists/{list_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes the settings of a list. `PATCH /lists/{list_id}`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Permanently removes a list with its members and statistics. `DELETE /lists/{list_id}`. Errors: `Resource Not Found`
   * (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Adds or updates up to 500 members at once, existing ones only with `update_existing`. Refused members are in
   * `errors` of a successful answer. `syncMembers` takes any number. `POST /lists/{list_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly batchMembers: Call<Rows["batchMembers"], M, Rest>;
  readonly abuseReports: {
    /**
     * Lists the complaints about campaigns to a list. `GET /lists/{list_id}/abuse-reports`. Pages of 10 (`count`: at
     * most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["abuseReports"]["list"], M, Rest>;
    /**
     * Reads a complaint about a campaign. `GET /lists/{list_id}/abuse-reports/{report_id}`. Pages of 10 (`count`: at
     * most 1000). Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["abuseReports"]["get"], M, Rest>;
  };
  readonly activity: {
    /**
     * Lists the daily activity of a list, at most 180 days. `GET /lists/{list_id}/activity`. Pages of 10 (`count`: at
     * most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["activity"]["list"], M, Rest>;
  };
  readonly clients: {
    /**
     * Lists the e-mail clients of the members of a list, most used first. `GET /lists/{list_id}/clients`. Errors:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["clients"]["list"], M, Rest>;
  };
  readonly locations: {
    /**
     * Lists the countries of the members of a list. `GET /lists/{list_id}/locations`. Errors: `Resource Not Found`
     * (404).
     */
    readonly list: Call<Rows["locations"]["list"], M, Rest>;
  };
  readonly growthHistory: {
    /**
     * Lists the monthly growth of a list. `GET /lists/{list_id}/growth-history`. Pages of 10 (`count`: at most 1000);
     * `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["growthHistory"]["list"], M, Rest>;
    /**
     * Reads the growth of a list in a month (`2026-11`). `GET /lists/{list_id}/growth-history/{month}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["growthHistory"]["get"], M, Rest>;
  };
  readonly tagSearch: {
    /**
     * Finds the tags of a list whose names start with `name`; without it, all. `GET /lists/{list_id}/tag-search`.
     * Errors: `Resource Not Found` (404).
     */
    readonly search: Call<Rows["tagSearch"]["search"], M, Rest>;
  };
  readonly signupForms: {
    /** Lists the sign-up forms of a list. `GET /lists/{list_id}/signup-forms`. Errors: `Resource Not Found` (404). */
    readonly list: Call<Rows["signupForms"]["list"], M, Rest>;
    /**
     * Changes the sign-up form of a list: header, texts and styles. Safe to retry.
     * `POST /lists/{list_id}/signup-forms`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["signupForms"]["update"], M, Rest>;
  };
  readonly interestCategories: InterestCategoriesCalls<M, Rest>;
  readonly members: MembersCalls<M, Rest>;
  readonly mergeFields: {
    /**
     * Lists the merge fields of a list. `GET /lists/{list_id}/merge-fields`. Pages of 10 (`count`: at most 1000);
     * `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["mergeFields"]["list"], M, Rest>;
    /**
     * Adds a merge field to a list. In most plans a list has at most 30; a tag has at most 10 characters.
     * `POST /lists/{list_id}/merge-fields`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["mergeFields"]["create"], M, Rest>;
    /** Reads a merge field. `GET /lists/{list_id}/merge-fields/{merge_id}`. Errors: `Resource Not Found` (404). */
    readonly get: Call<Rows["mergeFields"]["get"], M, Rest>;
    /**
     * Changes a merge field, all but its type. `PATCH /lists/{list_id}/merge-fields/{merge_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["mergeFields"]["update"], M, Rest>;
    /**
     * Removes a merge field with its values. `DELETE /lists/{list_id}/merge-fields/{merge_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["mergeFields"]["delete"], M, Rest>;
  };
  readonly segments: SegmentsCalls<M, Rest>;
  readonly webhooks: {
    /**
     * Lists the webhooks of a list, without pages. `GET /lists/{list_id}/webhooks`. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["webhooks"]["list"], M, Rest>;
    /**
     * Adds a webhook for events of a list. The service first sends a GET to its address, which must succeed.
     * `POST /lists/{list_id}/webhooks`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["webhooks"]["create"], M, Rest>;
    /** Reads a webhook of a list. `GET /lists/{list_id}/webhooks/{webhook_id}`. Errors: `Resource Not Found` (404). */
    readonly get: Call<Rows["webhooks"]["get"], M, Rest>;
    /**
     * Changes a webhook of a list: its address and events. `PATCH /lists/{list_id}/webhooks/{webhook_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["webhooks"]["update"], M, Rest>;
    /**
     * Removes a webhook of a list. `DELETE /lists/{list_id}/webhooks/{webhook_id}`. Errors: `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["webhooks"]["delete"], M, Rest>;
  };
  readonly surveys: {
    /**
     * Lists the surveys of a list, without pages. `GET /lists/{list_id}/surveys`. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["surveys"]["list"], M, Rest>;
    /** Reads a survey of a list. `GET /lists/{list_id}/surveys/{survey_id}`. Errors: `Resource Not Found` (404). */
    readonly get: Call<Rows["surveys"]["get"], M, Rest>;
    /**
     * Publishes a survey of a list. `POST /lists/{list_id}/surveys/{survey_id}/actions/publish`. Errors:
     * `Resource Not Found` (404).
     */
    readonly publish: Call<Rows["surveys"]["publish"], M, Rest>;
    /**
     * Unpublishes a survey of a list. `POST /lists/{list_id}/surveys/{survey_id}/actions/unpublish`. Errors:
     * `Resource Not Found` (404).
     */
    readonly unpublish: Call<Rows["surveys"]["unpublish"], M, Rest>;
  };
}
