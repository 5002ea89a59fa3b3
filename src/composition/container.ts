import "reflect-metadata";
import {
  type DependencyContainer,
  type InjectionToken,
  instanceCachingFactory,
  container as root,
} from "tsyringe";
import { IndexedSearch } from "../adapters/search-index/indexed-search.ts";
import { createUseCases, type UseCases } from "../application/use-cases.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { type Meter, silentMeter } from "../ports/meter.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import { type SiteAudience, siteAudience } from "./audience.ts";
import { type Config, readConfig } from "./config.ts";
import { type Marketing, siteMarketing } from "./marketing.ts";
import type { Sandbox } from "./sandbox.ts";
import { contentService, documentFiles } from "./site-content.ts";

function token<T>(name: string): InjectionToken<T> {
  return Symbol(name);
}

/** The tokens of the container, with types: `container.resolve(tokens.searchIndex)` returns a `SearchIndex`. */
export const tokens = {
  newsletterAudience: token<SiteAudience>("newsletter audience"),
  contentRepository: token<ContentRepository>("content repository"),
  searchIndex: token<SearchIndex>("search index"),
  useCases: token<UseCases>("use cases"),
};

export interface ContainerOptions {
  /** Default: read from the process's environment. */
  readonly config?: Config;
  /** Default: nothing is logged. */
  readonly log?: Log;
  /** Default: the content service, or the sandbox if none is configured. */
  readonly content?: ContentRepository;
  /** Sandbox for files, if no content API is configured. Default: a new one. */
  readonly sandbox?: Sandbox | undefined;
  /** Default: nothing is recorded. */
  readonly meter?: Meter;
  /** Where the sign-ups of each address are counted. Default: in this process. */
  readonly rateLimitStore?: RateLimitStore | undefined;
  /** Default: as the configuration says, opened with the first sign-up. */
  readonly marketing?: Marketing | undefined;
}

/**
 * A container with all use cases and adapters (dependency injection). Nothing is opened before it is used, and nothing
 * has to be closed. Tests replace an adapter by registering another one under its token before anything that uses it is
 * resolved.
 *
 * @throws {EnvironmentError} if an environment variable is invalid.
 */
export function createContainer(options: ContainerOptions = {}): DependencyContainer {
  const { config = readConfig(process.env), log = silentLog, meter = silentMeter } = options;
  const container = root.createChildContainer();
  const register = <T>(key: InjectionToken<T>, create: (from: DependencyContainer) => T) =>
    container.register(key, { useFactory: instanceCachingFactory(create) });

  register(tokens.contentRepository, () => options.content ?? contentService(config, log, undefined));
  register(
    tokens.searchIndex,
    (from) =>
      new IndexedSearch({
        content: from.resolve(tokens.contentRepository),
        files: documentFiles(config, options.sandbox),
        // Sandboxes use the same refs for different content, so their index is not stored.
        ...(config.content.from === "api" && { folder: config.dataFolder, source: config.content.endpoint }),
        log,
      }),
  );
  register(tokens.newsletterAudience, () => {
    const { rateLimitStore, marketing = siteMarketing(config) } = options;
    return siteAudience(config, { log, meter, rateLimitStore, marketing });
  });
  register(tokens.useCases, (from) =>
    createUseCases({
      content: from.resolve(tokens.contentRepository),
      searchIndex: from.resolve(tokens.searchIndex),
      audience: from.resolve(tokens.newsletterAudience),
      log,
      meter,
    }),
  );
  return container;
}
