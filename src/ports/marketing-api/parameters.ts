import { type Operation, type Route, type ShapeOf, shape, type TypedOperation } from "./operation.ts";
import type { FieldsQuery, Listed, PageQuery } from "./types/common.ts";

/** Query parameters of reading one resource. */
export const FIELDS = ["fields", "exclude_fields"] as const;

/** Query parameters of the lists that take no fields. */
export const PAGE_ONLY = ["count", "offset"] as const;

/** Query parameters of a list. */
export const PAGE = ["fields", "exclude_fields", "count", "offset"] as const;

// Bundlers keep a list that is made of others, also one that nobody reads, but not such a call.

/** Query parameters of reading one resource, with others. */
export const narrowed = /* @__NO_SIDE_EFFECTS__ */ <const N extends readonly string[]>(...names: N) =>
  [...FIELDS, ...names] as const;

/** Query parameters of a list, with others. */
export const paged = /* @__NO_SIDE_EFFECTS__ */ <const N extends readonly string[]>(...names: N) =>
  [...PAGE, ...names] as const;

/** Types a row of a list by its items. */
export const items = /* @__NO_SIDE_EFFECTS__ */ <I>(): { readonly _item?: I } => ({});

/** Types a row without a body and a query of its own, by its response. */
export const response = /* @__NO_SIDE_EFFECTS__ */ <A extends object>() => shape<{ response: A }>();

/** Types a row without a query by what is sent, its body, and its response. */
export const exchange = /* @__NO_SIDE_EFFECTS__ */ <B extends object, A extends object>() =>
  shape<{ body: B; response: A }>();

/** A row of the catalog that reads one resource, of which the caller can choose fields. */
export function read<const R extends Route, A extends object>(
  route: R,
  shapes: ShapeOf<{ response: A }>,
): TypedOperation<
  R,
  { query: FieldsQuery; response: A },
  { readonly query: readonly ["fields", "exclude_fields"] }
>;
/* @__NO_SIDE_EFFECTS__ */
export function read(route: Route): Operation {
  return { route, rules: { query: FIELDS } };
}

/** A row of the catalog that lists items page by page, without other parameters. */
export function list<const R extends Route, const K extends string, I>(
  route: R,
  typed: { readonly _item?: I },
  pages: K,
): TypedOperation<
  R,
  { query: PageQuery; response: Listed<K, I> },
  { readonly query: readonly ["fields", "exclude_fields", "count", "offset"]; readonly pages: K }
>;
/* @__NO_SIDE_EFFECTS__ */
export function list(route: Route, _items: object, pages: string): Operation {
  return { route, rules: { query: PAGE, pages } };
}

/** A row of the catalog that sends nothing but its path, and gets nothing back. */
/* @__NO_SIDE_EFFECTS__ */
export function act<const R extends Route>(route: R): TypedOperation<R, object, object> {
  return { route, rules: {} };
}

/** A row of the catalog whose only parameters are those of the path and a required body. */
export function write<
  const R extends Route,
  S extends { readonly body: object; readonly response?: object; readonly query?: never },
>(route: R, shapes: ShapeOf<S>): TypedOperation<R, S, { readonly body: "required" }>;
/* @__NO_SIDE_EFFECTS__ */
export function write(route: Route): Operation {
  return { route, rules: { body: "required" } };
}
