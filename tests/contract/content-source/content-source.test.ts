import { describe, onTestFinished } from "vitest";
import { locales } from "../../../brand/locales.ts";
import { SnapshotSource } from "../../../src/adapters/content-snapshot/snapshot-source.ts";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { PrismicContentService } from "../../../src/adapters/prismic/content-service.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { pageTypesWith } from "../../../src/domain/links/address.ts";

import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { startContent } from "../site/site.ts";
import { contentSourceContract, type Subject } from "./contract.ts";
import { scenario } from "./scenario.ts";

async function inMemory(): Promise<Subject> {
  const source = new InMemoryContentSource(await scenario.stored("Our company"));
  return {
    source,
    publish: async (...given) => void source.publish(await scenario.stored(...given)),
    preview: async (...given) => source.preview(await scenario.stored(...given)),
    expire: async (ref) => source.expire(ref),
    breakDown: async () => source.fail(),
  };
}

/**
 * A snapshot of the content of a sandbox, which is read over HTTP.
 *
 * @param maxWholeItems - The number of published items up to which a preview is read as a whole.
 */
async function snapshot(maxWholeItems?: number): Promise<Subject> {
  let published = scenario.documents("Our company");
  const { origin, store, service } = await startContent(published, { repository: "larkfield", models: [] });
  const source = new SnapshotSource({
    pageTypes: pageTypesWith([]),
    service: new PrismicContentService({
      endpoint: `${origin}/api/v2`,
      repositoryName: "larkfield",
      locales,
      capabilities: prismicCapabilities(),
      log: silentLog,
    }),
    maxWholeItems,
    now: () => Date.now(),
    log: silentLog,
    meter: silentMeter,
  });
  onTestFinished(() => source.close());
  /** Saves what is different as drafts, as an editor does. */
  const save = (documents: typeof published) => {
    const before = new Map(published.map((document) => [document.id, JSON.stringify(document)]));
    for (const document of documents)
      if (before.get(document.id) !== JSON.stringify(document)) store.saveDraft(document);
    const kept = new Set(documents.map(({ id }) => id));
    for (const { id } of published) if (!kept.has(id)) store.deleteDraft(id);
  };
  return {
    source,
    publish: async (...given) => {
      const documents = scenario.documents(...given);
      save(documents);
      published = documents;
      store.publish();
    },
    preview: async (...given) => {
      save(scenario.documents(...given));
      const { token } = store.createPreview();
      for (const id of store.drafts) store.discardDraft(id);
      return token;
    },
    expire: async (ref) => void store.previews.expire(ref),
    breakDown: async () => void (await service.close()),
  };
}

describe("content in memory", () => contentSourceContract(inMemory));

describe("a snapshot of the provider's content, over the network", () =>
  contentSourceContract(() => snapshot()));

describe("a snapshot of a repository that is too large for whole previews", () =>
  contentSourceContract(() => snapshot(0)));
