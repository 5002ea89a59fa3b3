import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { SnapshotRepository } from "../adapters/content-snapshot/snapshot-repository.ts";
import { SiteMirror } from "../adapters/mirror/site-mirror.ts";
import { DIST } from "./folders.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent where none is configured. */
    readonly mirror?: SiteMirror;
  }
}

/** Milliseconds after which a mirror that could not be written is tried again. */
const RETRY_INTERVAL_MS = 60_000;

interface MirroredSite {
  readonly mirrorFolder: string;
  readonly publicUrl: string;
  /** Other origins, where the content service has images and files. */
  readonly mediaOrigins: readonly string[];
}

/** The mirror of a site: what a static server shows on the day on which everything else fails. */
export function mirrorOf(
  site: FastifyInstance,
  content: SnapshotRepository,
  { mirrorFolder, publicUrl, mediaOrigins }: MirroredSite,
): SiteMirror {
  return new SiteMirror({
    folder: mirrorFolder,
    published: () => content.whole(),
    get: async (url) => {
      const { statusCode: status, headers, rawPayload: body } = await site.inject(url);
      return { status, headers, body };
    },
    origin: publicUrl,
    mediaOrigins,
    clientFiles: `${DIST}/client`,
    log: site.log,
  });
}

/** Renews the mirror when the process listens and after each publish; where that fails, a minute later. */
export function renewOnPublish(mirror: SiteMirror, content: SnapshotRepository, site: FastifyInstance): void {
  let isWanted = false;
  let isRunning = false;
  let isClosing = false;
  const renew = async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted && !isClosing) {
      isWanted = false;
      try {
        await mirror.renew();
      } catch (error) {
        if (isClosing) return;
        site.log.warn({ err: error }, "the mirror could not be renewed; the one before stays");
        isWanted = true;
        await wait(RETRY_INTERVAL_MS, undefined, { ref: false });
      }
    }
    isRunning = false;
  };
  site.addHook("onListen", () => {
    content.onPublish(() => void renew());
    void renew();
  });
  site.addHook("preClose", async () => {
    isClosing = true;
  });
}
