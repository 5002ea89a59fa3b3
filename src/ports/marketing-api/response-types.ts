import type { MergeValues } from "./types/members.ts";

/**
 * Paths of the fields of a response, for `fields`: `"members" | "members.email_address" | …`. Items of a list have no
 * index; a map takes any key.
 */
export type FieldPath<T> = T extends readonly (infer Item)[]
  ? FieldPath<Item>
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${FieldPath<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

/** A response narrowed by `fields`. */
export type Picked<T, Path extends string> = T extends readonly (infer Item)[]
  ? readonly Picked<Item, Path>[]
  : T extends object
    ? {
        [K in keyof T as K extends HeadOf<Path> ? K : never]: K extends Path
          ? T[K]
          : Picked<T[K], TailOf<Path, K>>;
      }
    : T;

type HeadOf<Path extends string> = Path extends `${infer Head}.${string}` ? Head : Path;
type TailOf<Path extends string, Head> = Path extends `${Head & string}.${infer Tail}` ? Tail : never;

/** A type with the merge fields of an account (`M`) instead of any; `Sent` is their type in bodies. */
export type WithMergeFields<T, M, Sent = M> = [MergeValues] extends [M] ? T : Filled<T, Sent>;

type Filled<T, M> = T extends readonly (infer Item)[]
  ? readonly Filled<Item, M>[]
  : T extends object
    ? { [K in keyof T]: K extends "merge_fields" ? MergeFieldsIn<T[K], M> : Filled<T[K], M> }
    : T;

// The response of a list's own merge fields has that name, too, for something else.
type MergeFieldsIn<V, M> = NonNullable<V> extends MergeValues ? M | Extract<V, undefined> : V;
