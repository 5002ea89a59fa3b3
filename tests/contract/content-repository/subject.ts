import type { ContentRef, ContentRepository } from "../../../src/ports/content-repository.ts";

/** An adapter of the content port under test, with ways to change what stands behind it. */
export interface Subject {
  readonly content: ContentRepository;
  /** Publishes the scenario again, with the title of its page `company` changed. */
  publishCompanyTitle(title: string): Promise<void>;
  /** Starts a preview of the scenario with that title changed; answers its token. */
  previewCompanyTitle(title: string): Promise<string>;
  /** Lets a preview end, or what was published before be forgotten. */
  expire(ref: ContentRef): Promise<void>;
  /** Whether the adapter answers at refs that it has published even then. Default: it does not. */
  readonly outlives?: boolean;
  /** Lets whatever stands behind the adapter fail. */
  breakDown(): Promise<void>;
}
