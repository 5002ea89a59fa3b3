import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "vitest";
import { z } from "zod";
import { locales } from "../../brand/locales.ts";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { RenderedPageTexts } from "../../src/adapters/http/rendering/page-texts.ts";
import { PrismicContentService } from "../../src/adapters/prismic/content-service.ts";
import { LoadPage } from "../../src/application/load-page.ts";
import { LoadShell } from "../../src/application/load-shell.ts";
import {
  ALL_CAPABILITIES,
  pageCapabilities,
  prismicCapabilities,
} from "../../src/composition/capabilities.ts";
import { DIST } from "../../src/composition/folders.ts";
import { createSandbox } from "../../src/composition/sandbox.ts";
import { Content } from "../../src/domain/content/content.ts";
import type { Page } from "../../src/domain/content/page.ts";
import { addressOfPage } from "../../src/domain/links/address.ts";
import { searchableContent } from "../../src/domain/search/searchable-content.ts";
import { contentRef } from "../../src/ports/content-service.ts";
import { silentLog } from "../../src/ports/log.ts";
import { fuzz, TIMEOUT_MS } from "./fuzz.ts";
import { anyValue } from "./requests.ts";
import { MARKUP } from "./sound-answer.ts";

const ref = contentRef("fuzzed");
const TIME_ZONE = "Australia/Brisbane";

const repositorySchema = z.object({ refs: z.array(z.object({ ref: z.string() })) });
const foundSchema = z.object({ results: z.array(z.json()) });

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Invalid values, as a mistake of an editor, an incomplete import or a changed model may cause. */
const invalidValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    -1,
    1e9,
    "",
    [],
    {},
    MARKUP,
    "__proto__",
    { link_type: "Web", url: "javascript:alert(1)" },
    { link_type: "Document" },
    { type: "paragraph", text: "short", spans: [{ type: "strong", start: 9, end: 2 }] },
  ),
  anyValue.map((value) => JSON.parse(JSON.stringify(value))),
);

interface Change {
  /** Index of the value in the document, in depth-first order. */
  readonly at: number;
  readonly value: Json;
}

const change: fc.Arbitrary<Change> = fc.record({ at: fc.nat(100_000), value: invalidValue });

function damaged(document: Json, damage: readonly Change[]): Json {
  return damage.reduce<Json>((whole, { at, value }) => {
    let left = at % sizeOf(whole);
    const replace = (part: Json): Json => {
      if (left === 0) {
        left = -1;
        return value;
      }
      if (left > 0) left -= 1;
      if (Array.isArray(part)) return part.map(replace);
      if (typeof part !== "object" || part === null) return part;
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, replace(each)]));
    };
    return replace(whole);
  }, document);
}

function sizeOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 1);
}

/** A content service that responds to every query with the same results. */
function serviceWith(respondTo: (query: string) => unknown): PrismicContentService {
  const repository = { refs: [{ id: "master", ref, label: "Master", isMasterRef: true }] };
  return new PrismicContentService({
    endpoint: "https://larkfield.cdn.prismic.io/api/v2",
    repositoryName: "larkfield",
    locales,
    capabilities: prismicCapabilities(),
    log: silentLog,
    requestWithin: () => async (address) => {
      const url = decodeURIComponent(address);
      const response = url.includes("documents/search") ? respondTo(url) : repository;
      return { status: 200, bytes: new TextEncoder().encode(JSON.stringify(response)) };
    },
  });
}

/** All content of a service, as an editor sees it. */
async function contentOf(service: PrismicContentService): Promise<Content> {
  const options = { keep: <T>(item: T) => item, signal: new AbortController().signal };
  return Content.everything((await service.readAll(ref, options)).items);
}

function resultsPage(result: unknown) {
  return { page: 1, total_pages: 1, total_results_size: 1, results: [result] };
}

/** The sample content as returned by the content service. */
async function sampleDocuments(): Promise<readonly Json[]> {
  const { endpoint, request } = createSandbox({ capabilities: ALL_CAPABILITIES, switchedOff: [], locales });
  const getJson = async (url: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode((await request(url)).bytes));
  const { refs } = repositorySchema.parse(await getJson(endpoint));
  const query = new URLSearchParams({ ref: refs[0]?.ref ?? "", pageSize: "100" });
  return foundSchema.parse(await getJson(`${endpoint}/documents/search?${query}`)).results;
}

describe("the site handles any content", { timeout: TIMEOUT_MS }, async () => {
  const samples = await sampleDocuments();
  const documents = fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 6 }))
    .map(([sample, damage]) => ({ sample, document: damaged(sample, damage) }));
  const options = samples.find((sample) => /"type":"site-options"/.test(JSON.stringify(sample)));
  const renderer = await createBuiltRenderer(DIST);
  const source = { findFormer: async () => undefined };
  const loadPage = new LoadPage({
    source,
    capabilities: pageCapabilities(),
    timeZone: TIME_ZONE,
    now: Date.now,
  });
  const pageTexts = new RenderedPageTexts(loadPage, renderer, locales);
  const shown = (content: Content, page: Page) => pageTexts.shown(content, page);

  it("invalid documents can be read", () =>
    fuzz(documents, async ({ document }) => {
      const service = serviceWith(() => resultsPage(document));
      await service.findDocument(ref, "any");
      const content = await contentOf(service);
      for await (const found of searchableContent(content, { shown, timeZone: TIME_ZONE, now: Date.now() }))
        assert.ok(found);
      const nameOf = () => "";
      assert.ok(Content.visible(content.items, { now: Date.now(), timeZone: TIME_ZONE, nameOf }).content);
    }));

  it("invalid pages can be rendered", () =>
    fuzz(documents, async ({ sample, document }) => {
      const service = serviceWith((query) =>
        resultsPage(query.includes("site-options") && sample !== options ? options : document),
      );
      const content = await contentOf(service);
      const [page] = content.items.flatMap((item) => (item.kind === "page" ? item.page : []));
      const path = (page && addressOfPage(page)) ?? "/";
      const result = await loadPage.run(content, { path });
      if (result.outcome !== "page") return;
      const state = {
        locale: locales[0],
        shell: new LoadShell().run(content),
        content: { kind: "page", page: result.page } as const,
      };
      const html = await renderer.render(path, state, "https://www.larkfield.example");
      assert.doesNotMatch(html, /(href|src|action)="\s*(javascript|data):/i, "a link is a script");
      assert.ok(!html.includes(MARKUP), "text became markup");
    }));
});
