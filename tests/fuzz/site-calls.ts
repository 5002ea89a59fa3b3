import fc from "fast-check";
import type { z } from "zod";
import { SECTION_SLICES } from "../../scripts/content-types/slice-zones.ts";
import { searchRequestSchema } from "../../src/adapters/http/contract/search.ts";
import { webhookSchema } from "../../src/adapters/http/routes/webhooks.ts";
import type { SiteRequest } from "./exchange.ts";
import { anyPath, anyText, anyValue, bodyLike, inAddress, queryOf, requestsOf } from "./requests.ts";

/** A call of the API or a kind of address, with a generator of requests. */
export interface SiteCall {
  /** Method and path as in the OpenAPI document, or a description. */
  readonly name: string;
  readonly requests: fc.Arbitrary<SiteRequest>;
}

export const WEBHOOK_SECRET = "fuzzed-secret";

const knownPage = fc.constantFrom(
  ..."/ /company /company/leadership /news /investors /contact /privacy-policy /careers".split(" "),
  ..."/privacy /search /search/ /styleguide /COMPANY /company/ /news/none".split(" "),
);
const listQuery = queryOf(["page", "year", "category", "kind", "s", "t", "utm_source"]);
const otherQuery = queryOf(["page", "callback"]);

/** A value as a call expects it, or any other. */
const orAny = (usual: fc.Arbitrary<unknown>) => fc.oneof(usual, anyValue);
const oneOrAny = (...usual: readonly string[]) => orAny(fc.constantFrom(...usual));
const partial = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(fields, { requiredKeys: [] });
/** A body with some of the fields of its schema. Default of a field: any value. */
const bodyOf = ({ shape }: z.ZodObject, usual: Parameters<typeof partial>[0]) =>
  partial(Object.fromEntries(Object.keys(shape).map((name) => [name, usual[name] ?? anyValue])));

const linkBody = partial({
  link_type: oneOrAny("Any", "Web", "Media", "Document"),
  type: oneOrAny("page", "pdf", "news-article", "home"),
  uid: oneOrAny("leadership", "company"),
  url: orAny(fc.webUrl()),
});
const topics = orAny(fc.oneof(fc.array(fc.string()), fc.string()));
const email = fc.emailAddress();
const slice = partial({
  slice_type: oneOrAny(...SECTION_SLICES),
  variation: oneOrAny("default"),
  primary: anyValue,
});
const measured = orAny(fc.double());

/** All calls of the API, and all other kinds of addresses. */
export const siteCalls: readonly SiteCall[] = [
  post(
    "/api/globalSearch",
    bodyOf(searchRequestSchema, {
      searchPages: orAny(fc.boolean()),
      year: orAny(fc.integer({ min: 1990, max: 2040 })),
      kind: oneOrAny("Annual report", "Media release"),
    }),
  ),
  post("/api/createPageLink", linkBody),
  post("/api/createPdfLink", linkBody),
  get("GET /api/shell/{version}", "/api/shell/1", otherQuery),
  post(
    "/api/newsletterPost",
    orAny(fc.oneof(email, fc.record({ email, topics }, { requiredKeys: ["email"] }))),
  ),
  get("GET /api/preview", "/api/preview", queryOf(["token", "documentId"])),
  ...["/api/exit-preview", "/api/toolbar", "/api/exit-toolbar", "/facts.json", "/api/openapi.json"].map(
    (path) => get(`GET ${path}`, path, otherQuery),
  ),
  post(
    "/api/webhooks/content",
    // No `api-update`: each would be a publish, which invalidates the page cache.
    bodyOf(webhookSchema, { type: oneOrAny("test-trigger", "other"), secret: oneOrAny(WEBHOOK_SECRET) }),
  ),
  post(
    "/api/web-vitals",
    partial({
      page: oneOrAny("home", "search", "news-article"),
      lcp: measured,
      inp: measured,
      cls: measured,
    }),
  ),
  { name: "unknown calls", requests: requestsOf("POST", joined("/api", anyPath), bodyLike(anyValue)) },
  get("pages", knownPage, listQuery),
  get("addresses of any kind", anyPath, listQuery),
  {
    name: "absolute addresses, and targets that are not a path",
    requests: requestsOf(
      "GET",
      joined(fc.constantFrom("http://evil.example", "javascript:", "*", "x", "?", "//"), anyPath),
      // A request that cannot be parsed gets a response with a body, even for HEAD.
    ).map((request) => ({ ...request, method: request.method === "HEAD" ? "GET" : request.method })),
  },
  get("the search page", "/search", queryOf(["s", "t", "page", "year", "kind"])),
  {
    name: "slices of the page builder",
    requests: requestsOf("POST", joined("/slice-simulator", otherQuery), bodyLike(fc.array(slice))),
  },
  get(
    "feeds",
    fc.oneof(
      fc.constantFrom("/sitemap.xml", "/robots.txt", "/news/feed.xml", "/news/rss.xml", "/news/atom.xml"),
      fc.constantFrom("/investors/calendar.ics", "/news/calendar.ics", "/.well-known/security.txt"),
      joined("/", inAddress(anyText), "/calendar.ics"),
    ),
    listQuery,
  ),
  files("downloads of several documents", "/downloads", "/results/fy26/documents", ".zip .ZIP .tar"),
  get("downloads of a choice", "/downloads/company/press-kit/images-and-logos.zip", queryOf(["asset"])),
  files("figures", "/figures", "/investors/five-year-summary", ".csv .xlsx .json .xml"),
  get(
    "images of pages",
    "/social",
    fc.oneof(knownPage, anyPath),
    fc.constantFrom(".png", ".png", ".jpg", ""),
    queryOf(["v"]),
  ),
  get("the client's files", fc.constantFrom("/assets", "/favicon.svg", "/favicon.ico", "/.vite"), anyPath),
  get("health", fc.constantFrom("/healthz", "/readyz"), otherQuery),
  get(
    "the sandbox's content service",
    "/sandbox",
    fc.constantFrom("/api/v2", "/api/v2/documents/search", "/graphql", "/editor"),
    queryOf(["ref", "q", "page", "pageSize", "orderings", "fetchLinks", "routes", "lang", "query"]),
  ),
];

type Part = string | fc.Arbitrary<string>;

function joined(...parts: readonly Part[]): fc.Arbitrary<string> {
  const all = parts.map((part) => (typeof part === "string" ? fc.constant(part) : part));
  return fc.tuple(...all).map((texts) => texts.join(""));
}

function get(name: string, ...address: readonly Part[]): SiteCall {
  return { name, requests: requestsOf("GET", joined(...address)) };
}

function post(path: string, body: fc.Arbitrary<unknown>): SiteCall {
  return { name: `POST ${path}`, requests: requestsOf("POST", joined(path, otherQuery), bodyLike(body)) };
}

/** A page's files: of one that there is, or of any page and name. */
function files(name: string, folder: string, known: string, endings: string): SiteCall {
  const any = joined(fc.oneof(knownPage, anyPath), "/", inAddress(anyText));
  const ending = fc.constantFrom(...endings.split(" "), "");
  return get(name, folder, fc.oneof(fc.constant(known), any), ending, listQuery);
}
