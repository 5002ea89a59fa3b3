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
import { SubscribeNewsletter } from "./subscribe-newsletter.ts";
import { SuggestPages } from "./suggest-pages.ts";
import { SyndicateContent } from "./syndicate-content.ts";

export interface UseCasePorts {
  readonly content: ContentRepository;
  readonly searchIndex: SearchIndex;
  readonly audience: NewsletterAudience;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * Creates the use cases from ports: the adapters of the site, or fakes in tests. A new use case is a file in this folder
 * and a line here.
 */
export function createUseCases({ content, searchIndex, audience, log, meter }: UseCasePorts) {
  const offeredTopics = async () => {
    const { topics } = await readAt(content, undefined, (ref) => content.siteOptions(ref));
    return topics ?? [];
  };
  return {
    listDates: new ListDates(content),
    loadPage: new LoadPage(content),
    loadShell: new LoadShell(content),
    managePreview: new ManagePreview(content),
    resolveLink: new ResolveLink(content, log),
    searchContent: new SearchContent(content, searchIndex),
    suggestPages: new SuggestPages(content),
    syndicateContent: new SyndicateContent(content),
    subscribeNewsletter: new SubscribeNewsletter(audience, { meter, offeredTopics }),
  };
}

export type UseCases = Readonly<ReturnType<typeof createUseCases>>;
