import assert from "node:assert/strict";
import fc from "fast-check";
import type { z } from "zod";
import { contentLinkSchema } from "../../src/adapters/http/contract/link.ts";
import { searchRequestSchema } from "../../src/adapters/http/contract/search.ts";
import { webhookSchema } from "../../src/adapters/http/routes/webhooks.ts";
import { SECTION_TYPES } from "../../src/adapters/prismic/section-fields.ts";
import type { SiteAnswer, SiteRequest } from "./exchange.ts";
import { anyPath, anyText, anyValue, bodyLike, inAddress, queryOf, requestsOf } from "./requests.ts";
import { textOf } from "./sound-answer.ts";

/** A call of the API or a kind of address, with a generator of requests. */
export interface SiteCall {
  /** Method and path as in the OpenAPI document, or a description. */
  readonly name: string;
  readonly requests: fc.Arbitrary<SiteRequest>;
  /** Additional assertions about its responses. */
  readonly check?: (request: SiteRequest, response: SiteAnswer) => void;
}

/** Webhook secret of the site under test. */
export const WEBHOOK_SECRET = "fuzzed-secret";

const PAGES = [
  ...[
    "/",
    "/company",
    "/company/leadership",
    "/news",
    "/investors",
    "/contact",
    "/privacy-policy",
    "/careers",
  ],
  ...["/privacy", "/search", "/search/", "/styleguide", "/COMPANY", "/company/", "/news/none"],
] as const;

const knownPage = fc.constantFrom<string>(...PAGES);
const listQuery = queryOf(["page", "year", "category", "kind", "s", "t", "utm_source"]);

const searchBody = fc.record(
  {
    searchInput: anyValue,
    searchPages: fc.oneof(fc.boolean(), anyValue),
    year: fc.oneof(fc.integer({ min: 1990, max: 2040 }), anyValue),
    kind: fc.oneof(fc.constantFrom("Annual report", "Media release"), anyValue),
    pageSize: anyValue,
    currentPage: anyValue,
  },
  { requiredKeys: [] },
);
const linkBody = fc.record(
  {
    link_type: fc.oneof(fc.constantFrom("Any", "Web", "Media", "Document"), anyValue),
    type: fc.oneof(fc.constantFrom("page", "pdf", "news-article", "home"), anyValue),
    uid: fc.oneof(fc.constantFrom("leadership", "company"), anyValue),
    url: fc.oneof(fc.webUrl(), anyValue),
  },
  { requiredKeys: [] },
);
// No `api-update`: each would be a publish, which invalidates the page cache.
const webhookBody = fc.record(
  {
    type: fc.oneof(fc.constantFrom("test-trigger", "other"), anyValue),
    secret: fc.oneof(fc.constant(WEBHOOK_SECRET), anyValue),
  },
  { requiredKeys: [] },
);
const topics = fc.oneof(fc.array(fc.string()), fc.string(), anyValue);
const addressBody = fc.oneof(
  fc.emailAddress(),
  fc.record({ email: fc.emailAddress(), topics }, { requiredKeys: ["email"] }),
  anyValue,
);
const sliceBody = fc.record(
  {
    slice_type: fc.oneof(fc.constantFrom(...SECTION_TYPES), anyValue),
    variation: fc.oneof(fc.constant("default"), anyValue),
    primary: anyValue,
  },
  { requiredKeys: [] },
);
const webVitalsBody = fc.record(
  {
    page: fc.oneof(fc.constantFrom("home", "search", "news-article"), anyValue),
    lcp: fc.oneof(fc.double(), anyValue),
    inp: fc.oneof(fc.double(), anyValue),
    cls: fc.oneof(fc.double(), anyValue),
  },
  { requiredKeys: [] },
);

