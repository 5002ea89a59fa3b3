import type { Call, Options } from "../call.ts";
import type { promoRules } from "../catalog/ecommerce-promo-rules.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof promoRules;

/** Promo rules of a store, and their codes. */
export interface PromoRulesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the promo rules of a store. `GET /ecommerce/stores/{store_id}/promo-rules`. A page has 10 unless `count`
   * says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a promo rule: what is taken off, and when. Its codes come after.
   * `POST /ecommerce/stores/{store_id}/promo-rules`. Refused: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a promo rule. `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Refused: `Resource Not Found`
   * (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a promo rule. `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Refused:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a promo rule with its codes. `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
  readonly promoCodes: {
    /**
     * Lists the codes of a promo rule. `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`. A
     * page has 10 unless `count` says, 1000 at most; `.all()` walks all pages. Refused: `Resource Not Found` (404).
     */
    readonly list: Call<Rows["promoCodes"]["list"], M, Rest>;
    /**
     * Adds a code to a promo rule. `POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`.
     * Refused: `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly create: Call<Rows["promoCodes"]["create"], M, Rest>;
    /**
     * Reads a code of a promo rule.
     * `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["promoCodes"]["get"], M, Rest>;
    /**
     * Changes a code of a promo rule.
     * `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Refused:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["promoCodes"]["update"], M, Rest>;
    /**
     * Removes a code of a promo rule.
     * `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["promoCodes"]["delete"], M, Rest>;
  };
}
