import { MarketingApiError } from "./errors.ts";
import type { CallArguments } from "./request.ts";

/** Maximum page size of the service. */
const MAX_PAGE_SIZE = 1000;

/** So many items of a list that gets shorter may be read again. */
const MAX_IDS = 10_000;

const LIMIT_NEEDED = "toArray({ limit: 1000 }) needs a number, as lists can be of any size";

/**
 * The items of a list over all its pages. Each iteration starts over. Items may leave the list meanwhile (be archived, say): no
 * other is missed then.
 */
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
 *
 * A list that gets shorter meanwhile, as its items are archived, moves up: then the next page begins so many items earlier, and
 * items that came before (by their `id`) are left out. Of items without `id`, some may come twice.
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
  readonly #first: number;
  #offset: number;
  #total = 0;
  #hasMoved = false;
  /** Ids of the last items, the oldest first. */
  readonly #ids = new Set<unknown>();
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
    this.#first = positive(offset) ?? 0;
    this.#offset = this.#first;
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
    let page = await this.#read();
    for (let lost = this.#lost(page); lost > 0; lost = this.#lost(page)) {
      this.#hasMoved = true;
      this.#offset = Math.max(this.#first, this.#offset - lost);
      page = await this.#read();
    }
    const { items, total } = page;
    this.#offset += items.length;
    this.#done =
      items.length === 0 || (total !== undefined ? this.#offset >= total : items.length < this.#count);
    this.#waiting = this.#hasMoved ? items.filter((item) => !this.#ids.has(idOf(item))) : items;
    this.#position = 0;
    for (const item of items) this.#remember(idOf(item));
    if (this.#waiting.length === 0 && !this.#done) await this.#fetchPage();
  }

  async #read(): Promise<Page> {
    const args = { ...this.#args, count: this.#count, offset: this.#offset };
    return readPage(this.#list, await this.#call(args, this.#options));
  }

  /** How many items have left the list since the last page. */
  #lost({ total = 0 }: Page): number {
    const lost = this.#offset > this.#first ? this.#total - total : 0;
    this.#total = total;
    return lost;
  }

  #remember(id: unknown): void {
    if (id === undefined) return;
    this.#ids.add(id);
    if (this.#ids.size <= MAX_IDS) return;
    const [oldest] = this.#ids;
    this.#ids.delete(oldest);
  }
}

interface Page {
  readonly items: readonly unknown[];
  readonly total: number | undefined;
}

function idOf(item: unknown): unknown {
  return typeof item === "object" && item !== null ? Reflect.get(item, "id") : undefined;
}

function readPage({ name, key }: PagedList, page: unknown): Page {
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
