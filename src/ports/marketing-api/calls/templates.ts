import type { Call, Options } from "../call.ts";
import type { templates } from "../catalog/templates.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof templates;

/** Templates of campaigns. */
export interface TemplatesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the templates of the account and of the provider. `GET /templates`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Adds a template from HTML. `POST /templates`. Errors: `Invalid Resource` (400). */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a template. `GET /templates/{template_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a template. `PATCH /templates/{template_id}`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /** Removes a template. `DELETE /templates/{template_id}`. Errors: `Resource Not Found` (404). */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly defaultContent: {
    /**
     * Reads the default content of a template's sections. `GET /templates/{template_id}/default-content`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["defaultContent"]["get"], M, Rest>;
  };
}
