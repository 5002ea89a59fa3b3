import { describe, expect, it } from "vitest";
import { problemSchema } from "../../../src/adapters/http/contract/problem.ts";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

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

/** Expects a problem document with its status and request id. */
function expectProblem(response: Answer, status: number, title: string): void {
  expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(response.statusCode).toBe(status);
  expect(problemSchema.parse(response.json())).toMatchObject({
    status,
    title,
    instance: expect.stringMatching(/^urn:request:.+/),
  });
}

describe("an unknown call", () => {
  it.each([
    ["GET", "/api/nope"],
    ["POST", "/api/nope"],
    ["GET", "/api/"],
    ["GET", "/api/preview/"],
    ["POST", "/api/*/"],
    ["GET", "/api/:id(^"],
    ["PROPFIND", "/api/nope"],
  ] as const)("%s %s is a 404", async (method, url) => {
    expectProblem(await site().inject({ method, url }), 404, "Not Found");
  });

  it("gets the same response with any body", async () => {
    const headers = { "content-type": "text/xml" };
    const response = await site().inject({ method: "POST", url: "/api/nope", headers, payload: "<a/>" });
    expectProblem(response, 404, "Not Found");
    const large = { method: "POST", url: "/api/nope", payload: { text: "x".repeat(2_000_000) } } as const;
    expectProblem(await site().inject(large), 404, "Not Found");
  });
});

describe("a wrong method", () => {
  it.each([
    ["GET", "/api/globalSearch", "POST"],
    ["PUT", "/api/createPageLink", "POST"],
    ["DELETE", "/api/createPdfLink?x=1", "POST"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
    ["OPTIONS", "/api/openapi.json", "GET, HEAD"],
    ["POST", "/", "GET, HEAD"],
    ["DELETE", "/company", "GET, HEAD"],
  ] as const)("%s %s is a 405 with the allowed methods", async (method, url, allow) => {
    const response = await site().inject({ method, url });
    expectProblem(response, 405, "Method Not Allowed");
    expect(response.headers.allow?.split(", ").sort().join(", ")).toBe(allow);
  });

  it("gets the same response with any body", async () => {
    const headers = { "content-type": "text/xml" };
    const response = await site().inject({
      method: "POST",
      url: "/api/openapi.json",
      headers,
      payload: "<a/>",
    });
    expectProblem(response, 405, "Method Not Allowed");
  });
});

describe.each(JSON_CALLS)("POST %s", (url, body) => {
  it.each([
    "text/plain",
    "text/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "json",
  ])("responds with 415 to a body of type %s", async (type) => {
    const headers = { "content-type": type };
    const response = await site().inject({ method: "POST", url, headers, payload: JSON.stringify(body) });
    expectProblem(response, 415, "Unsupported Media Type");
  });

  it("responds with 415 to a body without a type", async () => {
    const response = await site().inject({ method: "POST", url, payload: JSON.stringify(body) });
    expectProblem(response, 415, "Unsupported Media Type");
  });

  it("responds with 413 to a body of more than 64 kB", async () => {
    const payload = { ...body, more: "x".repeat(64 * 1024) };
    expectProblem(await site().inject({ method: "POST", url, payload }), 413, "Payload Too Large");
  });

  it.each(["{", "", '{"__proto__": {}}', "\u0000"])(
    "responds with 400 to %j, which is invalid JSON",
    async (payload) => {
      expectProblem(await site().inject({ method: "POST", url, headers: json, payload }), 400, "Bad Request");
    },
  );

  it.each(["[]", "null", '"text"', "7"])(
    "responds with 400 to %s, which is not an object",
    async (payload) => {
      const response = await site().inject({ method: "POST", url, headers: json, payload });
      expectProblem(response, 400, "Bad Request");
      expect(response.json().detail).toContain("expected object");
    },
  );

  it("responds with 400 to a missing body", async () => {
    expectProblem(await site().inject({ method: "POST", url }), 400, "Bad Request");
  });

  it("accepts all spellings of the JSON content type", async () => {
    for (const type of ["application/json", "application/json; charset=utf-8", "Application/JSON"]) {
      const headers = { "content-type": type };
      const response = await site().inject({ method: "POST", url, headers, payload: JSON.stringify(body) });
      expect(response.statusCode).toBe(200);
    }
  });
});

it("each problem document contains another request id", async () => {
  const server = site();
  const names = [await server.inject("/api/nope"), await server.inject("/api/nope")].map(
    (r) => r.json().instance,
  );
  expect(new Set(names).size).toBe(2);
});
