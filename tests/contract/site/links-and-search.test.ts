import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { SearchContent } from "../../../src/application/search-content.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { createSite } from "../../../src/composition/site.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { hasSample } from "../../configuration/sample.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
const renderer: DocumentRenderer = { render: async (_url, state) => JSON.stringify(state) };

let site: FastifyInstance;
beforeAll(async () => {
  site = await createSite(config, renderer);
  // The index is ready when the search can say that there are no results.
  await vi.waitUntil(async () => (await site.inject("/search?s=xylophone")).statusCode === 200, {
    timeout: 20_000,
  });
}, 30_000);
afterAll(() => site.close());

const post = (url: string, payload: object) => site.inject({ method: "POST", url, payload });
const link = (type: string, uid: string) => ({
  link_type: "Document",
  type,
  uid,
  lang: "en-au",
  isBroken: false,
});

describe.skipIf(!hasSample)("the API of section 7 of the specification, with the sample content", () => {
  it("POST /api/createPageLink: every resolved address has a page", async () => {
    for (const uid of ["how-we-hire", "community", "terms"]) {
      const { data } = (await post("/api/createPageLink", link("page", uid))).json();
      expect((await site.inject(data)).statusCode).toBe(200);
    }
  });

  it("POST /api/createPdfLink: field data holds the PDF address, which has the file", async () => {
    const { data } = (await post("/api/createPdfLink", link("pdf", "annual-report-2026"))).json();
    const file = await site.inject(data);
    expect(file.headers["content-type"]).toContain("application/pdf");
  });

  it("POST /api/globalSearch: reads data.total_results_size, data.results_size, data.results", async () => {
    const body = { searchInput: "dividend", searchPages: true, pageSize: 5, currentPage: 1 };
    const { data } = (await post("/api/globalSearch", body)).json();
    expect(data.results_size).toBe(5);
    expect(data.results).toHaveLength(5);
    expect(data.total_results_size).toBeGreaterThan(5);
    for (const result of data.results) expect((await site.inject(result.url)).statusCode).toBe(200);
  });

  it("POST /api/globalSearch: searchPages false means PDFs", async () => {
    const { data } = (await post("/api/globalSearch", { searchInput: "report", searchPages: false })).json();
    expect(data.results_size).toBeGreaterThan(0);
    for (const result of data.results) {
      expect(result).toMatchObject({ type: "pdf", data: { pdf: { url: expect.stringMatching(/\.pdf$/) } } });
    }
  });
});

describe.skipIf(!hasSample)("the search index over the sample content", () => {
  const container = createContainer(config);
  afterAll(() => container.resolve(tokens.searchIndex).close());

  async function hrefs(text: string, scope: "page" | "pdf" = "page"): Promise<string[]> {
    const ref = await container.resolve(tokens.content).publishedRef();
    await container.resolve(tokens.searchIndex).prepare(ref);
    const found = await container.resolve(SearchContent).run({ text, scope, page: 1, pageSize: 5 });
    return found.items.map((hit) => hit.href);
  }

  it.each([
    ["leadership", "/company/leadership"],
    ["leadreship", "/company/leadership"],
    ["okafor", "/company/leadership"],
    ["suppliers", "/company/supplier-engagement"],
    ["contact", "/contact"],
    ["brisbane office", "/contact"],
    ["privacy policy", "/privacy-policy"],
    ["agm", "/news/agm-2026"],
    ["how do you hire", "/careers/how-we-hire"],
  ])("%s: %s is among the first results", async (text, href) => {
    expect((await hrefs(text)).slice(0, 3)).toContain(href);
  });

  it("the newest annual report comes before older ones", async () => {
    expect((await hrefs("annual reports", "pdf"))[0]).toContain("annual-report-2026");
  });
});
