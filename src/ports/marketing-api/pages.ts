import { MarketingApiError } from "./errors.ts";
import { fieldOf } from "./field.ts";
import type { Operation } from "./operation.ts";
import { NUMBER } from "./options.ts";
import { type CallArguments, isAbsent, objectOf } from "./request.ts";

/** Maximum page size of the service. */
const MAX_PAGE_SIZE = 1000;
/** The last items of an iteration, by which it finds its place again. */
const MAX_RECENT = 10 * MAX_PAGE_SIZE;
/** Pages in a row that may bring nothing new: as many as others add to its beginning meanwhile. */
const MAX_STALE_PAGES = 100;

const LIMIT_NEEDED = "toArray({ limit: 1000 }) needs a number, 0 or more, as lists can be of any size";

/**
 * The items of a list over all its pages. Each iteration starts over. An item that is in the list all the time comes,
 * whatever is added and removed meanwhile, and once, unless more than 10,000 items move; of items that are added or removed
 * meanwhile, each may come or not. This needs an order that does not change: with a `sort_field` that changes meanwhile,
 * such as `last_changed`, an item that moves may come twice or not at all, and so may one of several that are equal and have
 * no `id`.
 */
export interface Pages<I> extends AsyncIterable<I> {
  /**
   * Collects the items.
   *
   * @param cap - `limit` is the maximum number of items; lists can be of any size.
   */
  toArray(cap: { readonly limit: number }): Promise<I[]>;
  /** The same, page by page. */
  pages(): AsyncIterable<Page<I>>;
}

/** A page of a list. */
export interface Page<I> {
  readonly items: readonly I[];
  /**
   * Where the next page begins; `undefined` after the last one. As arguments of a later iteration, such as
   * `all({ list_id, ...next })`, it continues there. An `offset` is only right if no items are removed until then.
   */
  readonly next: { readonly offset?: number; readonly cursor?: string } | undefined;
}

/** A paged list. */
interface PagedList {
  /** Name of the operation. */
  readonly name: string;
  readonly operation: Operation;
}

type CallPage<O> = (args: CallArguments, options?: O) => Promise<unknown>;

/**
 * Iterates over a list from `offset`, a page at a time, until `total_items` are read or a page brings nothing new; or from
 * `cursor`, until a page has no `next_cursor`. A failed page is fetched again with the next item. A list without an end is
 * `unreadable`.
 */
export function allPages<O>(
  list: PagedList,
  call: CallPage<O>,
  args: CallArguments = {},
  options?: O,
): Pages<unknown> {
  const reader = () => pageReader(list, (paging) => call({ ...args, ...paging }, options), args);
  const iterate = () => itemsOf(reader());
  return {
    [Symbol.asyncIterator]: iterate,
    pages: () => ({
      [Symbol.asyncIterator]: () => inTurn(reader()),
    }),
    async toArray(cap?: { readonly limit?: unknown }) {
      const items: unknown[] = [];
      const limit = cap?.limit;
      if (typeof limit !== "number" || !(limit >= 0)) {
        throw MarketingApiError.invalid("limit", list.name, LIMIT_NEEDED);
      }
      if (limit === 0) return items;
      for await (const item of { [Symbol.asyncIterator]: iterate }) {
        if (items.push(item) >= limit) break;
      }
      return items;
    },
  };
}

function itemsOf(nextPage: NextPage): AsyncIterator<unknown, undefined> {
  let waiting: readonly unknown[] = [];
  let position = 0;
  return inTurn(async () => {
    while (position === waiting.length) {
      const page = await nextPage();
      if (page === undefined) return undefined;
      waiting = page.value.items;
      position = 0;
    }
    position += 1;
    return { value: waiting[position - 1] };
  });
}

/**
 * An iterator whose concurrent calls are serialized, so that no page is fetched twice. Not a generator: one that threw is
 * finished, and a failed page must be asked for again.
 *
 * @param next - Returns the next value; `undefined` at the end.
 */
