import type { Content, GatedContent } from "../../domain/content/content.ts";
import { type ContentItem, documentOf, idOf, statedOnce } from "../../domain/content/content-item.ts";
import { redirectProblems } from "../../domain/report/content-report.ts";
import type { ContentRef } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import { describeFailure } from "./content-outage.ts";

/** Minimum time between two log messages about content that cannot be read. */
const LOG_INTERVAL_MS = 60_000;

/** Tells operators what publishes change, hide or lack. */
export class PublishLog {
  readonly #log: Log;
  #failureLoggedAt = Number.NEGATIVE_INFINITY;
  /** What was logged to stay hidden. */
  #doubted: ReadonlySet<string> = new Set();
  /** What was logged to wait for its translation. */
  #paired: ReadonlySet<string> = new Set();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Logs of which documents a change waits, and at first which are hidden whatever visitors saw of them before. */
  earlier(before: GatedContent | undefined, { embargo }: GatedContent): void {
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

  /** Logs which documents an editor has shown before the exchange has released them. */
  opened({ embargo }: GatedContent, items: readonly ContentItem[]): void {
    const awaited = new Set(embargo.awaited.map(({ document }) => document));
    const documents = statedOnce(items).flatMap((item) => {
      const { id = "", exchange } = documentOf(item) ?? {};
      return awaited.has(id) && !exchange?.isAwaited ? [id] : [];
    });
    if (documents.length > 0)
      this.#log.warn({ documents }, "documents that waited for the exchange were opened by an editor");
  }

  /** Logs what stays hidden until an editor corrects it. Once each, whatever changes beside it. */
  doubtful(now: GatedContent | undefined): void {
    const found = now?.embargo.doubtful ?? [];
    const documents = found.filter((one) => !this.#doubted.has(JSON.stringify(one)));
    this.#doubted = new Set(found.map((one) => JSON.stringify(one)));
    if (documents.length > 0)
      this.#log.warn({ documents }, "documents stay hidden until an editor corrects them");
  }

  /** Logs what waits for its translation, because an exchange wants both at once. Once each, whatever changes beside it. */
  paired(now: GatedContent | undefined): void {
    const found = now?.embargo.paired ?? [];
    const documents = found.filter((one) => !this.#paired.has(JSON.stringify(one)));
    this.#paired = new Set(found.map((one) => JSON.stringify(one)));
    if (documents.length > 0) this.#log.info({ documents }, "documents wait for their translations");
  }

  /** Logs what is wrong with redirects, without what was before. */
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
