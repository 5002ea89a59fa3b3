import type { FastifyInstance } from "fastify";
import type { SnapshotRepository } from "../adapters/content-snapshot/snapshot-repository.ts";
import { SiteMirror } from "../adapters/mirror/site-mirror.ts";
import type { Meter } from "../ports/meter.ts";
import { DIST } from "./folders.ts";
import { Schedule } from "./schedule.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent if no mirror is configured. */
    readonly mirror?: SiteMirror;
  }
}

const RETRY_INTERVAL_MS = 60_000;

interface MirrorOptions {
  /** Absent if no mirror is configured. */
  readonly mirrorFolder: string | undefined;
  readonly publicUrl: string;
  /** Other origins of images and files, at the content service. */
  readonly mediaOrigins: readonly string[];
  readonly content: SnapshotRepository;
  readonly meter: Meter;
}

/** Creates the static mirror of a site, if one is configured, for when no process can serve it, and keeps it up to date. */
export function mountMirror(
  site: FastifyInstance,
  { mirrorFolder: folder, publicUrl: origin, mediaOrigins, content, meter }: MirrorOptions,
): void {
  if (folder === undefined) return;
  const mirror = new SiteMirror({
    folder,
    published: () => content.publishedRef(),
    get: async (url) => {
      const { statusCode: status, headers, rawPayload: body } = await site.inject(url);
      return { status, headers, body };
    },
    origin,
    mediaOrigins,
    clientFiles: `${DIST}/client`,
    log: site.log,
  });
  site.decorate("mirror", mirror);
  updateOnPublish({ mirror, content, site, meter });
}

interface UpdateOptions {
  readonly mirror: Pick<SiteMirror, "update">;
  readonly content: Pick<SnapshotRepository, "onPublish" | "publishedRef">;
  readonly site: FastifyInstance;
  readonly meter: Meter;
}

/** Updates the mirror at the start and after each publish, with retries after a minute. */
export function updateOnPublish({ mirror, content, site, meter }: UpdateOptions): void {
  let failingSince = 0;
  const setFailingSince = (since: number) => {
    failingSince = since;
    meter.set("mirror_failing_since_timestamp_seconds", {}, since);
  };
  const schedule = new Schedule(async (signal) => {
    try {
      await mirror.update();
      setFailingSince(0);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      site.log.warn({ err: error }, "the mirror could not be updated; the previous one is still served");
      setFailingSince(failingSince || Math.floor(Date.now() / 1_000));
      return Date.now() + RETRY_INTERVAL_MS;
    }
  });
  site.addHook("onListen", () => {
    const begin = () => {
      content.onPublish(() => schedule.run());
      schedule.run();
    };
    // The first content counts as a publish too: without waiting for it, the mirror would be written twice.
    void content.publishedRef().then(begin, begin);
  });
  // The running update requests pages of the site, so its end is not awaited.
  site.addHook("preClose", async () => void schedule.close());
}
