import type { ContentRef, ContentRepository } from "../../../src/ports/content-repository.ts";

/** An adapter of the content port, with ways to change its service. */
export interface Subject {
  readonly content: ContentRepository;
  /** Publishes the scenario again, with the title of its page `company` changed. */
  publishCompanyTitle(title: string): Promise<void>;
  /** Starts a preview of the scenario with this title; returns its token. */
  previewCompanyTitle(title: string): Promise<string>;
  /** Makes a preview or a previous ref expire. */
  expire(ref: ContentRef): Promise<void>;
  /** Whether expired refs can still be read. Default: no. */
  readonly outlives?: boolean;
  /** Makes the service fail. */
  breakDown(): Promise<void>;
}