function inTurn<T>(next: () => Promise<{ readonly value: T } | undefined>): AsyncIterator<T, undefined> {
  let turn: Promise<unknown> = Promise.resolve();
  let isDone = false;
  const end = { done: true, value: undefined } as const;
  const step = async () => {
    const found = isDone ? undefined : await next();
    return found === undefined ? end : { done: false as const, value: found.value };
  };
  return {
    next() {
      const result = turn.then(step);
      turn = result.catch(() => undefined);
      return result;
    },
    async return() {
      isDone = true;
      return end;
    },
  };
}

type NextPage = () => Promise<{ readonly value: Page<unknown> } | undefined>;

/** Reads the pages of a list, each once; `undefined` after the last one. */
function pageReader(list: PagedList, call: CallPage<never>, args: CallArguments): NextPage {
  const byCursor = list.operation.rules.query?.includes("cursor") ?? false;
  // Callers without types may give null.
  const given = objectOf(list.name, "arguments", args ?? {});
  return byCursor ? cursorReader(list, call, given) : offsetReader(list, call, given);
}

function cursorReader(list: PagedList, call: CallPage<never>, args: CallArguments): NextPage {
  const { cursor, fields } = args;
  const count = sizeOf(list, args);
  const chosen = withFields(fields, ["next_cursor"]);
  const used = new Set<string>();
  let next: string | undefined = typeof cursor === "string" ? cursor : "";
  return async () => {
    if (next === undefined) return undefined;
    if (used.has(next)) throw endless(list, `The cursor ${next} came twice`);
    const page = readPage(list, await call({ ...chosen, count, ...(next !== "" && { cursor: next }) }));
    used.add(next);
    next = page.cursor;
    return { value: { items: page.items, next: next === undefined ? undefined : { cursor: next } } };
  };
}

function offsetReader(list: PagedList, call: CallPage<never>, args: CallArguments): NextPage {
  const { offset, fields } = args;
  const size = sizeOf(list, args);
  const start = wholeNumber(list, "offset", offset);
  const key = list.operation.rules.pages ?? "";
  // Without these, a page does not say whether another one follows, nor an item which one it is.
  const chosen = withFields(fields, ["total_items", `${key}.id`]);
  const isIdHidden = isNarrowed(fields) && ![key, `${key}.id`].some((one) => [fields].flat().includes(one));
  const place = new Place(start);
  let isDone = false;

  /** Begins with the last item of the page before, and further up as long as no item of a page is known. */
  const read = async () => {
    const overlap = place.overlap(size);
    const count = Math.min(size + place.end - overlap, MAX_PAGE_SIZE);
    for (let at = overlap; ; at = Math.max(start, at - size)) {
      const page = readPage(list, await call({ ...chosen, count, offset: at }));
      if (at === start || page.items.some((item) => place.knows(item)))
        return { ...page, at, overlap, count };
    }
  };

  return async () => {
    if (isDone) return undefined;
    const { items, total, at, overlap, count } = await read();
    const isStuck = items.length <= (place.isAtStart || at !== overlap ? 0 : 1);
    const fresh = place.take(items, at);
    if (place.stale > MAX_STALE_PAGES)
      throw endless(list, `${place.stale} pages in a row brought nothing new`);
    isDone = isStuck || (total === undefined ? items.length < count : place.end >= total);
    const shown = isIdHidden ? fresh.map(withoutId) : fresh;
    return { value: { items: shown, next: isDone ? undefined : { offset: place.end } } };
  };
}

function endless({ name }: PagedList, what: string): MarketingApiError {
  const message = `${what} when calling ${name}, so the list would have no end`;
  return new MarketingApiError("unreadable", name, message);
}

