import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import fastify from "fastify";
import { afterAll, describe, vi } from "vitest";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore, type SandboxStore } from "../../../sandbox/content/store.ts";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import { SnapshotStore } from "../../../src/adapters/content-snapshot/snapshot-store.ts";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import type { ContentRepository } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { contentRepositoryContract } from "./contract.ts";
import type { Subject } from "./refs-contract.ts";
import { type Scenario, scenario } from "./scenario.ts";

async function open({
  stored,
}: Scenario): Promise<Subject & { readonly content: InMemoryContentRepository }> {
  const content = new InMemoryContentRepository(await stored("Our company"));
  return {
    content,
    publishCompanyTitle: async (title) => void content.publish(await stored(title)),
    previewCompanyTitle: async (title) => content.preview(await stored(title)),
    expire: async (ref) => content.expire(ref),
    breakDown: async () => content.fail(),
  };
}

describe("content in memory", () => contentRepositoryContract(open, scenario));

/** Opens the content port over HTTP with a sandbox, until the tests of the file end. */
function serviceOpener(): (scenario: Scenario) => Promise<Subject> {
  const servers: FastifyInstance[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  return async ({ documents }) => {
    const store = createSandboxStore(documents("Our company"), { repository: "larkfield" });
    const server = fastify();
    servers.push(server);
    await server.register(contentSandbox, { store });
    const origin = await server.listen({ host: "127.0.0.1", port: 0 });
    return serviceSubject(origin, store, () => server.close());
  };
}

function serviceSubject(origin: string, store: SandboxStore, breakDown: Subject["breakDown"]): Subject {
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

const openService = serviceOpener();
const folders: string[] = [];
const opened: SnapshotRepository[] = [];
afterAll(async () => {
  await Promise.all(opened.map((content) => content.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** A folder for the processes of one site. Refs of another content service are not valid for it. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  folders.push(folder);
  return folder;
}

function snapshotOf(source: ContentRepository, folder: string): SnapshotRepository {
  const log = recordingLog();
  const store = new SnapshotStore({ folder, source: "https://larkfield.example", log });
  const snapshot = new SnapshotRepository({ source, store, log, meter: silentMeter });
  opened.push(snapshot);
  return snapshot;
}

/** A snapshot that polls before it returns the published ref, and is complete. */
async function upToDate(snapshot: SnapshotRepository, source: ContentRepository): Promise<ContentRepository> {
  const everything = vi.spyOn(source, "findPage");
  const ref = await snapshot.publishedRef();
  const isComplete = async () => {
    everything.mockClear();
    await snapshot.findPage(ref, { type: "home" });
    return everything.mock.calls.length === 0;
  };
  await vi.waitUntil(isComplete, { timeout: 10_000 });
  everything.mockRestore();
  const publishedRef = snapshot.publishedRef.bind(snapshot);
  return Object.assign(snapshot, { publishedRef: () => publishedRef({ refresh: true }) });
}

/** A third snapshot evicts the first, since two are in memory. */
function subjectOf(service: Subject, content: ContentRepository): Subject {
  return {
    ...service,
    content,
    outlives: true,
    expire: async (ref) => {
      for (const title of ["Newer still", "Newer"]) {
        await service.publishCompanyTitle(title);
        await content.publishedRef({ refresh: true });
      }
      await service.expire(ref);
    },
  };
}

describe("content of the provider's API, over the network", () =>
  contentRepositoryContract(openService, scenario));

describe("a snapshot of all content", () => {
  contentRepositoryContract(async (given) => {
    const service = await openService(given);
    return subjectOf(
      service,
      await upToDate(snapshotOf(service.content, await newFolder()), service.content),
    );
  }, scenario);
});

describe("a stored snapshot of an earlier process", () => {
  contentRepositoryContract(async (given) => {
    const service = await openService(given);
    const folder = await newFolder();
    const before = snapshotOf(service.content, folder);
    await upToDate(before, service.content);
    await before.close();
    const after = snapshotOf(service.content, folder);
    return subjectOf(service, await upToDate(after, service.content));
  }, scenario);
});
