import type { ContentItem } from "../domain/content/content-item.ts";
import type { ContentRef } from "./content-repository.ts";

/** All content at a ref, as a {@link ContentReader} has read it. */
export interface ReadContent {
  readonly ref: ContentRef;
  /**
   * The site options first, then pages and PDF documents in descending order of their first publication. The order of
   * documents with the same date only depends on the documents.
   */
  readonly items: readonly ContentItem[];
}

export interface ReadOptions {
  /** Called once for each item that was read; its result is used instead. */
  readonly keep: (item: ContentItem) => ContentItem;
  /** Ends the reading, which then rejects with its reason. */
  readonly signal: AbortSignal;
}

/** Reads all content of a ref, in the background, while requests are handled. It rejects as `ContentRepository` does. */
export interface ContentReader {
  /** Reads everything. */
  readAll(ref: ContentRef, options: ReadOptions): Promise<ReadContent>;

  /**
   * Reads what is different from content that this reader has read before, with the same result as {@link readAll}.
   * `undefined` if only reading everything shows it.
   *
   * @param ref - One that was published after that content.
   */
  readChanges(ref: ContentRef, since: ReadContent, options: ReadOptions): Promise<ReadContent | undefined>;
}
