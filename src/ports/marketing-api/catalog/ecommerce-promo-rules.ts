import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  CreatePromoCode,
  CreatePromoRule,
  PromoCode,
  PromoCodeList,
  PromoRule,
  PromoRuleList,
  UpdatePromoCode,
  UpdatePromoRule,
} from "../types/ecommerce-promotions.ts";

/** Promo rules of a store, and their codes. */
export const promoRules = {
  list: op(
    "GET /ecommerce/stores/{store_id}/promo-rules",
    shape<{ query: PageQuery; answer: PromoRuleList }>(),
    { query: PAGE, pages: "promo_rules" },
  ),
  create: op(
    "POST /ecommerce/stores/{store_id}/promo-rules",
    shape<{ body: CreatePromoRule; answer: PromoRule }>(),
    { body: "required" },
  ),
  get: op(
    "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}",
    shape<{ query: FieldsQuery; answer: PromoRule }>(),
    { query: FIELDS },
  ),
  update: op(
    "PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}",
    shape<{ body: UpdatePromoRule; answer: PromoRule }>(),
    { body: "required" },
  ),
  delete: op("DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}", shape<object>()),
  promoCodes: {
    list: op(
      "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes",
      shape<{ query: PageQuery; answer: PromoCodeList }>(),
      { query: PAGE, pages: "promo_codes" },
    ),
    create: op(
      "POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes",
      shape<{ body: CreatePromoCode; answer: PromoCode }>(),
      { body: "required" },
    ),
    get: op(
      "GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      shape<{ query: FieldsQuery; answer: PromoCode }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      shape<{ body: UpdatePromoCode; answer: PromoCode }>(),
      { body: "required" },
    ),
    delete: op(
      "DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}",
      shape<object>(),
    ),
  },
} as const;
