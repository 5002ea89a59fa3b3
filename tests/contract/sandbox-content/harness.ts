import { type ClientConfig, createClient } from "@prismicio/client";
import Fastify from "fastify";
import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { type ContentSandboxOptions, contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import type { StoreOptions } from "../../../sandbox/content/store-options.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";

const page = (uid: string, title: string): DocumentInput => ({
  id: `page_${uid}`,
  uid,
  type: "page",
  lang: "en-au",
  data: { title, intro: [] },
});

/** A small repository: three pages and one home page, with the models of the site. */
const documents: readonly DocumentInput[] = [
  { id: "home_home", type: "home", lang: "en-au", data: { title: "Home", slices: [] } },
  page("company", "Company"),
  page("leadership", "Leadership"),
  page("board", "Board"),
];
const { models } = loadContent(SAMPLE, MODELS);

interface SandboxOptions extends StoreOptions {
  readonly mount?: Omit<ContentSandboxOptions, "store">;
  readonly prefix?: string;
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts a sandbox with the fixtures, at a URL without a trailing slash, with the service's client for it. */
export async function startSandbox(options: SandboxOptions = {}) {
  const { mount = {}, prefix = "", ...storeOptions } = options;
  const store = createSandboxStore(documents, { repository: "larkfield", models, ...storeOptions });
  const app = Fastify({ forceCloseConnections: true });
  app.register(contentSandbox, { ...mount, store, prefix });
  const url = (await app.listen({ port: 0, host: "127.0.0.1" })) + prefix;
  return {
    store,
    url,
    client: (config?: ClientConfig) =>
      createClient("larkfield", { documentAPIEndpoint: `${url}/api/v2`, ...config }),
    close: () => app.close(),
  };
}
