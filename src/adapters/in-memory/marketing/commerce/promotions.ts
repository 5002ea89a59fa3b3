import { z } from "zod";
import type { PromoCode, PromoRule } from "../../../../ports/marketing-api/types/ecommerce-products.ts";
import { existing, removeUnder } from "../collections.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import { moment } from "./bodies.ts";
import { mustBeNew, storeOf } from "./find.ts";

const ruleChanges = z
  .object({
    title: z.string(),
    description: filled,
    starts_at: moment,
    ends_at: z.string(),
    amount: z.number(),
    type: z.enum(["fixed", "percentage"]),
    target: z.enum(["per_item", "total", "shipping"]),
    enabled: z.boolean(),
    created_at_foreign: moment,
    updated_at_foreign: moment,
  })
  .exactPartial();

const newRule = ruleChanges.extend({
  id: filled,
  description: filled,
  amount: z.number(),
  type: z.enum(["fixed", "percentage"]),
  target: z.enum(["per_item", "total", "shipping"]),
});

const codeChanges = z
  .object({
    code: filled,
    redemption_url: filled,
    usage_count: z.int().min(0),
    enabled: z.boolean(),
    created_at_foreign: moment,
    updated_at_foreign: moment,
  })
  .exactPartial();

const newCode = codeChanges.extend({ id: filled, code: filled, redemption_url: filled });

const rules = resource({
  scope: ["store_id"],
  id: "promo_rule_id",
  table: (state) => state.promoRules,
  idOf: ({ id }: PromoRule) => id,
  parents: storeOf,
  body: newRule,
  changes: ruleChanges,
  make({ id, description, amount, type, target, ...sent }, { state, path }): PromoRule {
    mustBeNew(state.promoRules, [path.store_id, id], "promo rule");
    return changed<PromoRule>({ id, description, amount, type, target, enabled: true }, sent);
  },
  alter: (rule, sent) => changed<PromoRule>(rule, sent),
  view: (rule) => rule,
  page: (promo_rules, total_items, { path }) => ({ store_id: path.store_id, promo_rules, total_items }),
  removed: ({ id }, { state, path }) => removeUnder(state.promoCodes, [path.store_id, id]),
});

const codes = resource({
  scope: ["store_id", "promo_rule_id"],
  id: "promo_code_id",
  table: (state) => state.promoCodes,
  idOf: ({ id }: PromoCode) => id,
  parents(call) {
    storeOf(call);
    existing(call.state.promoRules, [call.path.store_id, call.path.promo_rule_id]);
  },
  body: newCode,
  changes: codeChanges,
  make({ id, code, redemption_url, ...sent }, { state, path }): PromoCode {
    mustBeNew(state.promoCodes, [path.store_id, path.promo_rule_id, id], "promo code");
    return changed<PromoCode>({ id, code, redemption_url, usage_count: 0, enabled: true }, sent);
  },
  alter: (code, sent) => changed<PromoCode>(code, sent),
  view: (code) => code,
  page: (promo_codes, total_items, { path }) => ({ store_id: path.store_id, promo_codes, total_items }),
});

/** Handlers of `/ecommerce/stores/{store_id}/promo-rules` and their codes. */
export const promotionHandlers = {
  ...operationsOf("ecommerce.stores.promoRules", rules),
  ...operationsOf("ecommerce.stores.promoRules.promoCodes", codes),
};
