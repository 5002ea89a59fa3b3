import type { Operation, TypedOperation } from "../../../../src/ports/marketing-api/operation.ts";

/**
 * How the provider's client calls an operation: its method, and a value for every query parameter that our types
 * have. None may be left out, and none may be there that the types do not know.
 */
export type Row<T> =
  T extends TypedOperation<infer _Route, infer S, infer _Rules>
    ? S extends { readonly query: infer Q }
      ? readonly [method: string, query: Required<Q>]
      : readonly [method: string]
    : never;

/** Rows, grouped as the catalog is. Complete, or it does not compile. */
export type Rows<C> = { readonly [K in keyof C]: C[K] extends Operation ? Row<C[K]> : Rows<C[K]> };

/** A text with characters that mean something in a URL, or none at all in ASCII. */
export const text = "50% of 1+1 & more? é/🎉#;='";
/** A moment; its plus sign must not arrive as a space. */
export const moment = "2026-11-21T08:00:00+00:00";
/** A list. */
const list = ["first", "se cond", "members.merge_fields.FNAME"];
/** The choice of fields that nearly all answers offer. */
export const fields = { fields: list, exclude_fields: ["_links"] };
/** A page of a list; zero is a value too. */
export const page = { ...fields, count: 7, offset: 0 };
