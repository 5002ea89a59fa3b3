import { op, shape } from "../operation.ts";
import { FIELDS } from "../parameters.ts";
import type { FieldsQuery } from "../types/common.ts";
import type {
  CreateLandingPage,
  CreateLandingPageQuery,
  LandingPage,
  LandingPageContent,
  LandingPageList,
  ListLandingPagesQuery,
  UpdateLandingPage,
} from "../types/landing-pages.ts";

/** Landing pages. */
export const landingPages = {
  list: op("GET /landing-pages", shape<{ query: ListLandingPagesQuery; answer: LandingPageList }>(), {
    query: [...FIELDS, "sort_dir", "sort_field", "count"],
  }),
  create: op(
    "POST /landing-pages",
    shape<{ query: CreateLandingPageQuery; body: CreateLandingPage; answer: LandingPage }>(),
    { query: ["use_default_list"], body: "required" },
  ),
  get: op("GET /landing-pages/{page_id}", shape<{ query: FieldsQuery; answer: LandingPage }>(), {
    query: FIELDS,
  }),
  update: op("PATCH /landing-pages/{page_id}", shape<{ body: UpdateLandingPage; answer: LandingPage }>(), {
    body: "required",
  }),
  delete: op("DELETE /landing-pages/{page_id}", shape<object>()),
  publish: op("POST /landing-pages/{page_id}/actions/publish", shape<object>()),
  unpublish: op("POST /landing-pages/{page_id}/actions/unpublish", shape<object>()),
  content: {
    get: op(
      "GET /landing-pages/{page_id}/content",
      shape<{ query: FieldsQuery; answer: LandingPageContent }>(),
      { query: FIELDS },
    ),
  },
} as const;
