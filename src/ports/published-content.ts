import type { ContentRef, ContentRepository } from "./content-repository.ts";

/**
 * Content that knows what visitors read now, without anybody asking for it. At the refs that it names, it answers what they
 * may see: nothing that is under an embargo, and no way to it. That one ends makes another ref, like a publish.
 */
export interface PublishedContent extends ContentRepository {
  /** The ref that visitors read at; `undefined` until one is known. */
  readonly currentRef: ContentRef | undefined;

  /** Calls back each time another ref takes the place of {@link currentRef}. */
  onPublish(listener: () => void): void;
}
