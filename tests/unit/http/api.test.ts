import type { FastifyInstance } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { SearchNotReadyError } from "../../../src/ports/search-index.ts";
import { siteCalls } from "../../fuzz/site-calls.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage, homePage, newsArchive, paragraph } from "../sample-content.ts";
import { posted, siteOf } from "./site.ts";

const bodies = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const operation = z.object({
  summary: z.string().min(10),
  requestBody: z.object({ required: z.literal(true), content: bodies }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().min(5), content: bodies.optional() })),
});
const description = z.object({
  openapi: z.literal("3.1.1"),
  paths: z.record(z.string().startsWith("/"), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Problem: z.looseObject({}) }) }),
});

const intro = paragraph("Who leads: the leadership.");
const leadership = { ...contentPage("leadership", "company"), intro };
const pages = [homePage(), newsArchive, contentPage("company"), leadership];

describe("the OpenAPI description", () => {
  it("includes all calls of the API", async () => {
    const { server } = siteOf({ pages }, { measuredShare: 1 });
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
    expect(fuzzed, "tests/fuzz/site-calls.ts").toEqual(expect.arrayContaining(found));
  });

  it.each([
    ["/api/globalSearch", { searchInput: "company", searchPages: true }],
    ["/api/createPageLink", { link_type: "Document", type: "page", uid: "company" }],
    ["/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "nope" }],
  ] as const)("POST %s: request and response match it", async (url, payload) => {
    const { server } = siteOf({ pages });
    const api = description.parse((await server.inject("/api/openapi.json")).json());
    const call = api.paths[url]?.post;
    const response = await server.inject(posted(url, payload));
    const [mediaType = ""] = String(response.headers["content-type"]).split(";", 1);
    const answer = call?.responses[response.statusCode]?.content?.[mediaType];
    expect(answer).toBeDefined();
    const schema = "$ref" in (answer?.schema ?? {}) ? api.components.schemas.Problem : answer?.schema;
    expect(z.fromJSONSchema(schema ?? false).parse(response.json())).toBeDefined();
    const sent = call?.requestBody?.content["application/json"]?.schema;
    expect(z.fromJSONSchema(sent ?? false).parse(payload)).toBeDefined();
  });
});

describe("POST /api/globalSearch", () => {
  const search = (server: FastifyInstance, payload: object) =>
    server.inject(posted("/api/globalSearch", payload));

  it("returns results with totals, type, uid, title, parent and address", async () => {
    const { server } = siteOf({ pages });
    const response = await search(server, { searchInput: "leadership", searchPages: true });
    const result = {
      id: "page_leadership",
      type: "page",
      uid: "leadership",
      url: "/company/leadership",
      data: { title: "leadership", parentPage: { uid: "company" } },
      within: "company",
      excerpt: [
        { text: "Who leads: the ", hit: false },
        { text: "leadership", hit: true },
        { text: ".", hit: false },
      ],
    };
    const data = { total_results_size: 1, results_size: 1, results: [result], years: [], kinds: [] };
    expect(response.json()).toEqual({ data });
  });

  it.each([
    [{ searchPages: true }, "searchInput"],
    [{ searchInput: 7, searchPages: true }, "searchInput"],
    [{ searchInput: "x", searchPages: "yes" }, "searchPages"],
    [{ searchInput: "x", searchPages: true, pageSize: 1000 }, "pageSize"],
    [{ searchInput: "x", searchPages: true, currentPage: 0 }, "currentPage"],
    [{ searchInput: "x", searchPages: true, currentPage: 1e9 }, "currentPage"],
  ])("%o is a 400 that names %s", async (payload, field) => {
    const response = await search(siteOf({ pages }).server, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain(field);
  });

  it("says that there may be more results while the text of documents is read", async () => {
    const listing = { items: [], total: 0, page: 1, pages: 1, years: [], kinds: [] };
    const totals = { page: 0, pdf: 3 };
    const more = { isIncomplete: true, totals, correctedText: "dividend" };
    vi.spyOn(InMemorySearchIndex.prototype, "search").mockResolvedValue({ ...listing, ...more });
    const response = await search(siteOf({ pages }).server, { searchInput: "dividnd", searchPages: false });
    const told = { total_results_size: 0, totals, corrected_query: "dividend", is_incomplete: true };
    expect(response.json().data).toMatchObject(told);
  });

  it("responds with 503 while the search is not ready", async () => {
    vi.spyOn(InMemorySearchIndex.prototype, "search").mockRejectedValue(new SearchNotReadyError());
    const response = await search(siteOf({ pages }).server, { searchInput: "cookie", searchPages: true });
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    expect(response.json().detail).toBe("The search is not ready.");
  });
});

const circles = [contentPage("self", "self"), contentPage("hen", "egg"), contentPage("egg", "hen")];
const stored = {
  pages: [...pages, contentPage("board", "leadership"), ...circles],
  documents: [{ id: "pdf_report", uid: "report", title: "Report", href: "/files/report.pdf" }],
};

function open(content: StoredContent = stored) {
  const log = recordingLog();
  return { ...siteOf(content, { swap: (use) => use(tokens.log, log) }), log };
}

const post = ({ server }: ReturnType<typeof open>, url: string, payload: object) =>
  server.inject(posted(url, payload));

const LINKS: readonly (readonly [link: object, address: string])[] = [
  [{ link_type: "Document", type: "page", uid: "company" }, "/company"],
  [{ link_type: "Document", type: "page", uid: "leadership" }, "/company/leadership"],
  [{ link_type: "Document", type: "page", uid: "board" }, "/leadership/board"],
  [{ link_type: "Document", type: "news-archive" }, "/news"],
  [{ link_type: "Document", type: "pdf", uid: "report" }, "/files/report.pdf"],
  [{ link_type: "Web", url: "https://jobs.example/larkfield" }, "https://jobs.example/larkfield"],
  [{ link_type: "Web", url: "mailto:media@larkfield.example" }, "mailto:media@larkfield.example"],
  [{ link_type: "Web", url: "/contact" }, "/contact"],
  [{ link_type: "Web", url: "//evil.example" }, "/"],
  [{ link_type: "Any", url: "/\\evil.example" }, "/"],
  [{ link_type: "Media", url: "https://files.example/a.pdf" }, "https://files.example/a.pdf"],
  [{ link_type: "Any", url: null, uid: null, type: null }, "/"],
  [{ link_type: "Document", type: "page", uid: "gone" }, "/"],
  [{ link_type: "Document", type: "recipe", uid: "soup" }, "/"],
  [{ link_type: "Document", type: "broken_type", isBroken: true }, "/"],
  [{ link_type: "Portal" }, "/"],
  [{ link_type: "Web", url: "javascript:alert(1)" }, "/"],
];

describe.each(["/api/createPageLink", "/api/createPdfLink"])("POST %s", (url) => {
  it("responds with the address of a link, or /, and logs nothing that a caller has made up", async () => {
    const site = open();
    for (const [link, data] of LINKS) {
      const response = await post(site, url, link);
      expect([link, response.statusCode, response.json()]).toEqual([link, 200, { data }]);
    }
    expect(site.log.warnings).toEqual([]);
  });

  it.each(["self", "hen"])("logs that the parents of the page %s form a circle", async (uid) => {
    const site = open();
    const response = await post(site, url, { link_type: "Document", type: "page", uid });
    expect(response.json()).toEqual({ data: "/" });
    expect(site.log.warnings).toMatchObject([{ type: "page", uid, problem: expect.stringMatching(/.{10}/) }]);
  });

  it("leads to the new address of a page that has got another uid, and to / once it is withdrawn", async () => {
    const site = open({ pages: [contentPage("terms")] });
    const terms = { link_type: "Document", type: "page", uid: "terms" };
    site.content.publish({ pages: [{ ...contentPage("conditions"), id: "page_terms" }] });
    expect((await post(site, url, terms)).json()).toEqual({ data: "/conditions" });
    site.content.publish({});
    expect((await post(site, url, terms)).json()).toEqual({ data: "/" });
  });

  it("accepts links in the format of the content service", async () => {
    const document = { id: "page_leadership", type: "page", tags: [], lang: "en-au", uid: "leadership" };
    const field = { url: "/somewhere/else", link_type: "Document", key: "k", isBroken: false };
    const response = await post(open(), url, { ...document, ...field });
    expect(response.json()).toEqual({ data: "/company/leadership" });
  });

  it.each([
    [{}, "link_type"],
    [{ link_type: 7 }, "link_type"],
    [{ link_type: "Document", uid: 7 }, "uid"],
    [{ link_type: "Document", type: ["page"] }, "type"],
    [{ link_type: "Web", url: {} }, "url"],
  ])("%o is a 400 that names %s", async (payload, field) => {
    const response = await post(open(), url, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain(`body/${field} `);
  });

  it("responds with 503 when the content service fails: the client has a fallback", async () => {
    const site = open();
    site.content.fail();
    const response = await post(site, url, { link_type: "Document", type: "page", uid: "company" });
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
  });
});
