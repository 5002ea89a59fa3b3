import { LRUCache } from "lru-cache";
import {
  type ContentRef,
  type ContentRepository,
  UnknownRefError,
} from "../../../ports/content-repository.ts";
import type { Log } from "../../../ports/log.ts";
import type { Meter } from "../../../ports/meter.ts";
import { Answer, type AnswerParts } from "./answer.ts";
import { packAll } from "./compression.ts";
import { PublishedRef } from "./published-ref.ts";
import { SiteDay } from "./site-day.ts";
import { WorkQueue } from "./work-queue.ts";

/** What there is at an address. */
export type Made =
  | { readonly outcome: "answer"; readonly parts: AnswerParts }
  | { readonly outcome: "moved"; readonly to: string }
  | { readonly outcome: "not-found" };

export type Kept =
  | { readonly outcome: "answer"; readonly answer: Answer }
  | Exclude<Made, { readonly outcome: "answer" }>;

export interface KeptAnswersOptions<W> {
  readonly content: Pick<ContentRepository, "publishedRef">;
  /** Makes what is wanted from the content at a ref; rejects with `ContentServiceError` when the service fails. */
  readonly make: (wanted: W, ref: ContentRef) => Promise<Made>;
  readonly log: Log;
  readonly meter: Meter;
  /** Bytes that are kept. Default: 64 MiB, and a quarter of it for lists by their page, year or kind. */
  readonly maxBytes?: number;
}

interface Entry<W> {
  readonly wanted: W;
  readonly answer: Answer;
  readonly ref: ContentRef;
  readonly day: string;
  /** How often it was sent; halved when it is made anew, so that it tells of late. */
  visits: number;
  /** When making it anew may be tried again, in milliseconds since 1970; set when it failed. */
  retryAt: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Addresses without a page that are remembered, and the characters of the longest: 1 MB in all. */
const MOST_MISSING = 4_000;
const LONGEST_MISSING = 200;

/** How many answers are made anew ahead of being asked for, after a publish or at the turn of the day. */
const MOST_AHEAD = 100;

/** Milliseconds after which an answer that could not be made anew is tried again. */
const RETRY_AFTER = 5_000;

/**
 * Makes each answer once for a state of the content and a day, and keeps it: packed quickly at first, thoroughly
 * soon after. Any number who ask for the same at once cause one making.
 *
 * After a publish, and when the day turns, an answer is sent as it was until it is made anew: in the background, one at
 * a time, the process doing other work in between; what is asked for first, then the most visited, and no more of
 * these than {@link MOST_AHEAD}. Where there is nothing any more, there is nothing from then on. While the content
 * service fails, all answers stay.
 *
 * Keys with a `?` are kept apart, in a place of a quarter of the size: there is no end of such addresses, and they
 * must not push the pages out.
 */
export class KeptAnswers<W> {
  readonly #options: KeptAnswersOptions<W>;
  readonly #published: PublishedRef;
  readonly #day = new SiteDay();
  readonly #plain: LRUCache<string, Entry<W>>;
  readonly #narrowed: LRUCache<string, Entry<W>>;
  readonly #missing = new LRUCache<string, ContentRef>({ max: MOST_MISSING });
  readonly #making = new Map<string, Promise<Kept>>();
  readonly #renewal = new WorkQueue((key) => this.#renew(key));
  readonly #packing = new WorkQueue((key) => this.#pack(key));
  #lastDay = "";

  constructor(options: KeptAnswersOptions<W>) {
    this.#options = options;
    this.#published = new PublishedRef(options.content, () => this.#renewMostVisited());
    const { maxBytes = MAX_BYTES } = options;
    const sizeCalculation = ({ answer }: Entry<W>) => answer.bytes;
    this.#plain = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#narrowed = new LRUCache({ maxSize: Math.floor(maxBytes / 4), sizeCalculation });
  }

