import { slugOf, uniqueAmong } from "../../../domain/content/slug.ts";

/** What facts of all lists may have. */
export interface StatedFact {
  readonly id?: string | undefined;
  readonly page?: string | undefined;
}

/** The fields by which people tell facts apart, beside the part of the page in which they stand. */
const NAMES = ["title", "name", "event", "kind", "part", "year", "period"] as const;

/**
 * Facts with an id each, by which programs know them again: the page, the list, and what they are called. A capability may give
 * its own, such as that of a document.
 */
export function withIds<Fact extends StatedFact>(
  list: string,
  facts: readonly Fact[],
): (Fact & { readonly id: string })[] {
  const taken = new Set<string>();
  return facts.map((fact) => ({ ...fact, id: uniqueAmong(taken, fact.id ?? idOf(list, fact)) }));
}

function idOf(list: string, fact: StatedFact): string {
  const values = new Map(Object.entries(fact));
  const names = NAMES.flatMap((name) => {
    const value: unknown = values.get(name);
    return typeof value === "string" || typeof value === "number" ? slugOf(String(value)) : [];
  });
  const path = fact.page === undefined ? "/" : new URL(fact.page).pathname;
  return `${path}#${[list, ...names].filter(Boolean).join(".")}`;
}
