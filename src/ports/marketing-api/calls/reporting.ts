import type { Call, Options } from "../call.ts";
import type { reporting } from "../catalog/reporting.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof reporting;

/** Reports of Facebook ads, landing pages and surveys. */
export interface ReportingCalls<M extends MergeValues, Rest extends Options> {
  readonly facebookAds: {
    /**
     * Lists the reports of Facebook ads. `GET /reporting/facebook-ads`. Pages of 10 (`count`: at most 1000); `.all()`
     * iterates over all.
     */
    readonly list: Call<Rows["facebookAds"]["list"], M, Rest>;
    /**
     * Reads the report of a Facebook ad. `GET /reporting/facebook-ads/{outreach_id}`. Errors: `Resource Not Found`
     * (404).
     */
    readonly get: Call<Rows["facebookAds"]["get"], M, Rest>;
    readonly ecommerceProductActivity: {
      /**
       * Lists the products sold by a Facebook ad.
       * `GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity`. Pages of 10 (`count`: at most 1000);
       * `.all()` iterates over all. Errors: `Resource Not Found` (404).
       */
      readonly list: Call<Rows["facebookAds"]["ecommerceProductActivity"]["list"], M, Rest>;
    };
  };
  readonly landingPages: {
    /**
     * Lists the reports of landing pages. `GET /reporting/landing-pages`. Pages of 10 (`count`: at most 1000); `.all()`
     * iterates over all.
     */
    readonly list: Call<Rows["landingPages"]["list"], M, Rest>;
    /**
     * Reads the report of a landing page: visits and sign-ups. `GET /reporting/landing-pages/{outreach_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["landingPages"]["get"], M, Rest>;
  };
  readonly surveys: {
    /**
     * Lists the reports of surveys. `GET /reporting/surveys`. Pages of 10 (`count`: at most 1000); `.all()` iterates
     * over all.
     */
    readonly list: Call<Rows["surveys"]["list"], M, Rest>;
    /** Reads the report of a survey. `GET /reporting/surveys/{outreach_id}`. Errors: `Resource Not Found` (404). */
    readonly get: Call<Rows["surveys"]["get"], M, Rest>;
    readonly questions: {
      /**
       * Lists the questions of a survey, with statistics. `GET /reporting/surveys/{outreach_id}/questions`. Errors:
       * `Resource Not Found` (404).
       */
      readonly list: Call<Rows["surveys"]["questions"]["list"], M, Rest>;
      /**
       * Reads a question of a survey, with statistics. `GET /reporting/surveys/{outreach_id}/questions/{question_id}`.
       * Errors: `Resource Not Found` (404).
       */
      readonly get: Call<Rows["surveys"]["questions"]["get"], M, Rest>;
      readonly answers: {
        /**
         * Lists the answers to a question of a survey.
         * `GET /reporting/surveys/{outreach_id}/questions/{question_id}/answers`. Errors: `Resource Not Found` (404).
         */
        readonly list: Call<Rows["surveys"]["questions"]["answers"]["list"], M, Rest>;
      };
    };
    readonly responses: {
      /**
       * Lists the responses to a survey. `GET /reporting/surveys/{outreach_id}/responses`. Errors: `Resource Not Found`
       * (404).
       */
      readonly list: Call<Rows["surveys"]["responses"]["list"], M, Rest>;
      /**
       * Reads a response to a survey. `GET /reporting/surveys/{outreach_id}/responses/{response_id}`. Errors:
       * `Resource Not Found` (404).
       */
      readonly get: Call<Rows["surveys"]["responses"]["get"], M, Rest>;
    };
  };
}