/** All calls of the API, and all other kinds of addresses. */
export const siteCalls: readonly SiteCall[] = [
  {
    name: "POST /api/globalSearch",
    requests: requestsOf("POST", addressWithQuery("/api/globalSearch"), bodyLike(searchBody)),
    check: fits(searchRequestSchema),
  },
  {
    name: "POST /api/createPageLink",
    requests: requestsOf("POST", addressWithQuery("/api/createPageLink"), bodyLike(linkBody)),
    check: fits(contentLinkSchema),
  },
  {
    name: "POST /api/createPdfLink",
    requests: requestsOf("POST", addressWithQuery("/api/createPdfLink"), bodyLike(linkBody)),
    check: fits(contentLinkSchema),
  },
  { name: "GET /api/shell/{version}", requests: requestsOf("GET", addressWithQuery("/api/shell/1")) },
  {
    name: "POST /api/newsletterPost",
    requests: requestsOf("POST", addressWithQuery("/api/newsletterPost"), bodyLike(addressBody)),
  },
  {
    name: "GET /api/preview",
    requests: requestsOf("GET", addressWithQuery("/api/preview", ["token", "documentId"])),
  },
  { name: "GET /api/exit-preview", requests: requestsOf("GET", addressWithQuery("/api/exit-preview")) },
  { name: "GET /api/toolbar", requests: requestsOf("GET", addressWithQuery("/api/toolbar")) },
  { name: "GET /api/exit-toolbar", requests: requestsOf("GET", addressWithQuery("/api/exit-toolbar")) },
  {
    name: "POST /api/webhooks/content",
    requests: requestsOf("POST", addressWithQuery("/api/webhooks/content"), bodyLike(webhookBody)),
    check: fits(webhookSchema, [200, 204, 403]),
  },
  {
    name: "POST /api/web-vitals",
    requests: requestsOf("POST", addressWithQuery("/api/web-vitals"), bodyLike(webVitalsBody)),
  },
  { name: "GET /facts.json", requests: requestsOf("GET", addressWithQuery("/facts.json")) },
  { name: "GET /api/openapi.json", requests: requestsOf("GET", addressWithQuery("/api/openapi.json")) },
  {
    name: "unknown calls",
    requests: requestsOf(
      "POST",
      anyPath.map((path) => `/api${path}`),
      bodyLike(anyValue),
    ),
  },
  {
    name: "pages",
    requests: requestsOf(
      "GET",
      fc.tuple(knownPage, listQuery).map((parts) => parts.join("")),
    ),
  },
  {
    name: "addresses of any kind",
    requests: requestsOf(
      "GET",
      fc.tuple(anyPath, listQuery).map((parts) => parts.join("")),
    ),
  },
  {
    name: "absolute addresses, and targets that are not a path",
    requests: requestsOf(
      "GET",
      fc
        .tuple(fc.constantFrom("http://evil.example", "javascript:", "*", "x", "?", "//"), anyPath)
        .map((parts) => parts.join("")),
      // A request that cannot be parsed gets a response with a body, even for HEAD.
    ).map((request) => ({ ...request, method: request.method === "HEAD" ? "GET" : request.method })),
  },
  {
    name: "the search page",
    requests: requestsOf("GET", addressWithQuery("/search", ["s", "t", "page", "year", "kind"])),
  },
  {
    name: "slices of the page builder",
    requests: requestsOf("POST", addressWithQuery("/slice-simulator"), bodyLike(fc.array(sliceBody))),
  },
  {
    name: "feeds",
    requests: requestsOf(
      "GET",
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom("sitemap.xml", "robots.txt", "news/feed.xml", "news/rss.xml", "news/atom.xml"),
            fc.constantFrom("investors/calendar.ics", "news/calendar.ics", ".well-known/security.txt"),
            inAddress(anyText).map((uid) => `${uid}/calendar.ics`),
          ),
          listQuery,
        )
        .map(([path, query]) => `/${path}${query}`),
    ),
  },
  {
    name: "downloads of several documents",
    requests: requestsOf(
      "GET",
      filesOf("/downloads", "/results/fy26/documents", [".zip", ".ZIP", ".tar", ""]),
    ),
  },
  {
    name: "downloads of a choice",
    requests: requestsOf(
      "GET",
      addressWithQuery("/downloads/company/press-kit/images-and-logos.zip", ["asset"]),
    ),
  },
  {
    name: "figures",
    requests: requestsOf(
      "GET",
      filesOf("/figures", "/investors/five-year-summary", [".csv", ".xlsx", ".json", ".xml", ""]),
    ),
  },
  {
    name: "images of pages",
    requests: requestsOf(
      "GET",
      fc
        .tuple(fc.oneof(knownPage, anyPath), fc.constantFrom(".png", ".png", ".jpg", ""), queryOf(["v"]))
        .map(([path, ending, query]) => `/social${path}${ending}${query}`),
    ),
  },
  {
    name: "the client's files",
    requests: requestsOf(
      "GET",
      fc
        .tuple(fc.constantFrom("/assets", "/favicon.svg", "/favicon.ico", "/.vite"), anyPath)
        .map((parts) => parts.join("")),
    ),
  },
  {
    name: "health",
    requests: requestsOf(
      "GET",
      fc.constantFrom("/healthz", "/readyz").chain((path) => addressWithQuery(path)),
    ),
  },
  {
    name: "the sandbox's content service",
    requests: requestsOf(
      "GET",
      fc
        .tuple(
          fc.constantFrom(
            "/sandbox/api/v2",
            "/sandbox/api/v2/documents/search",
            "/sandbox/graphql",
            "/sandbox/editor",
          ),
          queryOf(["ref", "q", "page", "pageSize", "orderings", "fetchLinks", "routes", "lang", "query"]),
        )
        .map((parts) => parts.join("")),
    ),
  },
];

/** Addresses of a page's files: of one that there is, or of any page and name. */
function filesOf(folder: string, known: string, endings: readonly string[]) {
  const any = fc.tuple(fc.oneof(knownPage, anyPath), inAddress(anyText)).map((parts) => parts.join("/"));
  return fc
    .tuple(fc.oneof(fc.constant(known), any), fc.constantFrom(...endings), listQuery)
    .map((parts) => folder + parts.join(""));
}

function addressWithQuery(path: string, names: readonly string[] = ["page", "callback"]) {
  return queryOf(names).map((query) => path + query);
}

/**
 * Asserts that a JSON body is accepted if it matches the call's schema, and otherwise rejected with the name of the
 * invalid field.
 */
function fits(schema: z.ZodType, accepted: readonly number[] = [200]) {
  return ({ method, headers, body }: SiteRequest, response: SiteAnswer): void => {
    const isPlain = !headers.some(([name]) => ["content-encoding", "host"].includes(name));
    const type = headers.find(([name]) => name === "content-type")?.[1];
    if (method !== "POST" || !isPlain || type !== "application/json" || typeof body !== "string") return;
    const value = parsed(body);
    // Bodies that could cause prototype pollution are rejected before validation.
    const isRejected = body.length > 60_000 || /"(__proto__|constructor)"\s*:/.test(body);
    if (value === undefined || isRejected) return;
    const result = schema.safeParse(value);
    if (result.success) {
      assert.ok(accepted.includes(response.status), `a valid body is rejected with ${response.status}`);
      return;
    }
    assert.equal(response.status, 400, "an invalid body is not rejected with 400");
    const text = textOf(response);
    for (const { path } of result.error.issues) {
      const [field] = path;
      if (field !== undefined)
        assert.ok(text.includes(String(field)), `${String(field)} is not named: ${text}`);
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
