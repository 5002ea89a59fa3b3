import type { ContentDocument } from "./document.ts";
import type { Literal, Path, Predicate } from "./predicates.ts";

/** Whether a document matches. */
export type Test = (document: ContentDocument) => boolean;

/** A predicate on a path. */
export type PathPredicate = Predicate & { readonly path: Path };

/** Rejects a predicate with another number of arguments. */
export function arity(predicate: Predicate, count: number): void {
  if (predicate.args.length !== count) {
    predicate.fail("args", `unexpected number of arguments: ${predicate.args.length}; expected ${count}`);
  }
}

/** The argument of a predicate that requires a list. */
export function list(predicate: Predicate): Literal[] {
  const [value] = predicate.args;
  return Array.isArray(value) ? value : predicate.fail("args", "expected a list");
}
