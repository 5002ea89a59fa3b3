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

/** What use cases run on. */
export interface UseCasePorts {
  readonly content: ContentRepository;
  readonly searchIndex: SearchIndex;
  readonly audience: NewsletterAudience;
  readonly log: Log;
  readonly meter: Meter;
}

/** How each use case is made of the ports. A new one is a file beside this one, and a line here. */
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

/** Everything that the site can be asked to do, by its name. */
export type UseCases = { readonly [Name in keyof Factories]: ReturnType<Factories[Name]> };

// The two places where the table's rows and their types are tied together: `Object` forgets which key has which value.

/** The names of all use cases. */
export const useCaseNames = Object.keys(factories) as readonly (keyof UseCases)[];

/** The use cases over ports: the site's adapters, or a test's fakes. */
export function createUseCases(ports: UseCasePorts): UseCases {
  return Object.fromEntries(useCaseNames.map((name) => [name, factories[name](ports)])) as UseCases;
}
