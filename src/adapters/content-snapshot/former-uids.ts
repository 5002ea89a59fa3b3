import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Page } from "../../domain/content/page.ts";
import type { PageCandidate } from "../../domain/links/address.ts";
import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
} from "../../ports/content-repository.ts";

/** Answers that are remembered, with and without a page. */
const MAX_ANSWERS = 1_000;
/** Questions on their way at once; whoever comes on top is told that there is no page. */
const CONCURRENCY_LIMIT = 6;
/** Questions that may follow each other after a quiet time, and how many a second from then on. */
const BURST = 30;
const QUESTIONS_PER_SECOND = 5;
/** What the visitor of an address without a page waits for it at most. */
const TIMEOUT_MS = 1_000;

/**
 * Finds pages by uids that they had before, which a snapshot does not know and the content service goes on answering to.
 * Whoever tries addresses by the thousand asks the service no more than a few questions at a time, and a second.
 */
export class FormerUids {
  readonly #source: Pick<ContentRepository, "findPage">;
  readonly #answers = new LRUCache<string, { readonly page: Page | undefined }>({ max: MAX_ANSWERS });
  #underWay = 0;
  #allowance = BURST;
  #allowedAt = performance.now();

  constructor(source: Pick<ContentRepository, "findPage">) {
    this.#source = source;
  }

  /** The page that had a uid before; `undefined` where there is none, or where the service does not say in time. */
  async find(ref: ContentRef, candidate: PageCandidate): Promise<Page | undefined> {
    if (candidate.uid === undefined) return undefined;
    const key = [ref, candidate.type, candidate.uid].join("/");
    const known = this.#answers.get(key);
    if (known) return known.page;
    if (this.#underWay >= CONCURRENCY_LIMIT || !this.#mayAsk()) return undefined;
    this.#underWay += 1;
    const asked = this.#ask(ref, candidate, key).finally(() => {
      this.#underWay -= 1;
    });
    const answered = new AbortController();
    const late = wait(TIMEOUT_MS, undefined, { ref: false, signal: answered.signal }).catch(() => undefined);
    return Promise.race([asked, late]).finally(() => answered.abort());
  }

  #mayAsk(): boolean {
    const now = performance.now();
    const more = ((now - this.#allowedAt) / 1_000) * QUESTIONS_PER_SECOND;
    this.#allowedAt = now;
    this.#allowance = Math.min(BURST, this.#allowance + more);
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
  }

  async #ask(ref: ContentRef, candidate: PageCandidate, key: string): Promise<Page | undefined> {
    try {
      const page = await this.#source.findPage(ref, candidate);
      this.#answers.set(key, { page });
      return page;
    } catch (error) {
      if (error instanceof ContentServiceError) return undefined;
      throw error;
    }
  }
}
