import type { Timestamp } from "./common.ts";

/** Whether a discount is an amount or a percentage. */
export type DiscountType = "fixed" | "percentage";

/** What the discount of a promo rule applies to. */
export type PromoTarget = "per_item" | "total" | "shipping";

/** A promo rule: discount and dates of its codes (`/ecommerce/stores/{store_id}/promo-rules`). */
export interface PromoRule {
  readonly id: string;
  title?: string;
  description: string;
  starts_at?: Timestamp;
  ends_at?: string;
  amount: number;
  type: DiscountType;
  target: PromoTarget;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}

/** Body of `POST /ecommerce/stores/{store_id}/promo-rules`. */
export interface CreatePromoRule extends UpdatePromoRule {
  id: string;
  description: string;
  amount: number;
  type: DiscountType;
  target: PromoTarget;
}

/** Body of `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}`. */
export interface UpdatePromoRule {
  title?: string;
  description?: string;
  starts_at?: Timestamp;
  ends_at?: string;
  amount?: number;
  type?: DiscountType;
  target?: PromoTarget;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}

/** A code of a promo rule (`/ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`). */
export interface PromoCode {
  readonly id: string;
  code: string;
  redemption_url: string;
  usage_count?: number;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}

/** Body of `POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes`. */
export interface CreatePromoCode extends UpdatePromoCode {
  id: string;
  code: string;
  redemption_url: string;
}

/** Body of `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}`. */
export interface UpdatePromoCode {
  code?: string;
  redemption_url?: string;
  usage_count?: number;
  enabled?: boolean;
  created_at_foreign?: Timestamp;
  updated_at_foreign?: Timestamp;
}
