import { afterAll, describe, vi } from "vitest";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import { SnapshotStore } from "../../../src/adapters/content-snapshot/snapshot-store.ts";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import type { ContentRepository } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { openedForAll, startContent } from "../site/site.ts";
import { folderOfTest } from "../site/site-process.ts";
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

const { onClose, close } = openedForAll();
afterAll(close);

/** Opens the content port over HTTP with a sandbox. */
async function openService({ documents }: Scenario): Promise<Subject> {
  const options = { repository: "larkfield", models: [], onClose };
  const { origin, store, service } = await startContent(documents("Our company"), options);
  const saveTitle = (title: string) => {
    const company = scenario.documents(title).find((document) => document.id === "page_company");
    if (company) store.saveDraft(company);
  };
  const content = new PrismicContentRepository({
    endpoint: `${origin}/api/v2`,
    repositoryName: "larkfield",
    log: silentLog,
  });
  return {
    content,
    publishCompanyTitle: async (title) => {
      saveTitle(title);
      store.publish();
    },
    previewCompanyTitle: async (title) => {
      saveTitle(title);
      const { token } = store.createPreview();
      store.discardDraft("page_company");
      return token;
    },
    expire: async (ref) => {
      if (!store.previews.expire(ref)) store.expireOldRefs();
    },
    breakDown: async () => void (await service.close()),
  };
}

function snapshotOf(source: ContentRepository, folder: string): SnapshotRepository {
  const log = recordingLog();
  // Refs of another content service are not valid for it.
  const store = new SnapshotStore({ folder, source: "https://larkfield.example", log });
  const snapshot = new SnapshotRepository({ source, store, log, meter: silentMeter });
  onClose(() => snapshot.close());
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
    const snapshot = snapshotOf(service.content, await folderOfTest(onClose));
    return subjectOf(service, await upToDate(snapshot, service.content));
  }, scenario);
});

describe("a stored snapshot of an earlier process", () => {
  contentRepositoryContract(async (given) => {
    const service = await openService(given);
    const folder = await folderOfTest(onClose);
    const before = snapshotOf(service.content, folder);
    await upToDate(before, service.content);
    await before.close();
    return subjectOf(service, await upToDate(snapshotOf(service.content, folder), service.content));
  }, scenario);
});
