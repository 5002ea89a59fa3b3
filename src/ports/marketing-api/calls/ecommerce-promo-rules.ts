import type { Call, Options } from "../call.ts";
import type { promoRules } from "../catalog/ecommerce-promo-rules.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof promoRules;

/** Promo rules of a store, and their codes. */
export interface PromoRulesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the promo rules of a store. `GET /ecommerce/stores/{store_id}/promo-rules`. Pages of 10 (`count`: at most
   * 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a promo rule: its discount and dates. Codes are added separately.
   * `POST /ecommerce/stores/{store_id}/promo-rules`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a promo rule. `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Errors: `Resource Not Found`
   * (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a promo rule. `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a promo rule with its codes. `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly promoCodes: {
    /**
     * Lists the codes of a promo rule. `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`.
     * Pages of 10 (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["promoCodes"]["list"], M, Rest>;
    /**
     * Adds a code to a promo rule. `POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["promoCodes"]["create"], M, Rest>;
    /**
     * Reads a code of a promo rule.
     * `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["promoCodes"]["get"], M, Rest>;
    /**
     * Changes a code of a promo rule.
     * `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["promoCodes"]["update"], M, Rest>;
    /**
     * Removes a code of a promo rule.
     * `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["promoCodes"]["delete"], M, Rest>;
  };
}
