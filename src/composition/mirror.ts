import type { FastifyInstance } from "fastify";
import type { SnapshotRepository } from "../adapters/content-snapshot/snapshot-repository.ts";
import { SiteMirror } from "../adapters/mirror/site-mirror.ts";
import type { Meter } from "../ports/meter.ts";
import { DIST } from "./folders.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent if no mirror is configured. */
    readonly mirror?: SiteMirror;
  }
}

/** Interval between attempts to write a mirror. */
const RETRY_INTERVAL_MS = 60_000;

interface MirroredSite {
  readonly mirrorFolder: string;
  readonly publicUrl: string;
  /** Other origins of images and files, at the content service. */
  readonly mediaOrigins: readonly string[];
}

/** The static mirror of a site, for when no process can serve it. */
export function createMirror(
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

/** Updates the mirror at the start and after each publish, with retries after a minute. */
export function updateOnPublish({ mirror, content, site, meter }: UpdateOptions): void {
  let isPending = false;
  let isRunning = false;
  let isClosing = false;
  let failingSince = 0;
  const setFailingSince = (since: number) => {
    failingSince = since;
    meter.set("mirror_failing_since_timestamp_seconds", {}, since);
  };
  const retryLater = (error: unknown) => {
    if (isClosing) return;
    site.log.warn({ err: error }, "the mirror could not be updated; the previous one is still served");
    setFailingSince(failingSince || Math.floor(Date.now() / 1_000));
    setTimeout(() => void update(), RETRY_INTERVAL_MS).unref();
  };
  const update = async () => {
    isPending = true;
    if (isRunning) return;
    isRunning = true;
    while (isPending && !isClosing) {
      isPending = false;
      await mirror.update().then(() => setFailingSince(0), retryLater);
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
