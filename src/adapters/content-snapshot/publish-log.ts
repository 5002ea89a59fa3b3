import type { Content, GatedContent } from "../../domain/content/content.ts";
import { type ContentItem, documentOf, idOf, statedOnce } from "../../domain/content/content-item.ts";
import type { Embargo } from "../../domain/content/embargo.ts";
import { redirectProblems } from "../../domain/report/content-report.ts";
import type { ContentRef } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import { describeFailure } from "./content-outage.ts";
import { onlyNew } from "./only-new.ts";

/** Minimum time between two log messages about content that cannot be read. */
const LOG_INTERVAL_MS = 60_000;

/** Tells operators what publishes change, hide or lack. */
export class PublishLog {
  readonly #log: Log;
  #failureLoggedAt = Number.NEGATIVE_INFINITY;
  readonly #newDoubtful = onlyNew<Embargo["doubtful"][number]>();
  readonly #newPaired = onlyNew<Embargo["paired"][number]>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Logs the documents that visitors see as they were before a hidden change, and at first those that are hidden as a whole. */
  hiddenChanges(before: GatedContent | undefined, { embargo }: GatedContent): void {
    const known = idsOf(before?.embargo.earlier);
    const documents = idsOf(embargo.earlier).filter((id) => !known.includes(id));
    if (documents.length > 0)
      this.#log.info({ documents }, "a change waits; visitors see these documents as they were before it");
    const hidden = before ? [] : idsOf(embargo.waiting).filter((id) => embargo.hides(id));
    if (hidden.length > 0)
      this.#log.info(
        { documents: hidden },
        "documents are hidden; what visitors may have seen of them before is not known",
      );
  }

  /** Logs the documents that an editor has opened before the exchange has released them. */
  openedByEditor({ embargo }: GatedContent, items: readonly ContentItem[]): void {
    const awaited = new Set(embargo.awaited.map(({ document }) => document));
    const documents = statedOnce(items).flatMap((item) => {
      const { id = "", exchange } = documentOf(item) ?? {};
      return awaited.has(id) && !exchange?.isAwaited ? [id] : [];
    });
    if (documents.length > 0)
      this.#log.warn({ documents }, "documents that waited for the exchange were opened by an editor");
  }

  /**
   * Logs, once for each document, what stays hidden until an editor corrects it, and what waits for its translation because an
   * exchange wants both at once.
   */
  stillHidden(now: GatedContent | undefined): void {
    const doubtful = this.#newDoubtful(now?.embargo.doubtful ?? []);
    if (doubtful.length > 0)
      this.#log.warn({ documents: doubtful }, "documents stay hidden until an editor corrects them");
    const paired = this.#newPaired(now?.embargo.paired ?? []);
    if (paired.length > 0) this.#log.info({ documents: paired }, "documents wait for their translations");
  }

  /** Logs what is wrong with redirects, unless it was wrong before. */
  redirectProblems(before: Content | undefined, now: Content): void {
    const problemsBefore = before?.inAll.flatMap(redirectProblems) ?? [];
    const known = new Set(problemsBefore.map(({ problem }) => problem));
    for (const { field, problem } of now.inAll.flatMap(redirectProblems)) {
      if (!known.has(problem))
        this.#log.warn({ type: "site-options", field, problem }, "a redirect is invalid");
    }
  }

  /** Limits the number of log messages, since a failed read is retried every few seconds. */
  readFailure(error: unknown, ref: ContentRef): void {
    if (performance.now() - this.#failureLoggedAt < LOG_INTERVAL_MS) return;
    this.#failureLoggedAt = performance.now();
    this.#log.warn({ ...describeFailure(error), ref }, "the content snapshot could not be read");
  }
}

function idsOf(items: readonly ContentItem[] = []): readonly string[] {
  return statedOnce(items).map(idOf);
}
