import { type ClientConfig, createClient } from "@prismicio/client";
import Fastify from "fastify";
import { type ContentSandboxOptions, contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore, type SandboxStore } from "../../../sandbox/content/store.ts";
import type { StoreOptions } from "../../../sandbox/content/store-options.ts";
import { documents, models } from "./fixtures.ts";

/** A listening sandbox. */
export interface RunningSandbox {
  readonly store: SandboxStore;
  /** Its URL without a trailing slash. */
  readonly url: string;
  /** The service's client for it. */
  readonly client: (config?: ClientConfig) => ReturnType<typeof createClient>;
  readonly close: () => Promise<void>;
}

/** Starts a sandbox with the fixtures. */
export async function startSandbox(
  options: StoreOptions & {
    readonly mount?: Omit<ContentSandboxOptions, "store">;
    readonly prefix?: string;
  } = {},
): Promise<RunningSandbox> {
  const { mount = {}, prefix = "", ...storeOptions } = options;
  const store = createSandboxStore(documents, { repository: "larkfield", models, ...storeOptions });
  const app = Fastify({ forceCloseConnections: true });
  app.register(contentSandbox, { ...mount, store, prefix });
  const url = (await app.listen({ port: 0, host: "127.0.0.1" })) + prefix;
  return {
    store,
    url,
    client: (config) => createClient("larkfield", { documentAPIEndpoint: `${url}/api/v2`, ...config }),
    close: () => app.close(),
  };
}
