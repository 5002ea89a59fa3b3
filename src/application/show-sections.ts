import type { Section, SectionView } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";

/** Completes the sections of a page with what they draw on: news, documents, offices, contacts. */
export class ShowSections {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** Rejects with `ContentServiceError` when the content service fails. */
  run(ref: ContentRef, sections: readonly Section[]): Promise<SectionView[]> {
    return Promise.all(sections.map((section) => this.#show(ref, section)));
  }

  async #show(ref: ContentRef, section: Section): Promise<SectionView> {
    switch (section.kind) {
      case "document-list": {
        const { selection, ...shown } = section;
        if (selection.by === "picked") return { ...shown, documents: selection.documents };
        const { category, limit } = selection;
        const newest = await this.#content.listDocuments(ref, { category, page: 1, pageSize: limit });
        return { ...shown, documents: newest.items };
      }
      case "latest-news": {
        const { category, limit, ...shown } = section;
        const newest = await this.#content.listNews(ref, { category, page: 1, pageSize: limit });
        return { ...shown, articles: newest.items };
      }
      case "contact-details":
        return { ...section, contacts: (await this.#content.siteOptions(ref)).contacts };
      case "offices":
        return { ...section, offices: (await this.#content.siteOptions(ref)).offices };
      default:
        return section;
    }
  }
}
