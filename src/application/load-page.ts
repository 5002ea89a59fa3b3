import type { Page } from "../domain/content/page.ts";
import type { PageView } from "../domain/content/page-view.ts";
import { addressOf, candidatesAt } from "../domain/links/address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import type { ShowSections } from "./show-sections.ts";

/** How many articles a page of the news archive holds. */
export const NEWS_PAGE_SIZE = 12;

export interface LoadPageInput {
  /** Path of the page, percent-encoded as in the address bar: `/company/leadership`. */
  readonly path: string;
  /** Which page of a list that the page shows, from 1. Default 1. */
  readonly listPage?: number | undefined;
  /** The content to read. Default: what is published now. */
  readonly ref?: ContentRef | undefined;
}

export type LoadPageOutcome =
  | { readonly outcome: "page"; readonly page: PageView }
  /** The page lives elsewhere, for good. */
  | { readonly outcome: "moved"; readonly to: string }
  | { readonly outcome: "not-found" };

/**
 * Loads the page at a path, complete with everything it shows.
 *
 * A page reached by another address than its own (a child without its parent, a wrong parent, a trailing slash)
 * answers where it has moved. Rejects with `ContentServiceError` when the content service fails.
 */
export class LoadPage {
  readonly #content: ContentRepository;
  readonly #showSections: ShowSections;

  constructor(content: ContentRepository, showSections: ShowSections) {
    this.#content = content;
    this.#showSections = showSections;
  }

  async run({ path, listPage = 1, ref }: LoadPageInput): Promise<LoadPageOutcome> {
    const candidates = candidatesAt(path);
    if (candidates.length === 0) return { outcome: "not-found" };

    const at = ref ?? (await this.#content.publishedRef());
    const found = await Promise.all(candidates.map((candidate) => this.#content.findPage(at, candidate)));
    const page = found.find((candidate) => candidate !== undefined);
    if (!page) return { outcome: "not-found" };

    const address = addressOf(referenceOf(page));
    if (address === undefined) return { outcome: "not-found" };
    if (address !== path) return { outcome: "moved", to: address };
    return this.#show(at, page, listPage);
  }

  async #show(ref: ContentRef, page: Page, listPage: number): Promise<LoadPageOutcome> {
    if (page.type !== "news-archive") {
      return {
        outcome: "page",
        page: { ...page, sections: await this.#showSections.run(ref, page.sections) },
      };
    }
    const articles = await this.#content.listNews(ref, { page: listPage, pageSize: NEWS_PAGE_SIZE });
    if (listPage > articles.pages) return { outcome: "not-found" };
    return { outcome: "page", page: { ...page, articles } };
  }
}

function referenceOf(page: Page) {
  return {
    type: page.type,
    uid: "uid" in page ? page.uid : undefined,
    parentUid: page.type === "page" ? page.parent?.uid : undefined,
  };
}
