import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";

/** Takes the content service's word that something was published: visitors see it from now on. */
export class NoticePublish {
  readonly #content: ContentRepository;
  readonly #log: Log;

  constructor(content: ContentRepository, log: Log) {
    this.#content = content;
    this.#log = log;
  }

  /** Answers what is published now. Rejects with `ContentServiceError` when the content service fails. */
  async run(): Promise<{ readonly ref: ContentRef }> {
    // The word may be old by the time it arrives, so the service is asked, not its word taken.
    const ref = await this.#content.publishedRef({ anew: true });
    this.#log.info({ ref }, "the content service has published");
    return { ref };
  }
}
