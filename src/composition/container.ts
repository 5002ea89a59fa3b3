import "reflect-metadata";
import { type DependencyContainer, instanceCachingFactory, container as root } from "tsyringe";
import { IndexedSearch } from "../adapters/search-index/indexed-search.ts";
import { ListDates } from "../application/list-dates.ts";
import { ListNews } from "../application/list-news.ts";
import { ListPages } from "../application/list-pages.ts";
import { LoadPage } from "../application/load-page.ts";
import { LoadShell } from "../application/load-shell.ts";
import { ManagePreview } from "../application/manage-preview.ts";
import { NoticePublish } from "../application/notice-publish.ts";
import { ResolveLink } from "../application/resolve-link.ts";
import { SearchContent } from "../application/search-content.ts";
import { ShowSections } from "../application/show-sections.ts";
import { SubscribeNewsletter } from "../application/subscribe-newsletter.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import { type Log, silentLog } from "../ports/log.ts";
import { type Meter, silentMeter } from "../ports/meter.ts";
import { siteAudience } from "./audience.ts";
import { type Config, readConfig } from "./config.ts";
import { contentService } from "./site-content.ts";
import { tokens } from "./tokens.ts";

export interface ContainerOptions {
  /** Default: read from the process's environment. */
  readonly config?: Config;
  /** Default: a log that keeps nothing. */
  readonly log?: Log;
  /** Default: the content service itself; the sandbox where none is configured. */
  readonly content?: ContentRepository;
  /** Default: a meter that keeps nothing. */
  readonly meter?: Meter;
}

/**
 * A container with every use case and adapter. Nothing is opened until something is asked of it, and nothing has to
 * be closed. Tests swap an adapter by registering another under its token before resolving what uses it.
 *
 * @throws {EnvironmentError} when a variable of the environment cannot be used.
 */
export function createContainer(options: ContainerOptions = {}): DependencyContainer {
  const { config = readConfig(process.env), log = silentLog, meter = silentMeter } = options;
  const container = root.createChildContainer();
  const once = <T>(create: (from: DependencyContainer) => T) => ({
    useFactory: instanceCachingFactory(create),
  });

  container.register(tokens.log, { useValue: log });
  container.register(tokens.meter, { useValue: meter });
  container.register(
    tokens.contentRepository,
    once((from) => options.content ?? contentService(config, from.resolve(tokens.log), undefined)),
  );
  container.register(
    tokens.loadPage,
    once((from) => {
      const content = from.resolve(tokens.contentRepository);
      return new LoadPage(content, new ShowSections(content));
    }),
  );
  container.register(
    tokens.listDates,
    once((from) => new ListDates(from.resolve(tokens.contentRepository))),
  );
  container.register(
    tokens.listNews,
    once((from) => new ListNews(from.resolve(tokens.contentRepository))),
  );
  container.register(
    tokens.listPages,
    once((from) => new ListPages(from.resolve(tokens.contentRepository))),
  );
  container.register(
    tokens.loadShell,
    once((from) => new LoadShell(from.resolve(tokens.contentRepository))),
  );
  container.register(
    tokens.resolveLink,
    once((from) => new ResolveLink(from.resolve(tokens.contentRepository), from.resolve(tokens.log))),
  );
  container.register(
    tokens.searchIndex,
    once((from) => new IndexedSearch(from.resolve(tokens.contentRepository), from.resolve(tokens.log))),
  );
  container.register(
    tokens.managePreview,
    once((from) => new ManagePreview(from.resolve(tokens.contentRepository))),
  );
  container.register(
    tokens.noticePublish,
    once((from) => new NoticePublish(from.resolve(tokens.contentRepository), from.resolve(tokens.log))),
  );
  container.register(
    tokens.searchContent,
    once((from) => {
      const content = from.resolve(tokens.contentRepository);
      return new SearchContent(content, from.resolve(tokens.searchIndex));
    }),
  );
  container.register(
    tokens.newsletterAudience,
    once((from) => siteAudience(config, from.resolve(tokens.log))),
  );
  container.register(
    tokens.subscribeNewsletter,
    once((from) => {
      const audience = from.resolve(tokens.newsletterAudience);
      return new SubscribeNewsletter(audience, { meter: from.resolve(tokens.meter) });
    }),
  );
  return container;
}
