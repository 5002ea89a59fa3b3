import { momentOf, valuesAt } from "./fields.ts";
import { arity, type PathPredicate, type Test } from "./filter-arguments.ts";

type Compile = (predicate: PathPredicate) => Test;

/** The `date.` filters; all of them parse dates as UTC. */
export const dateFilters: readonly (readonly [name: string, compile: Compile])[] = [
  ["date.after", (predicate) => dated(predicate, 1, (value, [limit = 0]) => value > limit)],
  ["date.before", (predicate) => dated(predicate, 1, (value, [limit = 0]) => value < limit)],
  ["date.between", (predicate) => dated(predicate, 2, (value, [a = 0, b = 0]) => value >= a && value <= b)],
  ["date.year", yearly],
];

/** Compares a date or time with the arguments, in milliseconds. */
function dated(
  predicate: PathPredicate,
  count: number,
  accepts: (value: number, limits: readonly number[]) => boolean,
): Test {
  arity(predicate, count);
  const limits = predicate.args.map(momentOf);
  if (limits.some(Number.isNaN)) predicate.fail("args", "expected a date");
  return (document) =>
    valuesAt(document, predicate.path).some((value) => {
      const moment = momentOf(value);
      return !Number.isNaN(moment) && accepts(moment, limits);
    });
}

function yearly(predicate: PathPredicate): Test {
  arity(predicate, 1);
  const [year] = predicate.args;
  if (typeof year !== "number") return predicate.fail("args", "expected a number");
  return (document) =>
    valuesAt(document, predicate.path).some((value) => new Date(momentOf(value)).getUTCFullYear() === year);
}
