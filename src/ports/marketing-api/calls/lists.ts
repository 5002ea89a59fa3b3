import type { Call, Options } from "../call.ts";
import type { lists } from "../catalog/lists.ts";
import type { MergeValues } from "../types/members.ts";
import type { InterestCategoriesCalls } from "./list-interests.ts";
import type { MembersCalls } from "./list-members.ts";
import type { SegmentsCalls } from "./list-segments.ts";

type Rows = typeof lists;

/** Lists (audiences) and everything kept of one. */
export interface ListsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the lists (audiences) of the account. `GET /lists`. A page has 10 unless `count` says, 1000 at most; `.all()`
   * walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a list. An account has as many as its plan allows; one more is refused with `Forbidden` (403). `POST /lists`.
   * Refused: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a list, with its figures. `GET /lists/{list_id}`. Refused: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes the settings of a list. `PATCH /lists/{list_id}`. Refused: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a list with all members and figures, for good. `DELETE /lists/{list_id}`. Refused: `Resource Not Found`
   * (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Adds or changes up to 500 members at once; who was there is changed only with `update_existing`. Who is refused
   * stands in `errors` of the answer, which is a success. `syncMembers` takes any number. `POST /lists/{list_id}`.
   * Refused: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly batchMembers: Call<Rows["batchMembers"], M, Rest>;
  readonly abuseReports: {
    /**
     * Lists the complaints about campaigns to a list. `GET /lists/{list_id}/abuse-reports`. A page has 10 unless
     * `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["abuseReports"]["list"], M, Rest>;
    /**
     * Reads a complaint about a campaign. `GET /lists/{list_id}/abuse-reports/{report_id}`. A page has 10 unless
     * `count` says, 1000 at most. Refused: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["abuseReports"]["get"], M, Rest>;
  };
  readonly activity: {
    /**
     * Lists what happened in a list, day by day, for 180 days at most; older days are in no other call.
     * `GET /lists/{list_id}/activity`. A page has 10 unless `count` says, 1000 at most; `.all()` walks all pages.
     * Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["activity"]["list"], M, Rest>;
  };
  readonly clients: {
    /**
     * Lists what the members of a list read e-mail with, the most used first. `GET /lists/{list_id}/clients`. Refused:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["clients"]["list"], M, Rest>;
  };
  readonly locations: {
    /**
     * Lists the countries that the members of a list are in. `GET /lists/{list_id}/locations`. Refused:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["locations"]["list"], M, Rest>;
  };
  readonly growthHistory: {
    /**
     * Lists how a list grew, month by month. `GET /lists/{list_id}/growth-history`. A page has 10 unless `count` says,
     * 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["growthHistory"]["list"], M, Rest>;
    /**
     * Reads how a list grew in a month (`2026-11`). `GET /lists/{list_id}/growth-history/{month}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["growthHistory"]["get"], M, Rest>;
  };
  readonly tagSearch: {
    /**
     * Finds the tags of a list by the beginning of their names; all of them without `name`.
     * `GET /lists/{list_id}/tag-search`. Refused: `Resource Not Found` (404).
     */
    readonly search: Call<Rows["tagSearch"]["search"], M, Rest>;
  };
  readonly signupForms: {
    /** Lists the sign-up forms of a list. `GET /lists/{list_id}/signup-forms`. Refused: `Resource Not Found` (404). */
    readonly list: Call<Rows["signupForms"]["list"], M, Rest>;
    /**
     * Changes the sign-up form of a list: header, texts and styles. Repeating it does no harm.
     * `POST /lists/{list_id}/signup-forms`. Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["signupForms"]["update"], M, Rest>;
  };
  readonly interestCategories: InterestCategoriesCalls<M, Rest>;
  readonly members: MembersCalls<M, Rest>;
  readonly mergeFields: {
    /**
     * Lists the merge fields of a list. `GET /lists/{list_id}/merge-fields`. A page has 10 unless `count` says, 1000 at
     * most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["mergeFields"]["list"], M, Rest>;
    /**
     * Adds a merge field to a list. A list has 30 at most on most plans; a tag has 10 characters at most.
     * `POST /lists/{list_id}/merge-fields`. Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["mergeFields"]["create"], M, Rest>;
    /** Reads a merge field. `GET /lists/{list_id}/merge-fields/{merge_id}`. Refused: `Resource Not Found` (404). */
    readonly get: Call<Rows["mergeFields"]["get"], M, Rest>;
    /**
     * Changes a merge field, all but its type. `PATCH /lists/{list_id}/merge-fields/{merge_id}`. Refused:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["mergeFields"]["update"], M, Rest>;
    /**
     * Removes a merge field with its values. `DELETE /lists/{list_id}/merge-fields/{merge_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["mergeFields"]["delete"], M, Rest>;
  };
  readonly segments: SegmentsCalls<M, Rest>;
  readonly webhooks: {
    /**
     * Lists the webhooks of a list, all at once. `GET /lists/{list_id}/webhooks`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["webhooks"]["list"], M, Rest>;
    /**
     * Adds a webhook that is told what happens in a list. The service calls its address with GET first, which has to
     * answer. `POST /lists/{list_id}/webhooks`. Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["webhooks"]["create"], M, Rest>;
    /** Reads a webhook of a list. `GET /lists/{list_id}/webhooks/{webhook_id}`. Refused: `Resource Not Found` (404). */
    readonly get: Call<Rows["webhooks"]["get"], M, Rest>;
    /**
     * Changes a webhook of a list: its address, and what it is told. `PATCH /lists/{list_id}/webhooks/{webhook_id}`.
     * Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["webhooks"]["update"], M, Rest>;
    /**
     * Removes a webhook of a list. `DELETE /lists/{list_id}/webhooks/{webhook_id}`. Refused: `Resource Not Found`
     * (404).
     */
    readonly delete: Call<Rows["webhooks"]["delete"], M, Rest>;
  };
  readonly surveys: {
    /**
     * Lists the surveys of a list, all at once. `GET /lists/{list_id}/surveys`. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["surveys"]["list"], M, Rest>;
    /** Reads a survey of a list. `GET /lists/{list_id}/surveys/{survey_id}`. Refused: `Resource Not Found` (404). */
    readonly get: Call<Rows["surveys"]["get"], M, Rest>;
    /**
     * Publishes a survey of a list. `POST /lists/{list_id}/surveys/{survey_id}/actions/publish`. Refused:
     * `Resource Not Found` (404).
     */
    readonly publish: Call<Rows["surveys"]["publish"], M, Rest>;
    /**
     * Takes a survey of a list off the web. `POST /lists/{list_id}/surveys/{survey_id}/actions/unpublish`. Refused:
     * `Resource Not Found` (404).
     */
    readonly unpublish: Call<Rows["surveys"]["unpublish"], M, Rest>;
  };
}
