import type { catalog } from "./catalog.ts";
import type { Catalog, Operation, PathName, Shape, TypedOperation } from "./operation.ts";
import { isOperation } from "./operation.ts";
import { allPages, type Pages } from "./pages.ts";
import { type CallArguments, type OperationRequest, requestOf } from "./request.ts";

/** How one call is made; every option may be left out. */
export interface CallOptions {
  /** Ends the call: in the queue, in flight, or while it waits to be repeated. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Deadline over all attempts and the waits between them, in milliseconds, from the moment the call has its place
   * among those in flight. Default 120,000.
   */
  readonly timeout?: number | undefined;
  /** Longest wait for such a place, in milliseconds. Default: none. */
  readonly queueTimeout?: number | undefined;
  /**
   * How often the call may be repeated after a passing failure. Default: 3 for operations that the catalog marks
   * safe to repeat, 0 for others; a number given for those says that the caller knows it to be harmless. A call that
   * was throttled (429) is repeated while its time lasts unless a number is given: nothing of it was done.
   */
  readonly retry?: number | undefined;
  /** Headers sent beside the client's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type Simplify<T> = { [K in keyof T]: T[K] };
type Loose<Q> = { [K in keyof Q]: object extends Pick<Q, K> ? Q[K] | undefined : Q[K] };
type QueryOf<S extends Shape> = S extends { readonly query: infer Q extends object } ? Loose<Q> : unknown;
type BodyOf<S extends Shape, O> = S extends { readonly body: infer B extends object }
  ? O extends { readonly body: "required" }
    ? { readonly body: B }
    : { readonly body?: B | undefined }
  : unknown;
type AnswerOf<S extends Shape> = S extends { readonly answer: infer A extends object } ? A : undefined;

/** The arguments of an operation: path and query parameters together, `body` apart. */
export type ArgumentsOf<T> =
  T extends TypedOperation<infer R, infer S, infer O>
    ? Simplify<{ readonly [K in PathName<R>]: string | number } & QueryOf<S> & BodyOf<S, O>>
    : never;

/** What a call of an operation brings back; `undefined` for a 204. */
export type AnswerTo<T> = T extends TypedOperation<infer _R, infer S, infer _O> ? AnswerOf<S> : never;

type ItemOf<A, K> = K extends keyof A ? (NonNullable<A[K]> extends readonly (infer I)[] ? I : never) : never;

// An empty object type takes any object; a call without arguments takes none.
type Given<A> = [keyof A] extends [never] ? Readonly<Record<string, never>> : A;

type WithOptions<A> = object extends A
  ? [args?: Given<A>, options?: CallOptions]
  : [args: A, options?: CallOptions];

/** Every page of a list, one item after the other. */
interface AllPages<A, I> {
  /** Asks for a page when its first item is wanted; `count` is the size of a page, at most 1000 (the default). */
  all(...given: WithOptions<A>): Pages<I>;
}

/** An operation as it is called. */
export type Call<T> =
  T extends TypedOperation<infer _R, infer S, infer O>
    ? ((...given: WithOptions<ArgumentsOf<T>>) => Promise<AnswerOf<S>>) &
        (O extends { readonly pages: infer K } ? AllPages<ArgumentsOf<T>, ItemOf<AnswerOf<S>, K>> : unknown)
    : never;

/** A catalog as it is called: `marketing.lists.members.list({ list_id })`. */
export type ApiOf<C> = { readonly [K in keyof C]: C[K] extends Operation ? Call<C[K]> : ApiOf<C[K]> };

/** The Marketing API: each of its operations as a typed call. Calls reject with `MarketingApiError`. */
export type MarketingApi = ApiOf<typeof catalog>;

/** Carries out one request: what an adapter of the port has to bring. Resolves to the answer's data. */
export type Perform = (request: OperationRequest, options: CallOptions) => Promise<unknown>;

/** The calls of a catalog over whatever carries them out. Plain functions in plain objects: tests can spy on them. */
export function createApi<const C extends Catalog>(rows: C, perform: Perform): ApiOf<C> {
  // The one place where the catalog's types and its rows are tied together; `tests/contract` walks all of them.
  return groupOf(rows, perform, "") as ApiOf<C>;
}

function groupOf(rows: Catalog, perform: Perform, prefix: string): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(rows)) {
    const name = `${prefix}${key}`;
    group[key] = isOperation(entry) ? callOf(name, entry, perform) : groupOf(entry, perform, `${name}.`);
  }
  return group;
}

function callOf(name: string, operation: Operation, perform: Perform) {
  // Not `async`: the caller gets the adapter's own promise, and with it the adapter's word on unawaited failures.
  const call = (args?: CallArguments, options: CallOptions = {}): Promise<unknown> => {
    try {
      return perform(requestOf(name, operation, args), options);
    } catch (error) {
      return Promise.reject(error);
    }
  };
  const { pages } = operation.rules;
  if (pages === undefined) return call;
  const all = (args?: CallArguments, options?: CallOptions) =>
    allPages({ name, key: pages }, call, args, options);
  return Object.assign(call, { all });
}
