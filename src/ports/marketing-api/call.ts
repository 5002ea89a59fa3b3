import type { CallHooks } from "./call-events.ts";
import type { Operation, PathName, Shape, TypedOperation } from "./operation.ts";
import type { Pages } from "./pages.ts";
import type { FieldPath, Picked, WithMergeFields } from "./response-types.ts";
import type { MergeValues } from "./types/members.ts";

/** Options of a call; all are optional. */
export interface CallOptions {
  /** Aborts the call: in the queue, in flight, or before a retry. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of all attempts and what is between them, in milliseconds, from the moment the call leaves the queue; and of each
   * pause in the queue that the service asks for (429). Default: 120,000.
   */
  readonly timeout?: number | undefined;
  /** Timeout in the queue before the first attempt, in milliseconds. Default: none. */
  readonly queueTimeout?: number | undefined;
  /**
   * Maximum number of retries after a transient failure. Default: 3 for operations that are safe to retry, 0 for
   * others. By default, a throttled call (429) is retried until its timeout, because the service did not perform it.
   */
  readonly retry?: number | undefined;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Additional parameters of the query, such as one that the catalog lacks. */
  readonly query?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** `true` leaves three of the client's places in flight to other calls, and lets them go first. Default: `false`. */
  readonly background?: boolean | undefined;
  /** Called with status, headers and request id of each response of this call, also of a success. */
  readonly onResponse?: CallHooks["onResponse"];
}

// Without `& {}` the compiler would show its name and what it is made of, in place of the arguments.
type Flat<T> = { [K in keyof T]: T[K] } & {};
type Loose<Q, R> = {
  [K in keyof Q]: K extends "fields" | "exclude_fields"
    ? readonly FieldPath<R>[] | undefined
    : object extends Pick<Q, K>
      ? Q[K] | undefined
      : Q[K];
};

/**
 * A body as callers may give it: optional fields, and values of a map such as merge fields, may be `undefined`, too, and are not
 * sent then. A program passes on what it parsed.
 */
export type Sendable<B> = B extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : B extends object
    ? { [K in keyof B]: Sendable<B[K]> | (Record<never, never> extends Pick<B, K> ? undefined : never) }
    : B;

type QueryOf<S extends Shape> = S extends { readonly query: infer Q extends object }
  ? Loose<Q, ResponseOf<S>>
  : unknown;
type BodyOf<S extends Shape, O, M> = S extends { readonly body: infer B extends object }
  ? O extends { readonly body: "required" }
    ? { readonly body: Sendable<WithMergeFields<B, M, Partial<M>>> }
    : { readonly body?: Sendable<WithMergeFields<B, M, Partial<M>>> | undefined }
  : unknown;
type ResponseOf<S extends Shape, M = MergeValues> = S extends { readonly response: infer A extends object }
  ? WithMergeFields<A, M>
  : undefined;
type PathOf<R extends string, O> = O extends { readonly also: infer A }
  ? { readonly [K in Exclude<PathName<R>, keyof A>]: string | number } & {
      [K in keyof A & string]: { readonly [N in K | (A[K] & string)]: Record<N, string | number> }[
        | K
        | (A[K] & string)];
    }[keyof A & string]
  : { readonly [K in PathName<R>]: string | number };

/** The arguments of an operation: path and query parameters together, `body` apart. */
export type ArgumentsOf<T, M = MergeValues> =
  T extends TypedOperation<infer R, infer S, infer O>
    ? Flat<PathOf<R, O> & QueryOf<S> & BodyOf<S, O, M>>
    : never;

/** The response of an operation; `undefined` for a 204. */
export type ResponseTo<T> = T extends TypedOperation<infer _R, infer S, infer _O> ? ResponseOf<S> : never;

type ItemOf<A, K> = K extends keyof A ? (NonNullable<A[K]> extends readonly (infer I)[] ? I : never) : never;

// An empty object type takes any object; a call without arguments takes none.
type Given<A> = [keyof A] extends [never] ? Readonly<Record<string, never>> : A;

