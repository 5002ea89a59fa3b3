import { cachedContentRepository } from "../adapters/content-cache/cached-content-repository.ts";
import { ContentFile } from "../adapters/content-store/content-file.ts";
import { KeptContentRepository } from "../adapters/content-store/kept-content-repository.ts";
import { PrismicContentRepository } from "../adapters/prismic/content-repository.ts";
import { repositoryNameOf } from "../adapters/prismic/repository-name.ts";
import type { ContentHealth } from "../ports/content-health.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { PublishNews } from "../ports/publish-news.ts";
import type { Config } from "./config.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

/** The content that the site shows. */
export interface SiteContent {
  readonly repository: ContentRepository;
  readonly health: ContentHealth;
  /** Waits for what is being kept on the disk. */
  close(): Promise<void>;
}

interface SiteContentOptions {
  readonly sandbox?: Sandbox;
  readonly keepsContent?: boolean;
  readonly news?: Pick<PublishNews, "tell"> | undefined;
}

/** Puts between the site and the content service what bridges its failures. */
export function siteContent(
  { sandbox, keepsContent = false, news }: SiteContentOptions,
  { content, dataFolder: folder }: Config,
  log: Log,
  meter: Meter,
): SiteContent {
  const operator = { log, meter, news };
  if (content.from === "sandbox") {
    const { endpoint, carrier } = sandbox ?? createSandbox();
    const repositoryName = repositoryNameOf(endpoint);
    return cached(new PrismicContentRepository({ endpoint, repositoryName, carrier, log }), operator);
  }
  const { endpoint, accessToken } = content;
  const repositoryName = repositoryNameOf(endpoint);
  const service = new PrismicContentRepository({ endpoint, repositoryName, accessToken, log });
  if (!keepsContent) return cached(service, operator);
  const file = new ContentFile({ folder, source: endpoint, log });
  const kept = new KeptContentRepository({ service, file, log });
  return cached(kept, { ...operator, keeper: kept }, () => kept.close());
}

function cached(
  inner: ContentRepository,
  options: Parameters<typeof cachedContentRepository>[1],
  close = () => Promise.resolve(),
): SiteContent {
  const repository = cachedContentRepository(inner, options);
  return { repository, health: repository, close };
}
