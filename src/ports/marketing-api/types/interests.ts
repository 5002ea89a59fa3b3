import type { PageQuery } from "./common.ts";

/** Input type of an interest category in a form. */
export type InterestCategoryType = "checkboxes" | "dropdown" | "radio" | "hidden";

/** Whether members have any, all or none of some interests. */
export type InterestMatch = "any" | "all" | "none";

/** An interest category (group) (`/lists/{list_id}/interest-categories`). */
export interface InterestCategory {
  readonly list_id: string;
  readonly id: string;
  title: string;
  display_order: number;
  type: InterestCategoryType;
}

export interface CreateInterestCategory extends UpdateInterestCategory {
  title: string;
  type: InterestCategoryType;
}

export interface UpdateInterestCategory {
  title?: string;
  display_order?: number;
  type?: InterestCategoryType;
}

/**
 * An interest that members can have
 * (`/lists/{list_id}/interest-categories/{interest_category_id}/interests`).
 */
export interface Interest {
  readonly category_id: string;
  readonly list_id: string;
  readonly id: string;
  name: string;
  readonly subscriber_count: string;
  display_order: number;
}

export interface CreateInterest extends UpdateInterest {
  name: string;
}

export interface UpdateInterest {
  name?: string;
  display_order?: number;
}

export interface ListInterestCategoriesQuery extends PageQuery {
  type?: string;
}
