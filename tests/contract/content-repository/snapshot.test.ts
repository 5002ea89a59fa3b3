import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, vi } from "vitest";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import { SnapshotStore } from "../../../src/adapters/content-snapshot/snapshot-store.ts";
import type { ContentRepository } from "../../../src/ports/content-repository.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { contentRepositoryContract } from "./contract.ts";
import type { Subject } from "./refs-contract.ts";
import { scenario } from "./scenario.ts";
import { serviceOpener } from "./service.ts";

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
