import type { FastifyInstance } from "fastify";
import type { SnapshotRepository } from "../adapters/content-snapshot/snapshot-repository.ts";
import { SiteMirror } from "../adapters/mirror/site-mirror.ts";
import type { Meter } from "../ports/meter.ts";
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
    published: () => content.publishedRef(),
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

interface UpdateOptions {
  readonly mirror: Pick<SiteMirror, "update">;
  readonly content: Pick<SnapshotRepository, "onPublish">;
  readonly site: FastifyInstance;
  readonly meter: Meter;
}

/** Updates the mirror when the process listens and after each publish; where that fails, a minute later. */
export function updateOnPublish({ mirror, content, site, meter }: UpdateOptions): void {
  let isWanted = false;
  let isRunning = false;
  let isClosing = false;
  let failingSince = 0;
  const noteFailing = (since: number) => {
    failingSince = since;
    meter.set("mirror_failing_since_timestamp_seconds", {}, since);
  };
  const retryLater = (error: unknown) => {
    if (isClosing) return;
    site.log.warn({ err: error }, "the mirror could not be updated; the previous one is still served");
    noteFailing(failingSince || Math.floor(Date.now() / 1_000));
    setTimeout(() => void update(), RETRY_INTERVAL_MS).unref();
  };
  const update = async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted && !isClosing) {
      isWanted = false;
      await mirror.update().then(() => noteFailing(0), retryLater);
    }
    isRunning = false;
  };
  site.addHook("onListen", () => {
    content.onPublish(() => void update());
    void update();
  });
  site.addHook("preClose", async () => {
    isClosing = true;
  });
}
