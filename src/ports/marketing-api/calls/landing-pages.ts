import type { Call, Options } from "../call.ts";
import type { landingPages } from "../catalog/landing-pages.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof landingPages;

/** Landing pages. */
export interface LandingPagesCalls<M extends MergeValues, Rest extends Options> {
  /** Lists the landing pages of the account. `GET /landing-pages`. Pages of 10 (`count`: at most 1000). */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Adds a landing page without publishing it. `POST /landing-pages`. Errors: `Invalid Resource` (400). */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a landing page. `GET /landing-pages/{page_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a landing page. `PATCH /landing-pages/{page_id}`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /** Removes a landing page. `DELETE /landing-pages/{page_id}`. Errors: `Resource Not Found` (404). */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Publishes a landing page or its changes. `POST /landing-pages/{page_id}/actions/publish`. Errors:
   * `Resource Not Found` (404).
   */
  readonly publish: Call<Rows["publish"], M, Rest>;
  /**
   * Unpublishes a landing page. `POST /landing-pages/{page_id}/actions/unpublish`. Errors: `Resource Not Found` (404).
   */
  readonly unpublish: Call<Rows["unpublish"], M, Rest>;
  readonly content: {
    /**
     * Reads the content of a landing page. `GET /landing-pages/{page_id}/content`. Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["content"]["get"], M, Rest>;
  };
}
