import type { ContentRef, ContentRepository } from "./content-repository.ts";

/** Content that knows what visitors read now, without anybody asking for it. */
export interface PublishedContent extends ContentRepository {
  /** The ref that visitors read at; `undefined` until one is known. */
  readonly currentRef: ContentRef | undefined;

  /** Calls back each time another ref takes the place of {@link currentRef}. */
  onPublish(listener: () => void): void;
}
