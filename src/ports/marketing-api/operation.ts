import { fieldOf } from "./field.ts";

/** HTTP methods of the Marketing API. */
export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Method and path in one literal: `GET /lists/{list_id}/members`. */
export type Route = `${Method} /${string}`;

/** Names of the path parameters of a route. */
export type PathName<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never;

/**
 * The types of a call: query, body and response. An absent one means that there is none (a response of 204 has no data).
 */
export interface Shape {
  readonly query?: object;
  readonly body?: object;
  readonly response?: object;
}

/** The shape of a call as a value that exists for its type only. */
export interface ShapeOf<S extends Shape> {
  /** Never set at run time. */
  readonly _shape?: S;
}

/** Types a row of the catalog, without cost at run time. */
/* @__NO_SIDE_EFFECTS__ */
export function shape<S extends Shape>(): ShapeOf<S> {
  return {};
}

type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T] & string;

/** Keys of a response that hold the items of a list. */
type ListKey<A> = { [K in keyof A]-?: NonNullable<A[K]> extends readonly unknown[] ? K : never }[keyof A] &
  string;

type BodyRule<S extends Shape> = S extends { readonly body: object }
  ? { readonly body: "required" | "optional" }
  : { readonly body?: never };

type QueryRule<S extends Shape> = S extends { readonly query: infer Q }
  ? { readonly query: readonly (keyof Q & string)[] } & ([RequiredKey<Q>] extends [never]
      ? { readonly requires?: never }
      : { readonly requires: readonly [RequiredKey<Q>, ...RequiredKey<Q>[]] })
  : { readonly query?: never; readonly requires?: never };

type PageRule<S extends Shape> = S extends {
  readonly query: { readonly offset?: unknown } | { readonly cursor?: unknown };
  readonly response: infer A;
}
  ? { readonly pages?: ListKey<A> }
  : { readonly pages?: never };

/**
 * What an operation needs at run time besides its route. The compiler requires what the shape implies: `body`, the
 * names of the `query` parameters, and those that are required (`requires`).
 */
export type Rules<S extends Shape> = BodyRule<S> &
  QueryRule<S> &
  PageRule<S> & {
    /** Whether the call is safe to retry. Default: GET, PUT and DELETE are. */
    readonly safe?: boolean;
    /** Other names of path parameters: `{ outreach_id: "survey_id" }`. */
    readonly also?: { readonly [parameter: string]: string };
  };

/** A row of the catalog. */
export interface Operation {
  readonly route: Route;
  readonly rules: {
    readonly body?: "required" | "optional";
    readonly query?: readonly string[];
    readonly requires?: readonly string[];
    readonly pages?: string;
    readonly safe?: boolean;
    readonly also?: { readonly [parameter: string]: string };
  };
}

/** A typed row; its rules are literal types, from which the type of the call is derived. */
export interface TypedOperation<R extends Route, S extends Shape, O> extends Operation, ShapeOf<S> {
  readonly route: R;
  readonly rules: O & Operation["rules"];
}

/**
 * A row of the catalog: `op("GET /lists/{list_id}/members", shape<{ query: …; response: … }>(), { pages: "members" })`.
 */
export function op<const R extends Route, S extends Shape, const O extends Rules<S>>(
  route: R,
  shapes: ShapeOf<S>,
  rules: O,
): TypedOperation<R, S, O>;
export function op<const R extends Route, S extends Shape>(
  route: R,
  shapes: ShapeOf<S>,
  ...none: object extends Rules<S> ? [] : [rules: Rules<S>]
): TypedOperation<R, S, object>;
/* @__NO_SIDE_EFFECTS__ */
export function op(route: Route, _shapes: ShapeOf<Shape>, rules: Operation["rules"] = {}): Operation {
  return { route, rules };
}

/** Operations, grouped by path. */
export interface Catalog {
  readonly [name: string]: Operation | Catalog;
}

/** Tells a row of the catalog from a group of rows. */
export function isOperation(entry: Operation | Catalog): entry is Operation {
  return typeof fieldOf(entry, "route") === "string";
}
