import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { ContentFile } from "../../../src/adapters/content-store/content-file.ts";
import { KeptContentRepository } from "../../../src/adapters/content-store/kept-content-repository.ts";
import type { ContentRepository } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { contentRepositoryContract } from "./contract.ts";
import { scenario } from "./scenario.ts";
import { serviceOpener } from "./service.ts";
import type { Subject } from "./subject.ts";

const openService = serviceOpener();
let folder: string;
const opened: KeptContentRepository[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
afterAll(async () => {
  await Promise.all(opened.map((content) => content.close()));
  await rm(folder, { recursive: true });
});

function keptOver(service: ContentRepository): KeptContentRepository {
  const kept = new KeptContentRepository({
    service,
    file: new ContentFile({ folder, source: "https://larkfield.example", log: silentLog }),
    log: silentLog,
  });
  opened.push(kept);
  return kept;
}

/** Everything that is published is kept before it is spoken of. */
function keepingAll(kept: KeptContentRepository): ContentRepository {
  const ask = kept.publishedRef;
  return Object.assign(kept, {
    publishedRef: async (...options: Parameters<typeof ask>) => {
      const ref = await ask(...options);
      await kept.keep(ref);
      return ref;
    },
  });
}

/** Two states are kept, so a third one drives out the first. */
function subjectOf(service: Subject, content: ContentRepository): Subject {
  return {
    ...service,
    content,
    outlives: true,
    letGo: async (ref) => {
      for (const title of ["Newer still", "Newer"]) {
        await service.publishCompanyTitle(title);
        await content.publishedRef({ anew: true });
      }
      await service.letGo(ref);
    },
  };
}

describe("content that is kept whole", () => {
  contentRepositoryContract(async (given) => {
    const service = await openService(given);
    return subjectOf(service, keepingAll(keptOver(service.content)));
  }, scenario);
});

describe("content that an earlier process left on the disk", () => {
  contentRepositoryContract(async (given) => {
    const service = await openService(given);
    const before = keptOver(service.content);
    await before.keep(await service.content.publishedRef());
    await before.close();
    const after = keptOver(service.content);
    await after.newest();
    return subjectOf(service, keepingAll(after));
  }, scenario);
});
