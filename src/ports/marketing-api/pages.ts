import { MarketingApiError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { CallArguments } from "./request.ts";

/** Maximum page size of the service. */
const MAX_PAGE_SIZE = 1000;

const LIMIT_NEEDED = "toArray({ limit: 1000 }) needs a number, as lists can be of any size";

/**
 * The items of a list over all its pages. Each iteration starts over. Items that are removed meanwhile, such as archived
 * members, hide no others; of items that are added or changed meanwhile, some may come twice or not at all.
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
 * Iterates over a list from `offset`, a page at a time, until `total_items` are read or a page is empty; or from `cursor`,
 * until a page has no `next_cursor`. A failed page is fetched again with the next item.
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
  const hasCursor = list.operation.rules.query?.includes("cursor") ?? false;
  // A copy: callers without types may give null.
  const { count, offset, cursor, fields }: CallArguments = { ...args };
  const size = Math.min(positive(count) ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE);
  const start = positive(offset) ?? 0;
  let next: Page<unknown>["next"] = hasCursor
    ? { ...(typeof cursor === "string" && { cursor }) }
    : { offset: start };
  // Without these, a page does not say whether another one follows.
  const needed = hasCursor ? "next_cursor" : "total_items";
  const chosen = fields === undefined || fields === null ? {} : { fields: withField(fields, needed) };
  let total = 0;
  let last: readonly unknown[] = [];
  /** Items that the page may contain again. */
  let seen = new Set<string>();

  const read = async (): Promise<RawPage> => {
    for (;;) {
      const page = readPage(list, await call({ ...chosen, count: size, ...next }));
      const at = next?.offset ?? 0;
      const removed = total - (page.total ?? total);
      total = page.total ?? total;
      if (removed <= 0 || at === start) return page;
      // Those that follow the removed items have moved up.
      next = { offset: Math.max(start, at - removed) };
      seen = new Set(last.map(keyOf));
    }
  };

  const after = (page: RawPage): typeof next => {
    if (hasCursor) return page.cursor === undefined ? undefined : { cursor: page.cursor };
    const { length } = page.items;
    const end = (next?.offset ?? 0) + length;
    const isLast = length === 0 || (page.total !== undefined ? end >= page.total : length < size);
    return isLast ? undefined : { offset: end };
  };

  return async () => {
    if (next === undefined) return undefined;
    const page = await read();
    const items = seen.size === 0 ? page.items : page.items.filter((item) => !seen.has(keyOf(item)));
    next = after(page);
    last = page.items;
    seen = new Set();
    return { value: { items, next } };
  };
}

function withField(fields: unknown, needed: string): unknown[] {
  return [...new Set([fields].flat().concat(needed))];
}

interface RawPage {
  readonly items: readonly unknown[];
  readonly total: number | undefined;
  readonly cursor: string | undefined;
}

function keyOf(item: unknown): string {
  return JSON.stringify(item);
}

function readPage({ name, operation }: PagedList, page: unknown): RawPage {
  const key = operation.rules.pages ?? "";
  const items: unknown = typeof page === "object" && page !== null ? Reflect.get(page, key) : undefined;
  if (typeof page !== "object" || page === null || !Array.isArray(items)) {
    throw new MarketingApiError("unreadable", name, `A page came without its ${key} when calling ${name}`, {
      problem: page,
    });
  }
  const { total_items: total, next_cursor: cursor }: Readonly<Record<string, unknown>> = { ...page };
  return {
    items,
    total: typeof total === "number" ? total : undefined,
    cursor: typeof cursor === "string" && cursor !== "" ? cursor : undefined,
  };
}

function positive(value: unknown): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
