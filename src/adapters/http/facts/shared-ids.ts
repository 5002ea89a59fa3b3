import type { Content } from "../../../domain/content/content.ts";
import { addressOfPage } from "../../../domain/links/address.ts";

/** Facts of one or more lists, as `/facts.json` has them. */
type AllFacts = Readonly<Record<string, unknown>>;

type Fact = Readonly<Record<string, unknown>>;

/**
 * Facts of a translation with the ids of the default language, for programs that read both: those of a page that is a
 * translation, if both pages state as many, and the same.
 *
 * @param mainPageOf - The address of the page that a page is a translation of.
 */
export function withSharedIds<Facts extends AllFacts>(
  facts: Facts,
  main: AllFacts,
  mainPageOf: (page: string) => string | undefined,
): Facts {
  const shared = Object.entries(facts).map(([name, list]) => {
    const other = main[name];
    return [name, Array.isArray(list) && Array.isArray(other) ? sharedIn(list, other, mainPageOf) : list];
  });
  return { ...facts, ...Object.fromEntries(shared) };
}

function sharedIn(
  list: readonly unknown[],
  main: readonly unknown[],
  mainPageOf: (page: string) => string | undefined,
): readonly unknown[] {
  const own = Map.groupBy(list, pageOf);
  const stated = Map.groupBy(main, pageOf);
  const pairs = [...own].flatMap(([page, facts]) => {
    const others = stated.get(page === undefined ? undefined : mainPageOf(page)) ?? [];
    return facts.length === others.length ? facts.map((fact, index) => [fact, others[index]] as const) : [];
  });
  const pairedWith = new Map(pairs);
  return list.map((fact) => withId(fact, pairedWith.get(fact)));
}

function pageOf(fact: unknown): string | undefined {
  return isFact(fact) && typeof fact.page === "string" ? fact.page : undefined;
}

/** A fact with the id of another one that says the same, and its rows with those of the other one's. */
function withId(fact: unknown, other: unknown): unknown {
  if (!isFact(fact) || !isFact(other) || !areSame(fact, other)) return fact;
  const { rows } = fact;
  const { rows: others } = other;
  const areRows = Array.isArray(rows) && Array.isArray(others) && rows.length === others.length;
  return {
    ...fact,
    ...("id" in fact && "id" in other && { id: other.id }),
    ...(areRows && { rows: rows.map((row, index) => withId(row, others[index])) }),
  };
}

/** Whether two facts have the same numbers and dates. Words are of a language. */
function areSame(one: Fact, other: Fact): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const values = [one[name], other[name]];
    return !values.some(isOfNoLanguage) || values[0] === values[1];
  });
}

function isOfNoLanguage(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value));
}

function isFact(value: unknown): value is Fact {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The addresses of the pages of the default language, by those of their translations. */
export function mainPagesOf(content: Content, origin: string): (page: string) => string | undefined {
  return (address) => {
    const page = address.startsWith(origin) ? content.pageAt(address.slice(origin.length)) : undefined;
    const main = page && content.translationOf(page, undefined);
    const href = main && addressOfPage(main);
    return href === undefined ? undefined : origin + href;
  };
}
