import type { Options, Result } from "./call.ts";
import { MarketingApiError } from "./errors.ts";
import type { PathName, Route } from "./operation.ts";
import { type CallArguments, type OperationRequest, requestOf } from "./request.ts";

/** Arguments of a route: parameters of the path and the query together, `body` apart. */
export type RouteArguments<R extends Route> = {
  readonly [K in PathName<R>]: string | number;
} & { readonly body?: object | undefined } & { readonly [parameter: string]: unknown };

/** Calls by method and path. */
export interface RouteCalls<Rest extends Options> {
  /**
   * Calls a route that the catalog lacks: `request<Things>("GET /things/{id}", { id, count: 5 })`. Arguments that are no
   * parameters of the path are those of the query. Queue, retries and errors are those of all calls.
   */
  request<Data = unknown, const R extends Route = Route>(
    route: R,
    ...rest: [PathName<R>] extends [never]
      ? readonly [args?: RouteArguments<R>, ...rest: Rest]
      : readonly [args: RouteArguments<R>, ...rest: Rest]
  ): Result<Data, Rest>;
}

const ROUTE = /^(GET|POST|PATCH|PUT|DELETE) \/(?!\/)[^\s?#\\]*$/;
/** A URL with such a segment is another URL. */
const DOTS = /\/(\.|%2e){1,2}(\/|$)/i;

/**
 * Turns the arguments of `request` into a request.
 *
 * @throws {MarketingApiError} `invalid-parameter` when the route or a value cannot be sent, `missing-parameter` without a
 *   parameter of the path.
 */
export function routeRequestOf(route: Route, args?: CallArguments): OperationRequest {
  if (typeof route !== "string" || !ROUTE.test(route) || DOTS.test(route)) {
    const what =
      'it has to be a method and a path, such as "GET /lists/{list_id}"; the query belongs to the arguments';
    throw MarketingApiError.invalid("route", "request", what);
  }
  const query = Object.keys({ ...args }).filter((name) => name !== "body" && !route.includes(`{${name}}`));
  return requestOf(route, { route, rules: { body: "optional", query } }, args);
}
