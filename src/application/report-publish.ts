import { withMatches } from "../domain/content/matched-items.ts";
import type { Circumstances } from "../domain/content/opening.ts";
import type { ContentProblem } from "../domain/report/problem.ts";
import { type PublishReport, publishMessage, publishReport } from "../domain/report/publish-report.ts";
import { ContentServiceError } from "../ports/content-service.ts";
import { EditorMessageError, type EditorMessages } from "../ports/editor-messages.ts";
import type { Log } from "../ports/log.ts";
import type { Publish } from "../ports/publishes.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { ReleaseMatches } from "../ports/release-matches.ts";

const DAY_MS = 86_400_000;

interface ReportOptions {
  /** The content report of what is published. */
  readonly problemsOf: (publish: Publish) => Promise<readonly ContentProblem[]>;
  readonly circumstances: () => Circumstances;
  /** Which announcements release documents without a reference. */
  readonly matches: Pick<ReleaseMatches, "list">;
  /** Where editors are told. Default: nowhere. */
  readonly messages?: EditorMessages | undefined;
  /** Which publishes were told of, for all processes of the site. */
  readonly told: RateLimitStore;
  /** Name of the site. */
  readonly site: string;
  /** Where an editor opens a document by its id. */
  readonly addressOf: (id: string) => string;
  readonly log: Pick<Log, "info" | "warn">;
}

/**
 * Tells editors what a publish has done: what is new, moved, changed or gone, what of it is hidden until when, and what is wrong
 * with it. Of several processes, one tells it.
 */
export class ReportPublish {
  readonly #options: ReportOptions;
  #last: Promise<PublishReport | undefined> = Promise.resolve(undefined);

  constructor(options: ReportOptions) {
    this.#options = options;
  }

  /** Resolves to the report of the last publish; `undefined` if there is none, or the content cannot be read for it. */
  get last(): Promise<PublishReport | undefined> {
    return this.#last;
  }

  /** Never rejects: nothing that visitors see depends on it. */
  run(publish: Publish): Promise<PublishReport | undefined> {
    this.#last = this.#report(publish);
    return this.#last;
  }

  async #report(publish: Publish): Promise<PublishReport | undefined> {
    const { log, problemsOf, circumstances, matches } = this.#options;
    try {
      const problems = await problemsOf(publish);
      const matched = (items: Publish["items"]) => withMatches(items, matches.list);
      const report = publishReport(
        matched(publish.before),
        matched(publish.items),
        problems,
        circumstances(),
      );
      const whole = withRefusal(report, publish.refused);
      if (report.documents.length > 0 || publish.refused !== undefined) await this.#tell(publish, whole);
      return whole;
    } catch (error) {
      if (!(error instanceof ContentServiceError)) throw error;
      log.warn({ err: error, ref: publish.ref }, "a publish cannot be reported to editors");
      return undefined;
    }
  }

  async #tell({ ref }: Publish, report: PublishReport): Promise<void> {
    const { messages, told, log } = this.#options;
    if (!messages) return;
    const { count } = await told.count(`publish-report ${ref}`, DAY_MS);
    if (count > 1) return;
    try {
      await messages.send(publishMessage(report, this.#options));
      log.info({ ref, documents: report.documents.length }, "editors were told of a publish");
    } catch (error) {
      if (!(error instanceof EditorMessageError)) throw error;
      log.warn({ ref, reason: error.message }, "editors could not be told of a publish");
    }
  }
}

/** A report with what is refused of the publish in front of other errors. */
function withRefusal(report: PublishReport, refused: string | undefined): PublishReport {
  if (refused === undefined) return report;
  return { ...report, errors: [refused, ...report.errors.filter((text) => !refused.includes(text))] };
}
