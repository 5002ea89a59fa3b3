import type { ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import type { NewsletterAudience } from "../ports/newsletter-audience.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import { ListDates } from "./list-dates.ts";
import { LoadPage } from "./load-page.ts";
import { LoadShell } from "./load-shell.ts";
import { ManagePreview } from "./manage-preview.ts";
import { readAt } from "./read-at.ts";
import { ResolveLink } from "./resolve-link.ts";
import { SearchContent } from "./search-content.ts";
import { ShowSections } from "./show-sections.ts";
import { SubscribeNewsletter } from "./subscribe-newsletter.ts";
import { SuggestPages } from "./suggest-pages.ts";

/** Ports that use cases depend on. */
export interface UseCasePorts {
  readonly content: ContentRepository;
  readonly searchIndex: SearchIndex;
  readonly audience: NewsletterAudience;
  readonly log: Log;
  readonly meter: Meter;
}

/** Creates each use case. A new use case is a file in this folder and a line here. */
const factories = {
  listDates: ({ content }: UseCasePorts) => new ListDates(content),
  loadPage: ({ content }: UseCasePorts) => new LoadPage(content, new ShowSections(content)),
  loadShell: ({ content }: UseCasePorts) => new LoadShell(content),
  managePreview: ({ content }: UseCasePorts) => new ManagePreview(content),
  resolveLink: ({ content, log }: UseCasePorts) => new ResolveLink(content, log),
  searchContent: ({ content, searchIndex }: UseCasePorts) => new SearchContent(content, searchIndex),
  suggestPages: ({ content }: UseCasePorts) => new SuggestPages(content),
  subscribeNewsletter: ({ audience, content, meter }: UseCasePorts) =>
    new SubscribeNewsletter(audience, { meter, offeredTopics: () => topicsOf(content) }),
};

async function topicsOf(content: ContentRepository): Promise<readonly string[]> {
  const { topics } = await readAt(content, undefined, (ref) => content.siteOptions(ref));
  return topics ?? [];
}

type Factories = typeof factories;

/** All use cases by name. */
export type UseCases = { readonly [Name in keyof Factories]: ReturnType<Factories[Name]> };

// The casts restore the types of keys and values, which `Object.keys` and `Object.fromEntries` lose.

/** The names of all use cases. */
export const useCaseNames = Object.keys(factories) as readonly (keyof UseCases)[];

/** Creates the use cases from ports: the adapters of the site, or fakes in tests. */
export function createUseCases(ports: UseCasePorts): UseCases {
  return Object.fromEntries(useCaseNames.map((name) => [name, factories[name](ports)])) as UseCases;
}
