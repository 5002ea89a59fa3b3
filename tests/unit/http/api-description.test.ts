import { describe, expect, it } from "vitest";
import { z } from "zod";
import { siteCalls } from "../../fuzz/site-calls.ts";
import { contentPage, homePage, newsArchive } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const content = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(10),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(["path", "query"]),
        required: z.boolean(),
        schema: z.looseObject({}),
      }),
    )
    .optional(),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.object({ description: z.string().min(5), content: content.optional() }),
  ),
});
const description = z.object({
  openapi: z.literal("3.1.1"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation),
  ),
  components: z.object({ schemas: z.object({ Problem: z.looseObject({}) }) }),
});

const pages = [homePage(), newsArchive, contentPage("company")];

async function described() {
  const { server } = siteOf({ pages });
  const response = await server.inject("/api/openapi.json");
  expect(response.headers["content-type"]).toContain("application/json");
  return { server, api: description.parse(response.json()) };
}

describe("the OpenAPI description", () => {
  it("includes all calls of the API", async () => {
    const { server } = siteOf({ pages }, undefined, { measuredShare: 1 });
    const calls: string[] = [];
    server.addHook("onRoute", ({ method, url }) => {
      if (/^\/(?:api\/|facts\.json)/.test(url) && !["/api/*", "/api/openapi.json"].includes(url))
        calls.push(...[method].flat().map((each) => `${each} ${url.replace(/:(\w+)/g, "{$1}")}`));
    });
    const api = description.parse((await server.inject("/api/openapi.json")).json());
    const found = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(found.sort()).toEqual(calls.filter((call) => !call.startsWith("HEAD ")).sort());
    expect(found).toEqual(expect.arrayContaining(["POST /api/globalSearch", "POST /api/createPageLink"]));
    const fuzzed = siteCalls.map(({ name }) => name);
    expect(
      found.filter((call) => !fuzzed.includes(call)),
      "calls that are not in tests/fuzz/site-calls.ts",
    ).toEqual([]);
  });

  it.each([
    ["/api/globalSearch", { searchInput: "company", searchPages: true }],
    ["/api/createPageLink", { link_type: "Document", type: "page", uid: "company" }],
    ["/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "nope" }],
  ] as const)("POST %s: request and response match it", async (url, payload) => {
    const { server, api } = await described();
    const call = api.paths[url]?.post;
    const response = await server.inject({ method: "POST", url, payload });
    const answer =
      call?.responses[response.statusCode]?.content?.[mediaType(response.headers["content-type"])];
    expect(answer).toBeDefined();
    const schema = "$ref" in (answer?.schema ?? {}) ? api.components.schemas.Problem : answer?.schema;
    expect(z.fromJSONSchema(schema ?? false).parse(response.json())).toBeDefined();
    const sent = call?.requestBody?.content["application/json"]?.schema;
    expect(z.fromJSONSchema(sent ?? false).parse(payload)).toBeDefined();
  });
});

function mediaType(header: string | string[] | number | undefined): string {
  return String(header).split(";", 1)[0] ?? "";
}