  /** The answer that is kept under a key, at once; one that is out of date is made anew in the background. */
  find(key: string): Answer | undefined {
    const entry = this.#tier(key).get(key);
    if (!entry) return undefined;
    entry.visits += 1;
    if (!this.#isCurrent(entry) && Date.now() >= entry.retryAt) this.#renewal.addFirst(key);
    return entry.answer;
  }

  /** Whether it is known that there is nothing under a key, as the content is now. */
  isMissing(key: string): boolean {
    const ref = this.#missing.get(key);
    return ref !== undefined && ref === this.#published.known();
  }

  /** The answer under a key, made if there is none yet. Rejects as the making does; such an answer is not kept. */
  async get(key: string, wanted: W): Promise<Kept> {
    const answer = this.find(key);
    if (answer) return { outcome: "answer", answer };
    if (this.isMissing(key)) return { outcome: "not-found" };
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = this.#make(key, wanted, { why: "request" }).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** Looks after what is published and what day it is, without anybody asking for a page. */
  look(): void {
    this.#published.known();
    this.#noticeDay();
  }

  /** Takes the word of the content service for what is published now. */
  tell(ref: ContentRef): void {
    this.#published.tell(ref);
  }

  /** Asks the content service now, for whoever heard that it has published. Rejects with `ContentServiceError`. */
  ask(): Promise<ContentRef> {
    return this.#published.ask();
  }

  /** Stops all work in the background. */
  close(): void {
    this.#renewal.close();
    this.#packing.close();
  }

  #tier(key: string): LRUCache<string, Entry<W>> {
    return key.includes("?") ? this.#narrowed : this.#plain;
  }

  #isCurrent({ ref, day }: Entry<W>): boolean {
    return ref === this.#published.known() && day === this.#noticeDay();
  }

  #noticeDay(): string {
    const today = this.#day.today();
    if (today !== this.#lastDay) {
      const isTurn = this.#lastDay !== "";
      this.#lastDay = today;
      if (isTurn) this.#renewMostVisited();
    }
    return today;
  }

  #renewMostVisited(): void {
    const entries = [...this.#plain.entries(), ...this.#narrowed.entries()];
    entries.sort(([, a], [, b]) => b.visits - a.visits);
    for (const [key] of entries.slice(0, MOST_AHEAD)) this.#renewal.add(key);
  }

  async #make(
    key: string,
    wanted: W,
    { why, before }: { readonly why: "request" | "ahead"; readonly before?: Entry<W> },
  ): Promise<Kept> {
    const day = this.#noticeDay();
    const { made, ref } = await this.#madeAtPublished(wanted);
    const tier = this.#tier(key);
    if (made.outcome !== "answer") {
      tier.delete(key);
      if (made.outcome === "not-found" && key.length <= LONGEST_MISSING) this.#missing.set(key, ref);
      return made;
    }
    this.#options.meter.count("rendered_pages_total", { why });
    const answer = await packedQuickly(made.parts, before?.answer);
    tier.set(key, { wanted, answer, ref, day, visits: Math.floor((before?.visits ?? 0) / 2), retryAt: 0 });
    if (answer.packed !== before?.answer.packed) this.#packing.add(key);
    return { outcome: "answer", answer };
  }

  /** Made from what is published; once more if the content service has let go of what was thought to be. */
  async #madeAtPublished(wanted: W): Promise<{ readonly made: Made; readonly ref: ContentRef }> {
    const ref = await this.#published.get();
    try {
      return { made: await this.#options.make(wanted, ref), ref };
    } catch (error) {
      if (!(error instanceof UnknownRefError)) throw error;
      const now = await this.#published.ask().catch(() => ref);
      if (now === ref) throw error;
      return { made: await this.#options.make(wanted, now), ref: now };
    }
  }

  async #renew(key: string): Promise<void> {
    const before = this.#tier(key).peek(key);
    if (!before || this.#isCurrent(before)) return;
    try {
      await this.#make(key, before.wanted, { why: "ahead", before });
    } catch (error) {
      before.retryAt = Date.now() + RETRY_AFTER;
      this.#options.log.warn({ err: error, key }, "an answer stays as it was: it could not be made anew");
    }
  }

  async #pack(key: string): Promise<void> {
    const answer = this.#tier(key).peek(key)?.answer;
    if (!answer) return;
    try {
      answer.repack(await packAll(answer.body, "thorough"));
      // Made anew meanwhile, it may have taken over what was packed quickly.
      if (this.#tier(key).peek(key)?.answer !== answer) this.#packing.add(key);
    } catch (error) {
      this.#options.log.error({ err: error, key }, "an answer could not be packed; its quick form stays");
    }
  }
}

/** Takes over the packed forms of an answer that says the same: a publish changes few pages, and renders all. */
async function packedQuickly(parts: AnswerParts, before: Answer | undefined): Promise<Answer> {
  if (before?.body.equals(parts.body)) return new Answer(parts, before.packed);
  return new Answer(parts, await packAll(parts.body, "quick"));
}
