import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type {
  Interest,
  InterestCategory,
  InterestCategoryList,
  InterestList,
  ListInterestCategoriesQuery,
  WriteInterest,
  WriteInterestCategory,
} from "../types/interests.ts";

/** Interest categories (groups) of a list, and their interests. */
export const interestCategories = {
  list: op(
    "GET /lists/{list_id}/interest-categories",
    shape<{ query: ListInterestCategoriesQuery; answer: InterestCategoryList }>(),
    { query: [...PAGE, "type"], pages: "categories" },
  ),
  create: op(
    "POST /lists/{list_id}/interest-categories",
    shape<{ body: WriteInterestCategory; answer: InterestCategory }>(),
    { body: "required" },
  ),
  get: op(
    "GET /lists/{list_id}/interest-categories/{interest_category_id}",
    shape<{ query: FieldsQuery; answer: InterestCategory }>(),
    { query: FIELDS },
  ),
  update: op(
    "PATCH /lists/{list_id}/interest-categories/{interest_category_id}",
    shape<{ body: WriteInterestCategory; answer: InterestCategory }>(),
    { body: "required" },
  ),
  delete: op("DELETE /lists/{list_id}/interest-categories/{interest_category_id}", shape<object>()),
  interests: {
    list: op(
      "GET /lists/{list_id}/interest-categories/{interest_category_id}/interests",
      shape<{ query: PageQuery; answer: InterestList }>(),
      { query: PAGE, pages: "interests" },
    ),
    create: op(
      "POST /lists/{list_id}/interest-categories/{interest_category_id}/interests",
      shape<{ body: WriteInterest; answer: Interest }>(),
      { body: "required" },
    ),
    get: op(
      "GET /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}",
      shape<{ query: FieldsQuery; answer: Interest }>(),
      { query: FIELDS },
    ),
    update: op(
      "PATCH /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}",
      shape<{ body: WriteInterest; answer: Interest }>(),
      { body: "required" },
    ),
    delete: op(
      "DELETE /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}",
      shape<object>(),
    ),
  },
} as const;
