import { describe, expect, it } from "vitest";
import { problemSchema } from "../../../src/adapters/http/contract/problem.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { siteOf, WEBHOOK_SECRET } from "./site.ts";

const json = { "content-type": "application/json" };
const search = { searchInput: "company", searchPages: true };

/** All calls that accept JSON, with a valid body. */
const JSON_CALLS = [
  ["/api/globalSearch", search],
  ["/api/createPageLink", { link_type: "Document", type: "page", uid: "company" }],
  ["/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "report" }],
] as const;

const site = () => siteOf({ pages: [homePage(), contentPage("company")] }).server;
type Answer = Awaited<ReturnType<ReturnType<typeof site>["inject"]>>;

const BODIES = [
  {},
  { headers: { "content-type": "text/xml" }, payload: "<a/>" },
  { payload: { text: "x".repeat(2_000_000) } },
];

/** Expects a problem document with its status and request id. */
function expectProblem(response: Answer, status: number, title: string): void {
  expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(response.statusCode).toBe(status);
  const instance = expect.stringMatching(/^urn:request:.+/);
  expect(problemSchema.parse(response.json())).toMatchObject({ status, title, instance });
}

it.each([
  ["GET", "/api/nope"],
  ["POST", "/api/nope"],
  ["GET", "/api/"],
  ["GET", "/api/preview/"],
  ["POST", "/api/*/"],
  ["GET", "/api/:id(^"],
  ["PROPFIND", "/api/nope"],
] as const)("the unknown call %s %s is a 404, with any body", async (method, url) => {
  for (const body of method === "POST" ? BODIES : [{}])
    expectProblem(await site().inject({ method, url, ...body }), 404, "Not Found");
});

it.each([
  ["GET", "/api/globalSearch", "POST"],
  ["PUT", "/api/createPageLink", "POST"],
  ["DELETE", "/api/createPdfLink?x=1", "POST"],
  ["POST", "/api/openapi.json", "GET, HEAD"],
  ["OPTIONS", "/api/openapi.json", "GET, HEAD"],
  ["POST", "/", "GET, HEAD"],
  ["DELETE", "/company", "GET, HEAD"],
] as const)("%s %s is a 405 with the allowed methods, with any body", async (method, url, allow) => {
  for (const body of method === "POST" ? BODIES : [{}]) {
    const response = await site().inject({ method, url, ...body });
    expectProblem(response, 405, "Method Not Allowed");
    expect(response.headers.allow?.split(", ").sort().join(", ")).toBe(allow);
  }
});

it("a link to a uid that is longer than any is a 400 that names it", async () => {
  const payload = { link_type: "Document", type: "page", uid: "a".repeat(2_001) };
  const response = await site().inject({ method: "POST", url: "/api/createPageLink", payload });
  expectProblem(response, 400, "Bad Request");
  expect(response.json().detail).toContain("uid");
});

describe.each(JSON_CALLS)("POST %s", (url, body) => {
  const text = JSON.stringify(body);
  const post = (server: ReturnType<typeof site>, payload?: string | object, headers = {}) =>
    server.inject({ method: "POST", url, headers, ...(payload !== undefined && { payload }) });

  it("responds with 415 to a body of another type or of none", async () => {
    const server = site();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "json"])
      expectProblem(await post(server, text, { "content-type": type }), 415, "Unsupported Media Type");
    expectProblem(await post(server, text), 415, "Unsupported Media Type");
  });

  it("responds with 413 to a body of more than 64 kB", async () => {
    const payload = { ...body, more: "x".repeat(64 * 1024) };
    expectProblem(await post(site(), payload), 413, "Payload Too Large");
  });

  it("responds with 400 to what is no JSON, no object, or missing", async () => {
    const server = site();
    for (const payload of ["{", "", '{"__proto__": {}}', "\u0000"])
      expectProblem(await post(server, payload, json), 400, "Bad Request");
    for (const payload of ["[]", "null", '"text"', "7"]) {
      const response = await post(server, payload, json);
      expectProblem(response, 400, "Bad Request");
      expect(response.json().detail).toContain("expected object");
    }
    expectProblem(await post(server), 400, "Bad Request");
  });

  it("accepts all spellings of the JSON content type", async () => {
    const server = site();
    for (const type of ["application/json", "application/json; charset=utf-8", "Application/JSON"])
      expect((await post(server, text, { "content-type": type })).statusCode).toBe(200);
  });
});

it.each([
  ["GET", "/sitemap.xml"],
  ["GET", "/news/rss.xml"],
  ["GET", "/facts.json"],
  ["GET", "/figures/company/figures.csv"],
  ["GET", "/company/calendar.ics"],
  ["GET", "/social/company.png"],
  ["GET", "/downloads/company/documents.zip"],
  ["POST", "/api/globalSearch", search],
  // The content service sends it again.
  ["POST", "/api/webhooks/content", { type: "api-update", secret: WEBHOOK_SECRET }],
] as const)("%s %s is a 503 while the content service fails", async (method, url, payload?: object) => {
  const { content, server } = siteOf({ pages: [homePage(), contentPage("company")] });
  content.fail();
  const response = await server.inject({ method, url, ...(payload && { payload }) });
  expectProblem(response, 503, "Service Unavailable");
});
