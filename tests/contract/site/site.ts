import type { IncomingHttpHeaders } from "node:http";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { onTestFinished, vi } from "vitest";
import type { Locale } from "../../../brand/locale.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore, type SandboxStore } from "../../../sandbox/content/store.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import type { Capability } from "../../../src/composition/capability.ts";
import { DIST, MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { createSite } from "../../../src/composition/site.ts";
import { stateRenderer } from "../../unit/http/in-memory-site.ts";
import { folderOfTest, type OnClose } from "./site-process.ts";

export const sample = loadContent(SAMPLE, MODELS);

/** Renders documents as visitors get them: in the brand of the site, of which tests know nothing. For texts, see `sourceRenderer`. */
export const builtRenderer = () => createBuiltRenderer(DIST);

export type Environment = Readonly<Record<string, string>>;

type StoreOptions = NonNullable<Parameters<typeof createSandboxStore>[1]>;

interface ContentOptions extends StoreOptions {
  /** Default: any. */
  readonly port?: number;
  /** That of a service that was closed. Default: a new one. */
  readonly store?: SandboxStore;
  /** Adds to the server before it listens. */
  readonly prepare?: (service: FastifyInstance) => void;
  /** Says when it is closed. Default: after the test. */
  readonly onClose?: OnClose;
}

/** What is opened for several tests is closed by `close`, the last first. */
export function openedForAll() {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  return { onClose: (each: () => Promise<void>) => void closing.push(each), close };
}

/** A content service over HTTP with these documents, by default those of the sample, until the test ends. */
export async function startContent(
  documents: Parameters<typeof createSandboxStore>[0] = sample.documents,
  { port = 0, prepare, store: given, onClose = onTestFinished, ...options }: ContentOptions = {},
) {
  const store = given ?? createSandboxStore(documents, { models: sample.models, ...options });
  const asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  let isFailing = false;
  const service = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  service.addHook("onRequest", async ({ url, headers }, reply) => {
    asked.push({ url: decodeURIComponent(url), headers });
    if (isFailing && url.startsWith("/api/v2")) return reply.code(503).send();
  });
  await service.register(contentSandbox, { store });
  prepare?.(service);
  const origin = await service.listen({ host: "127.0.0.1", port });
  onClose(() => service.close());
  const environment = { CONTENT_API_ENDPOINT: `${origin}/api/v2`, CONTENT_LANGUAGE: store.masterLanguage };
  /** The service fails from now on. */
  const fail = () => {
    isFailing = true;
  };
  return { store, asked, service, origin, environment, fail };
}

/** A site with a data folder, and with what it logs, by default nothing; closed after the test, or by `onClose`. */
export async function startSite(
  environment: Environment = {},
  {
    renderer = stateRenderer,
    level = "silent",
    onClose = onTestFinished,
    capabilities,
    locales,
  }: {
    readonly renderer?: DocumentRenderer;
    readonly level?: string;
    readonly onClose?: OnClose;
    readonly capabilities?: readonly Capability[];
    readonly locales?: readonly [Locale, ...Locale[]];
  } = {},
) {
  const DATA_DIR = environment.DATA_DIR ?? (await folderOfTest(onClose));
  const records: Readonly<{ msg: string; [field: string]: unknown }>[] = [];
  const logger = pino({ level }, { write: (line: string) => void records.push(JSON.parse(line)) });
  const site = await createSite(readConfig({ ...environment, DATA_DIR }), renderer, logger, {
    capabilities,
    locales,
  });
  onClose(() => site.close());
  return {
    site,
    records,
    bodyAt: async (url: string) => (await site.inject(url)).body,
    logged: (message: string) =>
      vi.waitUntil(() => records.some(({ msg }) => msg === message), { timeout: 20_000 }),
  };
}
