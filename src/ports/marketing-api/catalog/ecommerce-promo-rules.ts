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
  /** Lists the promo rules of a store. */
  list: op(
    "GET /ecommerce/stores/{store_id}/promo-rules",
    shape<{ query: PageQuery; response: Listed<"promo_rules", PromoRule> & { store_id: string } }>(),
    { query: PAGE, pages: "promo_rules" },
  ),
  /** Adds a promo rule: its discount and dates. Codes are added separately. */
  create: write("POST /ecommerce/stores/{store_id}/promo-rules", exchange<CreatePromoRule, PromoRule>()),
  /** Reads a promo rule. */
  get: read("GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}", response<PromoRule>()),
  /** Changes a promo rule. */
  update: write(
    "PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}",
    exchange<UpdatePromoRule, PromoRule>(),
  ),
  /** Removes a promo rule with its codes. */
  delete: act("DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}"),
  promoCodes: {
    /** Lists the codes of a promo rule. */
    list: op(
      "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes",
      shape<{ query: PageQuery; response: Listed<"promo_codes", PromoCode> & { store_id: string } }>(),
      { query: PAGE, pages: "promo_codes" },
    ),
    /** Adds a code to a promo rule. */
    create: write(
      "POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes",
      exchange<CreatePromoCode, PromoCode>(),
    ),
    /** Reads a code of a promo rule. */
    get: read(
      "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      response<PromoCode>(),
    ),
    /** Changes a code of a promo rule. */
    update: write(
      "PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      exchange<UpdatePromoCode, PromoCode>(),
    ),
    /** Removes a code of a promo rule. */
    delete: act(
      "DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
    ),
  },
} as const;
