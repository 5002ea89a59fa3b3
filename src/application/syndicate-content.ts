import type { Content } from "../domain/content/content.ts";
import type { NewsSummary } from "../domain/content/news.ts";
import type { Page } from "../domain/content/page.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { Section } from "../domain/content/section.ts";
import type { ExchangeAnnouncement } from "../domain/exchange/exchange-announcement.ts";
import { type LastChange, type LastChanges, lastChanges } from "./last-change.ts";
import type { PageCapability } from "./page-capability.ts";

const FEED_LENGTH = 20;

/** A page with its address and its sections. */
export interface PageSections extends PageEntry {
  readonly page: Page;
  readonly sections: readonly Section[];
}

/** Lists content for feed readers, search engines and others. */
export class SyndicateContent {
  readonly #lastChanges: LastChanges;

  /** @param capabilities - Default: the site has none. */
  constructor(capabilities: readonly PageCapability[] = []) {
    this.#lastChanges = lastChanges(capabilities);
  }

  /** The newest articles, for a feed. */
  news(content: Content): readonly NewsSummary[] {
    return content.listNews({ page: 1, pageSize: FEED_LENGTH }).items;
  }

  /** The newest announcements of the exchange, for a feed; `undefined` without a source of them. */
  announcements({ released }: Content): readonly ExchangeAnnouncement[] | undefined {
    const { items, outdatedSince } = released;
    return items.length > 0 || outdatedSince !== undefined ? items.slice(0, FEED_LENGTH) : undefined;
  }

  /** All pages, for a sitemap. */
  pages(content: Content): readonly PageEntry[] {
    return pagesOf(content, this.#lastChanges.ofPage);
  }

  /** The sections of all pages that visitors can reach, in the order of their addresses, for their facts. */
  sections(content: Content): readonly PageSections[] {
    const pages = pagesOf(content, this.#lastChanges.ofFacts).toSorted((one, other) =>
      one.href < other.href ? -1 : 1,
    );
    return pages.flatMap((entry) => {
      const page = content.pageAt(entry.href);
      if (!page || !("sections" in page)) return [];
      return { ...entry, page, sections: page.sections };
    });
  }
}

function pagesOf(content: Content, lastChange: LastChange): readonly PageEntry[] {
  return content.listPages().map((entry) => {
    const page = content.pageAt(entry.href);
    return page ? { ...entry, changed: lastChange(content, page) } : entry;
  });
}
