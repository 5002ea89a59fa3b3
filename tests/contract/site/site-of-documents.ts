import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";

const { models } = loadContent(SAMPLE, MODELS);
const renderer = { render: async () => "<main>A page</main>" };

interface TestDocument {
  readonly id: string;
  readonly type: string;
  readonly uid?: string;
  readonly data: JsonObject;
}

export const HOME: TestDocument = { id: "home", type: "home", data: { title: "Home" } };

/** A document of the type `page`, with its uid as its id. */
export function pageDocument(uid: string, data: JsonObject = { title: uid }): TestDocument {
  return { id: uid, type: "page", uid, data };
}

/**
 * A site with a content service of these documents over HTTP, whose requests are recorded. Its data folder outlives a
 * `restart`.
 */
export async function siteOfDocuments(documents: readonly TestDocument[]) {
  const store = createSandboxStore(documents, { models });
  const asked: string[] = [];
  const service = fastify({ forceCloseConnections: true });
  service.addHook("onRequest", async ({ url }) => void asked.push(decodeURIComponent(url)));
  await service.register(contentSandbox, { store });
  const origin = await service.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => service.close());
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = readConfig({
    CONTENT_API_ENDPOINT: `${origin}/api/v2`,
    CONTENT_WEBHOOK_SECRET: "secret",
    DATA_DIR: folder,
  });
  const warnings: { readonly field?: string; readonly problem?: string }[] = [];
  const write = (line: string) => void warnings.push(JSON.parse(line));
  const start = async () => {
    const opened = await createSite(config, renderer, pino({ level: "warn" }, { write }));
    onTestFinished(() => opened.close());
    return opened;
  };
  let site = await start();
  await site.inject("/");
  return {
    store,
    asked,
    service,
    /** What the site has logged as a warning or an error. */
    warnings,
    answerAt: async (url: string) => {
      const { statusCode, headers } = await site.inject(url);
      return [statusCode, headers.location];
    },
    bodyAt: async (url: string) => (await site.inject(url)).body,
    /** Publishes all drafts and withdrawals, until visitors read them. */
    publish: async () => {
      store.publish();
      const payload = { type: "api-update", secret: "secret" };
      await site.inject({ method: "POST", url: "/api/webhooks/content", payload });
    },
    restart: async () => {
      await site.close();
      site = await start();
    },
  };
}
