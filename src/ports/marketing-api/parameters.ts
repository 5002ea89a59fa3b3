import type { Operation, Route, ShapeOf, TypedOperation } from "./operation.ts";
import type { FieldsQuery } from "./types/common.ts";

/** Query parameters of reading one resource. */
export const FIELDS = ["fields", "exclude_fields"] as const;

/** Query parameters of the lists that take no fields. */
export const PAGE_ONLY = ["count", "offset"] as const;

/** Query parameters of a list. */
export const PAGE = [...FIELDS, ...PAGE_ONLY] as const;

/** A row of the catalog that reads one resource, of which the caller can choose fields. */
export function read<const R extends Route, A extends object>(
  route: R,
  shapes: ShapeOf<{ response: A }>,
): TypedOperation<
  R,
  { query: FieldsQuery; response: A },
  { readonly query: readonly ["fields", "exclude_fields"] }
>;
export function read(route: Route): Operation {
  return { route, rules: { query: FIELDS } };
}

/** A row of the catalog whose only parameters are those of the path and a required body. */
export function write<
  const R extends Route,
  S extends { readonly body: object; readonly response?: object; readonly query?: never },
>(route: R, shapes: ShapeOf<S>): TypedOperation<R, S, { readonly body: "required" }>;
export function write(route: Route): Operation {
  return { route, rules: { body: "required" } };
}
