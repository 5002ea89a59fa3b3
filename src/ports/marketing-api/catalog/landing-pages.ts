import { op, shape } from "../operation.ts";
import { act, exchange, narrowed, read, response, write } from "../parameters.ts";
import type { Listed } from "../types/common.ts";
import type {
  CreateLandingPage,
  CreateLandingPageQuery,
  LandingPage,
  LandingPageContent,
  ListLandingPagesQuery,
  UpdateLandingPage,
} from "../types/landing-pages.ts";

/** Landing pages. */
export const landingPages = {
  /** Lists the landing pages of the account. Pages of 10 (`count`: at most 1000). */
  list: op(
    "GET /landing-pages",
    shape<{ query: ListLandingPagesQuery; response: Listed<"landing_pages", LandingPage> }>(),
    { query: narrowed("sort_dir", "sort_field", "count") },
  ),
  /** Adds a landing page without publishing it. */
  create: op(
    "POST /landing-pages",
    shape<{ query: CreateLandingPageQuery; body: CreateLandingPage; response: LandingPage }>(),
    { query: ["use_default_list"], body: "required" },
  ),
  /** Reads a landing page. */
  get: read("GET /landing-pages/{page_id}", response<LandingPage>()),
  /** Changes a landing page. */
  update: write("PATCH /landing-pages/{page_id}", exchange<UpdateLandingPage, LandingPage>()),
  /** Removes a landing page. */
  delete: act("DELETE /landing-pages/{page_id}"),
  /** Publishes a landing page or its changes. */
  publish: act("POST /landing-pages/{page_id}/actions/publish"),
  /** Unpublishes a landing page. */
  unpublish: act("POST /landing-pages/{page_id}/actions/unpublish"),
  content: {
    /** Reads the content of a landing page. */
    get: read("GET /landing-pages/{page_id}/content", response<LandingPageContent>()),
  },
} as const;
