import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const secret = "told to nobody else";

const page = (title: string) => ({ id: "page_terms", type: "page", uid: "terms", data: { title } });
const others = ["investors-page", "contact-page"].map((type) => ({ id: type, type, uid: type, data: {} }));
const store = createSandboxStore([page("Terms"), ...others], { keepRefs: 1 });
const content = fastify();
const WAIT_OPTIONS = { timeout: 20_000 };

let site: FastifyInstance;
let folder: string;
let editor: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  // The clock of the site stands still: otherwise it would poll by itself.
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const webhook = { url: "", secret };
  await content.register(contentSandbox, { store, webhook });
  const origin = await content.listen({ host: "127.0.0.1", port: 0 });
  editor = `${origin}/editor/api`;
  const config = readConfig({
    LOG_LEVEL: "silent",
    DATA_DIR: folder,
    CONTENT_API_ENDPOINT: `${origin}/api/v2`,
    CONTENT_WEBHOOK_SECRET: secret,
  });
  site = await createSite(config, await createBuiltRenderer(DIST));
  webhook.url = `${await site.listen({ host: "127.0.0.1", port: 0 })}/api/webhooks/content`;
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
  await content.close();
  await rm(folder, { recursive: true });
});

async function headingAt(path: string): Promise<string | undefined> {
  return /<h1[^>]*>(.*?)<\/h1>/.exec((await site.inject(path)).body)?.[1];
}

describe("the webhook of the content service", { timeout: 60_000 }, () => {
  it("makes a publish visible as soon as it is rendered", async () => {
    expect(await headingAt("/terms")).toBe("Terms");
    store.saveDraft(page("Terms, published"));
    expect(await headingAt("/terms")).toBe("Terms");
    const response = await fetch(`${editor}/publish`, { method: "POST" });
    expect(await response.json()).toMatchObject({ webhook: { status: 200 } });
    await vi.waitFor(async () => expect(await headingAt("/terms")).toBe("Terms, published"), WAIT_OPTIONS);
  });
});
