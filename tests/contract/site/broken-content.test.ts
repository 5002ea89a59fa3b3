import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

const text = (words: string) => [{ type: "paragraph", text: words, spans: [] }];
const page = (uid: string, data: JsonObject) => ({ id: `page_${uid}`, type: "page", uid, data });
const slice = (slice_type: string, primary: JsonObject) => ({
  id: `${slice_type}$1`,
  slice_type,
  variation: "default",
  primary,
  items: [],
});

// The service determines types from documents.
const documents = [
  { id: "investors-page_investors", type: "investors-page", uid: "investors", data: {} },
  { id: "contact-page_contact", type: "contact-page", uid: "contact", data: {} },
  page("unknown-slice", {
    title: "Unknown slice",
    slices: [slice("hologram", { title: "?" }), slice("rich_text", { body: text("The rest is here.") })],
  }),
  page("missing-image", {
    title: "Missing image",
    slices: [slice("image_with_text", { heading: "No image", body: text("Words alone."), image: {} })],
  }),
  page("malformed", {
    title: 42,
    intro: "not rich text",
    slices: [
      slice("statistics", { figures: [{ value: "7", label: "Seven" }, "eight", { value: "9" }] }),
      "slice",
    ],
  }),
];

const log: JsonObject[] = [];
const content = fastify();
let site: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  await content.register(contentSandbox, { store: createSandboxStore(documents) });
  const endpoint = `${await content.listen({ host: "127.0.0.1", port: 0 })}/api/v2`;
  site = await createSite(
    readConfig({ CONTENT_API_ENDPOINT: endpoint, DATA_DIR: folder }),
    await createBuiltRenderer(DIST),
    pino({ level: "warn" }, { write: (line) => void log.push(JSON.parse(line)) }),
  );
});

afterAll(async () => {
  await site.close();
  await content.close();
  await rm(folder, { recursive: true });
});

describe("a page with invalid content is shown, and the log names the problem", () => {
  it("an unknown slice type", async () => {
    const response = await site.inject("/unknown-slice");
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining("The rest is here.")]);
    expect(log).toContainEqual(
      expect.objectContaining({
        document: "page_unknown-slice",
        field: "data.slices[0]",
        problem: 'unknown slice type "hologram"',
      }),
    );
  });

  it("a missing image", async () => {
    const response = await site.inject("/missing-image");
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining("Words alone.")]);
  });

  it("a malformed document", async () => {
    const response = await site.inject("/malformed");
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("Seven");
    expect(response.body).toContain("<h1");
    for (const field of [
      "data.title",
      "data.intro",
      "data.slices[0].primary.figures[1]",
      "data.slices[0].primary.figures[2].label",
      "data.slices[1]",
    ]) {
      expect(log).toContainEqual(expect.objectContaining({ document: "page_malformed", field }));
    }
  });

  it("no site options at all", () => {
    expect(log).toContainEqual(expect.objectContaining({ msg: "there is no document of site options" }));
  });
});
