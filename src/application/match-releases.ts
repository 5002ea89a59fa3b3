import {
  certainMatchFor,
  suggestionFor,
  type UnmatchedRelease,
} from "../domain/content/unmatched-releases.ts";
import {
  BY_TITLE,
  type MatchedPart,
  type ReleaseMatch,
  subjectOf,
} from "../domain/exchange/release-match.ts";
import type { Log } from "../ports/log.ts";
import type { Meter } from "../ports/meter.ts";
import { reasonOf } from "../ports/reason.ts";
import { ReleaseMatchError, type ReleaseMatches } from "../ports/release-matches.ts";
import type { UnmatchedReleases } from "../ports/unmatched-releases.ts";

interface MatchReleasesOptions {
  readonly releases: UnmatchedReleases;
  readonly matches: ReleaseMatches;
  /** Whether a document opens by itself, if exactly one announcement has a title like its own. Otherwise a person decides. */
  readonly opensByTitle: boolean;
  readonly log: Log;
  readonly meter: Meter;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
}

/** What a person has pressed. */
export interface OpenRelease {
  /** Id of the document at the content service. */
  readonly document: string;
  readonly part: MatchedPart;
  /** Reference of the announcement that releases it. */
  readonly reference: string;
  /** Name of the person, for the log. */
  readonly by: string;
}

/**
 * Opens documents that wait for the exchange without a reference, which nobody knows before the release: by one press of a
 * person, to whom it suggests what the exchange has announced, or by itself.
 */
export class MatchReleases {
  readonly #options: MatchReleasesOptions;
  /** The suggestions that the log has. */
  #suggested: ReadonlySet<string> = new Set();
  #suggestedSince = 0;
  /** Settles with the last review: one runs at a time. */
  #reviewing: Promise<void> = Promise.resolve();

  constructor(options: MatchReleasesOptions) {
    this.#options = options;
  }

  /** What waits without a reference now, with the announcements that may be its own. */
  waiting(): readonly UnmatchedRelease[] {
    return this.#options.releases.unmatched(this.#options.now());
  }

  /**
   * Opens a document with an announcement. `not-waiting` if it does not wait, or that announcement would not open it.
   * Rejects with `ReleaseMatchError` if that cannot be stored; it may open nevertheless.
   */
  async open({ document, part, reference, by }: OpenRelease): Promise<"opened" | "not-waiting"> {
    const release = this.waiting().find((one) => one.document === document && one.part === part);
    const candidate = release?.candidates.find(({ announcement }) => announcement.reference === reference);
    if (candidate === undefined) return "not-waiting";
    const match: ReleaseMatch = {
      document,
      part,
      published: release?.published,
      reference,
      by,
      at: new Date(this.#options.now()).toISOString(),
    };
    const { matches } = this.#options;
    await matches.add(match);
    // Somebody else may have been first.
    const stored = matches.list.find((known) => subjectOf(known) === subjectOf(match));
    if (stored?.reference !== reference || stored.by !== by) return "not-waiting";
    this.#options.log.warn(match, "a document was matched with an announcement of the exchange");
    return "opened";
  }

  /**
   * Tells operators of announcements that may be those of documents that wait, each once, or opens these. To be called after
   * each change of the content and of the announcements.
   */
  review(): Promise<void> {
    const review = this.#reviewing.then(() => this.#review());
    this.#reviewing = review.catch(() => undefined);
    return review;
  }

  async #review(): Promise<void> {
    const { opensByTitle, log, meter, now } = this.#options;
    const waiting = this.waiting();
    const suggestions = waiting.flatMap((release) => {
      const announcement = suggestionFor(release);
      return announcement ? { release, announcement } : [];
    });
    const known = this.#suggested;
    this.#suggested = new Set(suggestions.map(({ release, announcement }) => keyOf(release, announcement)));
    let left = suggestions.length;
    for (const { release, announcement } of suggestions) {
      const { document, part } = release;
      const { reference, title } = announcement;
      if (opensByTitle && certainMatchFor(release, waiting) === announcement)
        left -= Number(await this.#openByTitle(release, reference));
      else if (!known.has(keyOf(release, announcement)))
        log.warn(
          { document, part, reference, title },
          "the exchange may have released what a document waits for",
        );
    }
    if (left === 0) this.#suggestedSince = 0;
    else if (this.#suggestedSince === 0) this.#suggestedSince = Math.floor(now() / 1_000);
    meter.set("exchange_release_suggested_since_timestamp_seconds", {}, this.#suggestedSince);
  }

  /** Returns whether it is open. */
  async #openByTitle({ document, part }: UnmatchedRelease, reference: string): Promise<boolean> {
    try {
      return (await this.open({ document, part, reference, by: BY_TITLE })) === "opened";
    } catch (error) {
      if (!(error instanceof ReleaseMatchError)) throw error;
      this.#options.log.error(
        { document, part, reference, reason: reasonOf(error) },
        "a document could not be opened by its title",
      );
      return false;
    }
  }
}

function keyOf({ document, part }: UnmatchedRelease, { reference }: { readonly reference: string }): string {
  return `${part} ${document} ${reference}`;
}
