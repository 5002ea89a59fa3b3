import type { ContentRef, ContentRepository } from "./content-repository.ts";

/**
 * Content with the ref that visitors read now, without a poll. At its refs, content under an embargo and all links to
 * it are hidden. When an embargo ends, the ref changes, as it does after a publish.
 */
export interface PublishedContent extends ContentRepository {
  /** The ref that visitors read; `undefined` until one is known. */
  readonly currentRef: ContentRef | undefined;

  /** The version of what visitors see at a ref, for headers that everybody can read: it tells nothing of what is hidden. */
  versionOf(ref: ContentRef): string;

  /** Calls the listener whenever {@link currentRef} changes. */
  onPublish(listener: () => void): void;
}
