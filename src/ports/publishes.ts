import type { ContentItem } from "../domain/content/content-item.ts";
import type { ContentRef } from "./content-service.ts";

/** A publish that the site has read, with all that is published: also what visitors do not see yet. */
export interface Publish {
  readonly ref: ContentRef;
  /** What was published before. */
  readonly before: readonly ContentItem[];
  readonly items: readonly ContentItem[];
  /** What visitors do not see of it, because it would empty the site, and what to publish. */
  readonly refused?: string | undefined;
}

/** The publishes that the site reads. */
export interface Publishes {
  /** Calls the listener after each publish, also one that is refused; not after the first read of a site without a snapshot. */
  onPublish(listener: (publish: Publish) => void): void;
}
