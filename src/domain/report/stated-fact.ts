import { type ContentItem, openedIdOf } from "../content/content-item.ts";
import { comparableName } from "../text/comparable-name.ts";
import { type ContentProblem, error, problemsOf } from "./problem.ts";

/** One statement of a fact, as an editor has typed it. */
export interface StatedFact {
  /** Whose it is, and what of it: statements with equal parts are of one fact, in whatever documents they are. */
  readonly of: readonly string[];
  /** What reports call the fact: `the coupon of “Notes 2029”`. */
  readonly name: string;
  readonly value: string | number;
  /** Whether the value is the name of somebody, who may be there with a title, or without a middle name. */
  readonly isName?: true;
  /** Where it stands in the item: `sections[0].classes`. */
  readonly field: string;
}

/** A statement, and the item that it stands in. */
export interface StatementOf {
  readonly item: ContentItem;
  readonly fact: StatedFact;
}

/** Each pair of statements of one fact that have different values. It is reported of the later one. */
export function contraryStatements(statements: readonly StatementOf[]): readonly ContentProblem[] {
  const alike = Map.groupBy(statements, ({ fact }) => JSON.stringify(fact.of.map(comparableName)));
  return [...alike.values()].flatMap((all) => {
    const known = new Map<string, StatementOf[]>();
    return all.flatMap((one) => {
      const value = comparableValue(one.fact);
      const contrary = [...known.values()].flatMap(
        (stated) => stated.findLast((before) => areContrary(before, one)) ?? [],
      );
      // Of those that state the same, two in different places are enough: one of them is not in the place of a later one.
      const same = known.getOrInsertComputed(value, () => []);
      if (same.length < 2 && !same.some((before) => isInOnePlace(before, one))) same.push(one);
      return contrary.flatMap(({ item, fact }) => {
        const { name, value: own, field } = one.fact;
        const where = openedIdOf(item);
        const problem = `${name} is ${own}, but ${fact.value} in ${where}, ${fact.field}: one of them is wrong`;
        return problemsOf(one.item, [error(problem, field)]);
      });
    });
  });
}

function areContrary(one: StatementOf, other: StatementOf): boolean {
  // Of what is there twice in one list, the rules of that list say more.
  if (isInOnePlace(one, other)) return false;
  if (one.fact.isName) return !isSamePerson(String(one.fact.value), String(other.fact.value));
  return comparableValue(one.fact) !== comparableValue(other.fact);
}

function isInOnePlace(one: StatementOf, other: StatementOf): boolean {
  return one.item === other.item && one.fact.field === other.fact.field;
}

function comparableValue({ value }: StatedFact): string {
  return comparableName(String(value)).replace(/\s/g, "");
}

/** Whether all words of one name are in the other one, too: `Dr Susan Mak` and `Susan Mak`. */
export function isSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word));
}

function wordsOf(name: string): readonly string[] {
  return comparableName(name).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
}