/** Parameters after the arguments: options, or nothing in a batch. */
export type Options = readonly [options?: CallOptions];

/** The data of a response, with its status and headers. */
export interface CallResponse<Data> {
  readonly data: Data;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The promise of a call. */
export interface CallPromise<Data> extends Promise<Data> {
  /** The data beside status and headers: `const { data, headers } = await marketing.ping.get().withResponse()`. */
  withResponse(): Promise<CallResponse<Data>>;
}

/** What a call returns; in a batch, no response of its own. */
export type Result<Data, Rest extends Options> = Rest extends readonly [] ? Promise<Data> : CallPromise<Data>;

type Narrowed<A, F extends string> = [F] extends [never] ? A : Picked<A, F>;

// Parameters of methods are bivariant, and paths of fields do not depend on the merge fields of the account: so a client
// that types its merge fields fits a function that takes any client.

/** A call whose response does not depend on its arguments. */
type PlainCall<A, Data, Rest extends Options> = object extends A
  ? { call(args?: Given<A>, ...rest: Rest): Result<Data, Rest> }["call"]
  : { call(args: A, ...rest: Rest): Result<Data, Rest> }["call"];

/** A call whose response has the given `fields`, by default all. */
type FieldsCall<A, Data, Rest extends Options, Path extends string> = {
  call<const F extends Path = never>(
    args: { [K in keyof A]: K extends "fields" ? readonly F[] | undefined : A[K] },
    ...rest: Rest
  ): Result<Narrowed<Data, F>, Rest>;
}["call"];

/** The same, with optional arguments. */
type OptionalFieldsCall<A, Data, Rest extends Options, Path extends string> = {
  call<const F extends Path = never>(
    args?: { [K in keyof A]: K extends "fields" ? readonly F[] | undefined : A[K] },
    ...rest: Rest
  ): Result<Narrowed<Data, F>, Rest>;
}["call"];

type CallOf<A, Data, Rest extends Options, Path extends string> = "fields" extends keyof A
  ? object extends A
    ? OptionalFieldsCall<A, Data, Rest, Path>
    : FieldsCall<A, Data, Rest, Path>
  : PlainCall<A, Data, Rest>;

/** The items of all pages. */
interface AllPages<A, Data, K, Path extends string> {
  /** Fetches pages on demand; `count` is the page size, at most 1000 (the default). */
  all<const F extends Path = never>(
    args: { [N in keyof A]: N extends "fields" ? readonly F[] | undefined : A[N] },
    options?: CallOptions,
  ): Pages<ItemOf<Narrowed<Data, F>, K>>;
}

/** The same, with optional arguments. */
interface OptionalAllPages<A, Data, K, Path extends string> {
  /** Fetches pages on demand; `count` is the page size, at most 1000 (the default). */
  all<const F extends Path = never>(
    args?: { [N in keyof A]: N extends "fields" ? readonly F[] | undefined : A[N] },
    options?: CallOptions,
  ): Pages<ItemOf<Narrowed<Data, F>, K>>;
}

type PagesOf<A, Data, O, Rest extends Options, Path extends string> = Rest extends readonly []
  ? unknown
  : O extends { readonly pages: infer K }
    ? object extends A
      ? OptionalAllPages<A, Data, K, Path>
      : AllPages<A, Data, K, Path>
    : unknown;

/** The call of an operation. `M` types the merge fields of the account. */
export type Call<T, M = MergeValues, Rest extends Options = Options> =
  T extends TypedOperation<infer _R, infer S, infer O>
    ? CallOf<ArgumentsOf<T, M>, ResponseOf<S, M>, Rest, FieldPath<ResponseOf<S>>> &
        PagesOf<ArgumentsOf<T, M>, ResponseOf<S, M>, O, Rest, FieldPath<ResponseOf<S>>>
    : never;

/** The calls of a catalog: `marketing.lists.members.list({ list_id })`. */
export type ApiOf<C, M = MergeValues, Rest extends Options = Options> = {
  readonly [K in keyof C]: C[K] extends Operation ? Call<C[K], M, Rest> : ApiOf<C[K], M, Rest>;
};
