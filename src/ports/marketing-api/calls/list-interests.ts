import type { Call, Options } from "../call.ts";
import type { interestCategories } from "../catalog/list-interests.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof interestCategories;

/** Interest categories (groups) of a list, and their interests. */
export interface InterestCategoriesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the interest categories (groups) of a list. `GET /lists/{list_id}/interest-categories`. Pages of 10 (`count`:
   * at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds an interest category to a list. `POST /lists/{list_id}/interest-categories`. Errors: `Resource Not Found`
   * (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads an interest category. `GET /lists/{list_id}/interest-categories/{interest_category_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes an interest category. `PATCH /lists/{list_id}/interest-categories/{interest_category_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes an interest category with its interests.
   * `DELETE /lists/{list_id}/interest-categories/{interest_category_id}`. Errors: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly interests: {
    /**
     * Lists the interests of a category. `GET /lists/{list_id}/interest-categories/{interest_category_id}/interests`.
     * Pages of 10 (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["interests"]["list"], M, Rest>;
    /**
     * Adds an interest to a category; a list has at most 60.
     * `POST /lists/{list_id}/interest-categories/{interest_category_id}/interests`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly create: Call<Rows["interests"]["create"], M, Rest>;
    /**
     * Reads an interest of a category.
     * `GET /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["interests"]["get"], M, Rest>;
    /**
     * Changes an interest of a category.
     * `PATCH /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["interests"]["update"], M, Rest>;
    /**
     * Removes an interest of a category; its members stay.
     * `DELETE /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["interests"]["delete"], M, Rest>;
  };
}