/** How far an iteration has come. If items were removed, its last item has moved up, and is looked for. */
class Place {
  readonly #start: number;
  readonly #recent = new Set<string>();
  #last: string | undefined;
  /** How far the items had moved up when the last page came. */
  #moved = 0;
  /** Where the next page begins, if nothing is removed. */
  end: number;
  /** Pages in a row that have brought nothing new. */
  stale = 0;

  constructor(start: number) {
    this.#start = start;
    this.end = start;
  }

  get isAtStart(): boolean {
    return this.#last === undefined;
  }

  /**
   * Where to look for the last item: where it was, or further up while others remove items, by what may have moved meanwhile.
   * A page that had to be read again in full would bring next to nothing each time.
   */
  overlap(size: number): number {
    if (this.isAtStart) return this.#start;
    const ahead = 2 * this.#moved;
    return Math.max(this.#start, this.end - 1 - (ahead > size / 2 ? 0 : ahead));
  }

  knows(item: unknown): boolean {
    return this.#recent.has(keyOf(item));
  }

  /** Goes on behind a page; returns those of its items that have not come yet. */
  take(items: readonly unknown[], at: number): readonly unknown[] {
    const isWhereItWas = !this.isAtStart && items.length > 0 && keyOf(items[0]) === this.#last;
    // Equal items of a page that has not moved are different ones.
    const fresh = isWhereItWas ? items.slice(1) : items.filter((item) => !this.knows(item));
    const known = items.findLastIndex((item) => this.knows(item));
    this.#moved = known < 0 ? 0 : Math.max(0, this.end - 1 - at - known);
    this.stale = fresh.length > 0 ? 0 : this.stale + 1;
    for (const item of fresh) this.#recent.add(keyOf(item));
    for (const key of this.#recent) {
      if (this.#recent.size <= MAX_RECENT) break;
      this.#recent.delete(key);
    }
    this.end = at + items.length;
    if (items.length > 0) this.#last = keyOf(items.at(-1));
    return fresh;
  }
}

/** The size of the pages that the caller wants. */
function sizeOf(list: PagedList, { count }: CallArguments): number {
  return Math.min(wholeNumber(list, "count", count) || MAX_PAGE_SIZE, MAX_PAGE_SIZE);
}

function isNarrowed(fields: unknown): boolean {
  return !isAbsent(fields);
}

function withFields(fields: unknown, needed: readonly string[]): { readonly fields?: readonly unknown[] } {
  return isNarrowed(fields) ? { fields: [...new Set([fields].flat().concat(needed))] } : {};
}

function withoutId(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== "id"));
}

interface RawPage {
  readonly items: readonly unknown[];
  readonly total: number | undefined;
  readonly cursor: string | undefined;
}

/** An item is known by its id, also when the rest of it has changed. */
function keyOf(item: unknown): string {
  const id = fieldOf(item, "id");
  return typeof id === "string" || typeof id === "number" ? String(id) : JSON.stringify(item);
}

function readPage({ name, operation }: PagedList, page: unknown): RawPage {
  const key = operation.rules.pages ?? "";
  const items = fieldOf(page, key);
  if (!Array.isArray(items)) {
    throw new MarketingApiError("unreadable", name, `A page came without its ${key} when calling ${name}`, {
      problem: page,
    });
  }
  const total = fieldOf(page, "total_items");
  const cursor = fieldOf(page, "next_cursor");
  return {
    items,
    total: typeof total === "number" ? total : undefined,
    cursor: typeof cursor === "string" && cursor !== "" ? cursor : undefined,
  };
}

/** A position or a size, 0 where there is none: an iteration computes with it, so nobody else would refuse it. */
function wholeNumber({ name }: PagedList, parameter: string, value: unknown): number {
  if (isAbsent(value)) return 0;
  const number = /number|string/.test(typeof value) ? Number(value) : Number.NaN;
  if (NUMBER.includes(number)) return number;
  throw MarketingApiError.invalid(parameter, name, `it has to be ${NUMBER.what}`);
}
