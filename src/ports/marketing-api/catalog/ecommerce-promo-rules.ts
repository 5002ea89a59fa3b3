import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, read, response, write } from "../parameters.ts";
import type { Listed, PageQuery } from "../types/common.ts";
import type {
  CreatePromoCode,
  CreatePromoRule,
  PromoCode,
  PromoRule,
  UpdatePromoCode,
  UpdatePromoRule,
} from "../types/ecommerce-products.ts";

/** Promo rules of a store, and their codes. */
export const promoRules = {
  /**
   * Lists the promo rules of a store. `GET /ecommerce/stores/{store_id}/promo-rules`. Pages of 10 (`count`: at most
   * 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
   */
  list: op(
    "GET /ecommerce/stores/{store_id}/promo-rules",
    shape<{ query: PageQuery; response: Listed<"promo_rules", PromoRule> & { store_id: string } }>(),
    { query: PAGE, pages: "promo_rules" },
  ),
  /**
   * Adds a promo rule: its discount and dates. Codes are added separately.
   * `POST /ecommerce/stores/{store_id}/promo-rules`. Errors: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  create: write("POST /ecommerce/stores/{store_id}/promo-rules", exchange<CreatePromoRule, PromoRule>()),
  /**
   * Reads a promo rule. `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Errors: `Resource Not Found`
   * (404).
   */
  get: read("GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}", response<PromoRule>()),
  /**
   * Changes a promo rule. `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  update: write(
    "PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}",
    exchange<UpdatePromoRule, PromoRule>(),
  ),
  /**
   * Removes a promo rule with its codes. `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. Errors:
   * `Resource Not Found` (404).
   */
  delete: act("DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}"),
  promoCodes: {
    /**
     * Lists the codes of a promo rule. `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`.
     * Pages of 10 (`count`: at most 1000); `.all()` iterates over all. Errors: `Resource Not Found` (404).
     */
    list: op(
      "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes",
      shape<{ query: PageQuery; response: Listed<"promo_codes", PromoCode> & { store_id: string } }>(),
      { query: PAGE, pages: "promo_codes" },
    ),
    /**
     * Adds a code to a promo rule. `POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    create: write(
      "POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes",
      exchange<CreatePromoCode, PromoCode>(),
    ),
    /**
     * Reads a code of a promo rule.
     * `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Errors:
     * `Resource Not Found` (404).
     */
    get: read(
      "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      response<PromoCode>(),
    ),
    /**
     * Changes a code of a promo rule.
     * `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Errors:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    update: write(
      "PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      exchange<UpdatePromoCode, PromoCode>(),
    ),
    /**
     * Removes a code of a promo rule.
     * `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. Errors:
     * `Resource Not Found` (404).
     */
    delete: act(
      "DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
    ),
  },
} as const;
