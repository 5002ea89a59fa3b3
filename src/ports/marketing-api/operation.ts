/** HTTP methods of the Marketing API. */
export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Verb and path in one literal: `GET /lists/{list_id}/members`. */
export type Route = `${Method} /${string}`;

/** Names of the path parameters of a route, read out of its literal. */
export type PathName<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never;

/**
 * What travels in a call, in types alone: the query, the body and the answer. Absent `query`, `body` or `answer`
 * means that there is none (an answer of 204 brings no data).
 */
export interface Shape {
  readonly query?: object;
  readonly body?: object;
  readonly answer?: object;
}

/** The shape of a call as a value that exists for its type only. */
export interface ShapeOf<S extends Shape> {
  /** Never there at run time. */
  readonly _shape?: S;
}

/** Carries a call's types into its row of the catalog, at no cost at run time. */
export function shape<S extends Shape>(): ShapeOf<S> {
  return {};
}

type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T] & string;

/** Keys of an answer that hold the items of a list. */
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
  readonly query: { readonly offset?: unknown };
  readonly answer: infer A;
}
  ? { readonly pages?: ListKey<A> }
  : { readonly pages?: never };

/**
 * What has to be known of an operation at run time beside its route. The compiler asks for what the shape implies:
 * `body` where there is one, `query` where there is one with the names of its parameters, `requires` where some of these
 * are required.
 */
export type Rules<S extends Shape> = BodyRule<S> &
  QueryRule<S> &
  PageRule<S> & {
    /** Whether repeating the call is harmless, where the method does not tell: GET, PUT and DELETE are, others not. */
    readonly safe?: boolean;
    /** Other names that a path parameter goes by: `{ outreach_id: "survey_id" }`. */
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

/** A row with its types; its rules stay literal, so that the call's type follows from them. */
export interface TypedOperation<R extends Route, S extends Shape, O> extends Operation, ShapeOf<S> {
  readonly route: R;
  readonly rules: O & Operation["rules"];
}

/**
 * A row of the catalog: `op("GET /lists/{list_id}/members", shape<{ query: …; answer: … }>(), { pages: "members" })`.
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
export function op(route: Route, _shapes: ShapeOf<Shape>, rules: Operation["rules"] = {}): Operation {
  return { route, rules };
}

/** Operations, grouped as their paths are. */
export interface Catalog {
  readonly [name: string]: Operation | Catalog;
}

/** Tells a row of the catalog from a group of rows. */
export function isOperation(entry: Operation | Catalog): entry is Operation {
  return typeof entry.route === "string";
}
