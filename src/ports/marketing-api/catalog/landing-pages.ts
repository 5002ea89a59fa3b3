import { op, shape } from "../operation.ts";
import { act, exchange, FIELDS, read, response, write } from "../parameters.ts";
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
  /** Lists the landing pages of the account. `GET /landing-pages`. Pages of 10 (`count`: at most 1000). */
  list: op(
    "GET /landing-pages",
    shape<{ query: ListLandingPagesQuery; response: Listed<"landing_pages", LandingPage> }>(),
    { query: [...FIELDS, "sort_dir", "sort_field", "count"] },
  ),
  /** Adds a landing page without publishing it. `POST /landing-pages`. Errors: `Invalid Resource` (400). */
  create: op(
    "POST /landing-pages",
    shape<{ query: CreateLandingPageQuery; body: CreateLandingPage; response: LandingPage }>(),
    { query: ["use_default_list"], body: "required" },
  ),
  /** Reads a landing page. `GET /landing-pages/{page_id}`. Errors: `Resource Not Found` (404). */
  get: read("GET /landing-pages/{page_id}", response<LandingPage>()),
  /**
   * Changes a landing page. `PATCH /landing-pages/{page_id}`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  update: write("PATCH /landing-pages/{page_id}", exchange<UpdateLandingPage, LandingPage>()),
  /** Removes a landing page. `DELETE /landing-pages/{page_id}`. Errors: `Resource Not Found` (404). */
  delete: act("DELETE /landing-pages/{page_id}"),
  /**
   * Publishes a landing page or its changes. `POST /landing-pages/{page_id}/actions/publish`. Errors:
   * `Resource Not Found` (404).
   */
  publish: act("POST /landing-pages/{page_id}/actions/publish"),
  /**
   * Unpublishes a landing page. `POST /landing-pages/{page_id}/actions/unpublish`. Errors: `Resource Not Found` (404).
   */
  unpublish: act("POST /landing-pages/{page_id}/actions/unpublish"),
  content: {
    /**
     * Reads the content of a landing page. `GET /landing-pages/{page_id}/content`. Errors: `Resource Not Found` (404).
     */
    get: read("GET /landing-pages/{page_id}/content", response<LandingPageContent>()),
  },
} as const;
