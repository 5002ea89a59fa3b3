import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, paged, read, response, write } from "../parameters.ts";
import type { Listed, PageQuery } from "../types/common.ts";
import type {
  CreateInterest,
  CreateInterestCategory,
  Interest,
  InterestCategory,
  ListInterestCategoriesQuery,
  UpdateInterest,
  UpdateInterestCategory,
} from "../types/interests.ts";

/** Interest categories (groups) of a list, and their interests. */
export const interestCategories = {
  /** Lists the interest categories (groups) of a list. */
  list: op(
    "GET /lists/{list_id}/interest-categories",
    shape<{
      query: ListInterestCategoriesQuery;
      response: Listed<"categories", InterestCategory> & { list_id: string };
    }>(),
    { query: paged("type"), pages: "categories" },
  ),
  /** Adds an interest category to a list. */
  create: write(
    "POST /lists/{list_id}/interest-categories",
    exchange<CreateInterestCategory, InterestCategory>(),
  ),
  /** Reads an interest category. */
  get: read("GET /lists/{list_id}/interest-categories/{interest_category_id}", response<InterestCategory>()),
  /** Changes an interest category. */
  update: write(
    "PATCH /lists/{list_id}/interest-categories/{interest_category_id}",
    exchange<UpdateInterestCategory, InterestCategory>(),
  ),
  /** Removes an interest category with its interests. */
  delete: act("DELETE /lists/{list_id}/interest-categories/{interest_category_id}"),
  interests: {
    /** Lists the interests of a category. */
    list: op(
      "GET /lists/{list_id}/interest-categories/{interest_category_id}/interests",
      shape<{
        query: PageQuery;
        response: Listed<"interests", Interest> & { list_id: string; category_id: string };
      }>(),
      { query: PAGE, pages: "interests" },
    ),
    /** Adds an interest to a category; a list has at most 60. */
    create: write(
      "POST /lists/{list_id}/interest-categories/{interest_category_id}/interests",
      exchange<CreateInterest, Interest>(),
    ),
    /** Reads an interest of a category. */
    get: read(
      "GET /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}",
      response<Interest>(),
    ),
    /** Changes an interest of a category. */
    update: write(
      "PATCH /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}",
      exchange<UpdateInterest, Interest>(),
    ),
    /** Removes an interest of a category; its members stay. */
    delete: act("DELETE /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}"),
  },
} as const;
