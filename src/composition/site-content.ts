import { SnapshotRepository } from "../adapters/content-snapshot/snapshot-repository.ts";
import { SnapshotStore } from "../adapters/content-snapshot/snapshot-store.ts";
import { PrismicContentRepository } from "../adapters/prismic/content-repository.ts";
import { PrismicDocumentFiles } from "../adapters/prismic/document-files.ts";
import { repositoryNameOf } from "../adapters/prismic/repository-name.ts";
import type { DocumentFiles } from "../ports/document-files.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { PublishEvents } from "../ports/publish-events.ts";
import type { Config } from "./config.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

/**
 * The content service without a snapshot: each call sends a request, which is enough for scripts.
 *
 * @param sandbox - Used if no content API is configured. Default: a new one.
 */
export function contentService(
  { content }: Config,
  log: Log,
  sandbox: Sandbox | undefined,
): PrismicContentRepository {
  if (content.from === "api")
    return new PrismicContentRepository({
      ...content,
      repositoryName: repositoryNameOf(content.endpoint),
      log,
    });
  const { endpoint, request } = sandbox ?? createSandbox();
  return new PrismicContentRepository({
    endpoint,
    repositoryName: repositoryNameOf(endpoint),
    log,
    requestWithin: () => request,
  });
}

/** Reads files of PDF documents from the content service. */
export function documentFiles({ content }: Config, sandbox: Sandbox | undefined): DocumentFiles {
  return new PrismicDocumentFiles(content.from === "api" ? content : (sandbox ?? createSandbox()));
}

interface SiteContentOptions {
  readonly log: Log;
  readonly meter: Meter;
  readonly sandbox: Sandbox | undefined;
  /** Events that all processes of the site share, if there are several. */
  readonly publishEvents: PublishEvents | undefined;
}

/** The content for visitors, from a snapshot. For a content API, the snapshot is stored on the disk too. */
export function siteContent(config: Config, options: SiteContentOptions): SnapshotRepository {
  const { log, meter, sandbox, publishEvents } = options;
  const { content, acceptedRef, dataFolder: folder } = config;
  const store =
    content.from === "api"
      ? new SnapshotStore({ folder, source: `${content.endpoint}?lang=${content.language}`, log })
      : undefined;
  const source = contentService(config, log, sandbox);
  return new SnapshotRepository({ source, store, publishEvents, acceptedRef, log, meter });
}
