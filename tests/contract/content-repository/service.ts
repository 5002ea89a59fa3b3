import fastify, { type FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore, type SandboxStore } from "../../../sandbox/content/store.ts";
import { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import type { Subject } from "./refs-contract.ts";
import { type Scenario, scenario } from "./scenario.ts";

/** Opens the content port over HTTP with a sandbox, until the tests of the file end. */
export function serviceOpener(): (scenario: Scenario) => Promise<Subject> {
  const servers: FastifyInstance[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  return async ({ documents }) => {
    const store = createSandboxStore(documents("Our company"), { repository: "larkfield" });
    const server = fastify();
    servers.push(server);
    await server.register(contentSandbox, { store });
    const origin = await server.listen({ host: "127.0.0.1", port: 0 });
    return subjectOf(origin, store, () => server.close());
  };
}

function subjectOf(origin: string, store: SandboxStore, breakDown: Subject["breakDown"]): Subject {
  const content = new PrismicContentRepository({
    endpoint: `${origin}/api/v2`,
    repositoryName: "larkfield",
    log: silentLog,
  });
  return {
    content,
    publishCompanyTitle: async (title) => {
      saveTitle(store, title);
      store.publish();
    },
    previewCompanyTitle: async (title) => {
      saveTitle(store, title);
      const { token } = store.createPreview();
      store.discardDraft("page_company");
      return token;
    },
    expire: async (ref) => {
      if (!store.expirePreview(ref)) store.expireOldRefs();
    },
    breakDown,
  };
}

function saveTitle(store: SandboxStore, title: string): void {
  const company = scenario.documents(title).find((document) => document.id === "page_company");
  if (company) store.saveDraft(company);
}
