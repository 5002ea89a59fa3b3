import type { Operation, TypedOperation } from "../../../../src/ports/marketing-api/operation.ts";

/** An operation that the provider's client lacks: the provider has described it since. */
export const NONE: null = null;

/**
 * How the provider's client calls an operation: its method, and a value for each query parameter in our types. Missing
 * and unknown parameters are type errors.
 */
export type Row<T> = typeof NONE | RowOf<T>;

type RowOf<T> =
  T extends TypedOperation<infer _Route, infer S, infer _Rules>
    ? S extends { readonly query: infer Q }
      ? readonly [method: string, query: Required<Q>]
      : readonly [method: string]
    : never;

/** Rows, grouped like the catalog. A missing row is a type error. */
export type Rows<C> = { readonly [K in keyof C]: C[K] extends Operation ? Row<C[K]> : Rows<C[K]> };

/** A text with characters that are reserved in URLs or not in ASCII. */
export const text = "50% of 1+1 & more? é/🎉#;='";
/** A timestamp; the server must not decode its plus sign as a space. */
export const moment = "2026-11-21T08:00:00+00:00";
/** A list. */
const list = ["first", "se cond", "members.merge_fields.FNAME"];
/** The field parameters that nearly all operations have. */
export const fields = { fields: list, exclude_fields: ["_links"] };
/** Pagination parameters; zero has to be sent, too. */
export const page = { ...fields, count: 7, offset: 0 };
