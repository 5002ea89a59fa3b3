import { MarketingApiError } from "./errors.ts";
import type { CallArguments } from "./request.ts";

/** Maximum page size of the service. */
const MAX_PAGE_SIZE = 1000;

const LIMIT_NEEDED = "toArray({ limit: 1000 }) needs a number, as lists can be of any size";

/** The items of a list over all its pages. Each iteration starts over. */
export interface Pages<I> extends AsyncIterable<I> {
  /**
   * Collects the items.
   *
   * @param cap - `limit` is the maximum number of items; lists can be of any size.
   */
  toArray(cap: { readonly limit: number }): Promise<I[]>;
}

/** A paged list. */
interface PagedList {
  /** Name of the operation. */
  readonly name: string;
  /** Key of a page's items. */
  readonly key: string;
}

type CallPage<O> = (args: CallArguments, options?: O) => Promise<unknown>;

/**
 * Iterates over a list from `offset`, a page at a time, until `total_items` are read or a page is empty. A failed page
 * is fetched again with the next item.
 */
export function allPages<O>(
  list: PagedList,
  call: CallPage<O>,
  args: CallArguments = {},
  options?: O,
): Pages<unknown> {
  const iterate = () => new PageIterator(list, call, args, options);
  return {
    [Symbol.asyncIterator]: iterate,
    async toArray(cap?: { readonly limit?: unknown }) {
      const items: unknown[] = [];
      const limit = cap?.limit;
      if (typeof limit !== "number" || Number.isNaN(limit)) {
        throw MarketingApiError.invalid("limit", list.name, LIMIT_NEEDED);
      }
      if (limit <= 0) return items;
      for await (const item of { [Symbol.asyncIterator]: iterate }) {
        if (items.push(item) >= limit) break;
      }
      return items;
    },
  };
}

// Not a generator: a generator that threw is finished, and a failed page must be asked for again.
class PageIterator<O> implements AsyncIterator<unknown, undefined> {
  readonly #list: PagedList;
  readonly #call: CallPage<O>;
  readonly #args: CallArguments;
  readonly #options: O | undefined;
  readonly #count: number;
  #offset: number;
  #waiting: readonly unknown[] = [];
  #position = 0;
  #done = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(list: PagedList, call: CallPage<O>, args: CallArguments, options: O | undefined) {
    this.#list = list;
    this.#call = call;
    this.#args = args;
    this.#options = options;
    // A copy: callers without types may give null.
    const { count, offset }: CallArguments = { ...args };
    this.#count = Math.min(positive(count) ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE);
    this.#offset = positive(offset) ?? 0;
  }

  /** Concurrent calls are serialized, so that no page is fetched twice. */
  next(): Promise<IteratorResult<unknown, undefined>> {
    const result = this.#turn.then(() => this.#next());
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async return(): Promise<IteratorResult<unknown, undefined>> {
    this.#done = true;
    this.#waiting = [];
    return { done: true, value: undefined };
  }

  async #next(): Promise<IteratorResult<unknown, undefined>> {
    if (this.#position === this.#waiting.length && !this.#done) await this.#fetchPage();
    if (this.#position === this.#waiting.length) return { done: true, value: undefined };
    const value = this.#waiting[this.#position];
    this.#position += 1;
    return { done: false, value };
  }

  async #fetchPage(): Promise<void> {
    const page = await this.#call({ ...this.#args, count: this.#count, offset: this.#offset }, this.#options);
    const { items, total } = readPage(this.#list, page);
    this.#waiting = items;
    this.#position = 0;
    this.#offset += items.length;
    this.#done =
      items.length === 0 || (total !== undefined ? this.#offset >= total : items.length < this.#count);
  }
}

function readPage(
  { name, key }: PagedList,
  page: unknown,
): { readonly items: readonly unknown[]; readonly total: number | undefined } {
  const items: unknown = typeof page === "object" && page !== null ? Reflect.get(page, key) : undefined;
  if (typeof page !== "object" || page === null || !Array.isArray(items)) {
    throw new MarketingApiError("unreadable", name, `A page came without its ${key} when calling ${name}`, {
      problem: page,
    });
  }
  const total: unknown = Reflect.get(page, "total_items");
  return { items, total: typeof total === "number" ? total : undefined };
}

function positive(value: unknown): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
