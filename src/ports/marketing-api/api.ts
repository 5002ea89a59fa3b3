import type { ApiOf, Call, CallOptions, CallPromise, CallResponse, Options } from "./call.ts";
import type { ResponseEvent } from "./call-events.ts";
import type { catalog } from "./catalog.ts";
import type { MarketingApiError } from "./errors.ts";
import type { MemberAliases } from "./member-aliases.ts";
import type { Catalog, Operation, Route } from "./operation.ts";
import { isOperation } from "./operation.ts";
import type { RowAt } from "./operations.ts";
import {
  checkOptions,
  FLAG,
  FUNCTION,
  MILLISECONDS,
  NUMBER,
  OBJECT,
  type OptionKinds,
  SIGNAL,
} from "./options.ts";
import { allPages } from "./pages.ts";
import { type CallArguments, type OperationRequest, objectOf, requestOf } from "./request.ts";
import { type RouteCalls, routeRequestOf } from "./route-request.ts";
import type { MergeValues } from "./types/members.ts";

/**
 * The Marketing API: each of its operations as a typed call. Calls reject with `MarketingApiError`.
 *
 * `M` says which merge fields the lists of the account have, for bodies and responses: `MarketingApi<{ FNAME: string }>`.
 */
export type MarketingApi<M extends MergeValues = MergeValues, Rest extends Options = Options> = {
  readonly [K in keyof typeof catalog]: Calls<K, M, Rest>;
} & { readonly lists: { readonly members: MemberAliases<M, Rest> } } & RouteCalls<Rest>;

/** The calls of a group of the catalog: `Calls<"lists.members">`. The compiler shows this name, not all its rows. */
type Calls<Group extends string, M extends MergeValues, Rest extends Options> = {
  readonly [K in keyof RowAt<Group>]: RowAt<Group>[K] extends Operation
    ? Call<RowAt<Group>[K], M, Rest>
    : Calls<`${Group}.${K & string}`, M, Rest>;
};

/** Performs one request: what an adapter of the port implements. Resolves to the data of the response. */
export type Perform = (request: OperationRequest, options: CallOptions) => Promise<unknown>;

/** The calls of a catalog over an adapter. Plain functions in plain objects: tests can spy on them. */
export function createApi<
  const C extends Catalog,
  M extends MergeValues = MergeValues,
  Rest extends Options = Options,
>(rows: C, perform: Perform): ApiOf<C, M, Rest> {
  // The one place where the catalog's types and its rows are tied together; `tests/contract` walks all of them.
  return groupOf(rows, perform, "") as ApiOf<C, M, Rest>;
}

/** `request` over an adapter. */
export function routeCalls(perform: Perform): RouteCalls<Options> {
  const request = (route: Route, args?: CallArguments, options: CallOptions = {}) =>
    performed(perform, String(route), () => routeRequestOf(route, args), options);
  // The caller says what comes: nothing checks a response against its type.
  return { request } as RouteCalls<Options>;
}

const OPTIONS: OptionKinds<CallOptions> = {
  signal: SIGNAL,
  timeout: MILLISECONDS,
  queueTimeout: MILLISECONDS,
  retry: NUMBER,
  headers: OBJECT,
  query: OBJECT,
  background: FLAG,
  onResponse: FUNCTION,
};

function groupOf(rows: Catalog, perform: Perform, path: string): Record<string, unknown> {
  objectOf("createMarketingApiOf", path || "rows", rows);
  const group: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(rows)) {
    const name = path === "" ? key : `${path}.${key}`;
    group[key] = isOperation(entry) ? callOf(name, entry, perform) : groupOf(entry, perform, name);
  }
  return group;
}

/** Not `async`: the caller gets the adapter's own promise, and with it the adapter's word on unawaited failures. */
function performed(
  perform: Perform,
  name: string,
  request: () => OperationRequest,
  options: CallOptions,
): CallPromise<unknown> {
  let last: ResponseEvent | undefined;
  const onResponse = (event: ResponseEvent) => {
    last = event;
    options.onResponse?.(event);
  };
  const begin = () => {
    try {
      checkOptions(name, options, OPTIONS);
      return perform(request(), { ...options, onResponse });
    } catch (error) {
      return Promise.reject(error);
    }
  };
  const call = begin();
  const withResponse = async (): Promise<CallResponse<unknown>> => {
    const data = await call;
    // Without a network there are no headers, and the data says which status it was.
    return { data, status: last?.status ?? (data === undefined ? 204 : 200), headers: last?.headers ?? {} };
  };
  return Object.assign(call, { withResponse });
}

/** What is rejected before it is a call. */
export function rejected(error: MarketingApiError): CallPromise<never> {
  const call = Promise.reject(error);
  return Object.assign(call, { withResponse: () => call });
}

function callOf(name: string, operation: Operation, perform: Perform) {
  const call = (args?: CallArguments, options: CallOptions = {}) =>
    performed(perform, name, () => requestOf(name, operation, args), options);
  if (operation.rules.pages === undefined) return call;
  const all = (args?: CallArguments, options?: CallOptions) =>
    allPages({ name, operation }, call, args, options);
  return Object.assign(call, { all });
}
