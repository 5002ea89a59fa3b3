import { brand } from "../../../brand/brand.ts";
import { pairedDisclosures } from "../../../brand/paired-disclosures.ts";
import { Content, type GatedContent } from "../../domain/content/content.ts";
import { type ContentItem, documentOf, statedOnce } from "../../domain/content/content-item.ts";
import type { Embargo } from "../../domain/content/embargo.ts";
import { withMatches } from "../../domain/content/matched-items.ts";
import { type UnmatchedRelease, unmatchedReleases } from "../../domain/content/unmatched-releases.ts";
import type { ExchangeAnnouncement } from "../../domain/exchange/exchange-announcement.ts";
import { NO_RELEASES } from "../../domain/exchange/exchange-release.ts";
import type { ReleaseMatch } from "../../domain/exchange/release-match.ts";
import type { KnownAnnouncements } from "../../ports/announcements.ts";
import type { Log } from "../../ports/log.ts";
import type { ReleaseMatches } from "../../ports/release-matches.ts";
import { digestOf, jsonDigest } from "./compact-item.ts";

/** Maximum delay of the timer. The clock may be set meanwhile, and timers are limited to 24 days. */
const MAX_DELAY_MS = 60_000;

const NO_MATCHES: readonly ReleaseMatch[] = [];

/** What the gate has to know of the company. */
const COMPANY = {
  timeZone: brand.timeZone,
  isListed: brand.listings.length > 0,
  paired: pairedDisclosures,
};

interface VisibleContentOptions {
  /** Called when the time or the exchange has changed what visitors see, without a publish. */
  readonly onChange: () => void;
  /** What the exchange has announced. Default: nothing is known. */
  readonly announcements?: KnownAnnouncements | undefined;
  /** Which announcement releases a document that does not name one itself. Default: none does. */
  readonly matches?: ReleaseMatches | undefined;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  readonly log: Pick<Log, "info">;
}

/** What visitors of an earlier process saw of documents, as its embargo says it. */
export type SeenBefore = Partial<Pick<Embargo, "earlier" | "changes">>;

/**
 * What visitors may see of the published items, at the moment at which somebody asks: whoever asks after an embargo has
 * ended, or the exchange has announced something, gets the new value. A timer asks too, for those who wait for the change.
 */
export class VisibleContent {
  readonly #options: VisibleContentOptions;
  #published: readonly ContentItem[] | undefined;
  #seen: SeenBefore = {};
  #gated: GatedContent | undefined;
  /** The matches with which {@link #gated} was made. */
  #gatedMatches: readonly ReleaseMatch[] = NO_MATCHES;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: VisibleContentOptions) {
    this.#options = options;
    options.announcements?.onChange(() => this.#tick());
    options.matches?.onChange(() => this.#tick());
  }

  /** What is published, also what is hidden; `undefined` before the first {@link publish}. */
  get published(): readonly ContentItem[] | undefined {
    return this.#published;
  }

  /** What visitors may see at a moment, with what hides the rest; `undefined` before the first {@link publish}. */
  at(now: number): GatedContent | undefined {
    const published = this.#published;
    const gated = this.#gated;
    if (published === undefined) return undefined;
    const hasAll = gated?.content.released === this.#announcements && this.#gatedMatches === this.#matches;
    if (hasAll && gated.content.isOf(now)) return gated;
    const next = this.#gate(published, now);
    // Not within the request that has asked: listeners render pages.
    if (gated) queueMicrotask(this.#options.onChange);
    return next;
  }

  /**
   * Replaces what is published; it stays as it was if the new items cannot be used, which throws.
   *
   * @param seen - What visitors of an earlier process saw. Default: nothing is known.
   */
  publish(items: readonly ContentItem[], seen: SeenBefore = {}): GatedContent {
    this.#seen = seen;
    const gated = this.#gate(items, this.#options.now());
    this.#published = items;
    return gated;
  }

  /** What waits for the exchange without a reference, and what it may wait for. */
  unmatched(now: number): readonly UnmatchedRelease[] {
    const items = withMatches(this.#published ?? [], this.#matches);
    return unmatchedReleases(items, this.#announcements.items, { now, ...COMPANY });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  get #announcements() {
    return this.#options.announcements?.list ?? NO_RELEASES;
  }

  get #matches() {
    return this.#options.matches?.list ?? NO_MATCHES;
  }

  #gate(published: readonly ContentItem[], now: number): GatedContent {
    const announcements = this.#announcements;
    const matches = this.#matches;
    const before = this.#gated?.embargo;
    const gated = Content.visible(published, {
      now,
      ...COMPANY,
      released: announcements,
      matches,
      before,
      ...(before ? { earlier: this.#seen.earlier } : this.#seen),
      nameOf: (items, known) =>
        known === NO_RELEASES
          ? digestOf(items)
          : `${digestOf(items)}~${jsonDigest({ ...known, items: known.items.map(shownOf) })}`,
    });
    this.#gated = gated;
    this.#gatedMatches = matches;
    if (before) this.#logReleased(before, gated, now);
    this.#options.announcements?.expect(gated.embargo.awaited);
    this.#schedule();
    return gated;
  }

  /** Logs each document that visitors can read from now on as it is, and that waited before, as a whole or a change of it. */
  #logReleased(before: Embargo, { content, embargo }: GatedContent, now: number): void {
    const at = new Date(now).toISOString();
    for (const item of statedOnce(content.all)) {
      const { id: document, exchange } = documentOf(item) ?? {};
      if (!before.withholds(document) || embargo.withholds(document)) continue;
      const details = { document, reference: exchange?.reference, at };
      this.#options.log.info(details, "a document has been released");
    }
  }

  #tick(): void {
    if (this.#isClosed) return;
    this.at(this.#options.now());
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const next = this.#gated?.content.nextChange;
    if (this.#isClosed || next === undefined) return;
    const delay = Math.max(0, next - this.#options.now());
    this.#timer = setTimeout(() => this.#tick(), Math.min(delay, MAX_DELAY_MS)).unref();
  }
}

/** An announcement without what depends on which of its versions a process has seen: processes name their content alike. */
function shownOf(announcement: ExchangeAnnouncement): ExchangeAnnouncement {
  const { updated, former, firstReleasedAt, releasesNothing } = announcement;
  if ((updated ?? former ?? firstReleasedAt ?? releasesNothing) === undefined) return announcement;
  return {
    ...announcement,
    updated: undefined,
    changedAt: undefined,
    former: undefined,
    firstReleasedAt: undefined,
    releasesNothing: undefined,
  };
}
