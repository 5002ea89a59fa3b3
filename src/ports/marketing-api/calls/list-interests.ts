import type { Call, Options } from "../call.ts";
import type { interestCategories } from "../catalog/list-interests.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof interestCategories;

/** Categories of interests of a list (groups), and what is in them. */
export interface InterestCategoriesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the categories of interests (groups) of a list. `GET /lists/{list_id}/interest-categories`. A page has 10
   * unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a category of interests to a list. `POST /lists/{list_id}/interest-categories`. Refused: `Resource Not Found`
   * (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a category of interests. `GET /lists/{list_id}/interest-categories/{interest_category_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a category of interests. `PATCH /lists/{list_id}/interest-categories/{interest_category_id}`. Refused:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a category of interests with all in it.
   * `DELETE /lists/{list_id}/interest-categories/{interest_category_id}`. Refused: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly interests: {
    /**
     * Lists the interests of a category. `GET /lists/{list_id}/interest-categories/{interest_category_id}/interests`. A
     * page has 10 unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["interests"]["list"], M, Rest>;
    /**
     * Adds an interest to a category; a list has 60 at most.
     * `POST /lists/{list_id}/interest-categories/{interest_category_id}/interests`. Refused: `Resource Not Found`
     * (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["interests"]["create"], M, Rest>;
    /**
     * Reads an interest of a category.
     * `GET /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["interests"]["get"], M, Rest>;
    /**
     * Changes an interest of a category.
     * `PATCH /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}`. Refused:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["interests"]["update"], M, Rest>;
    /**
     * Removes an interest of a category; its members stay.
     * `DELETE /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["interests"]["delete"], M, Rest>;
  };
}
