import { momentOf, valuesAt } from "./fields.ts";
import { arity, type PathPredicate, type Test } from "./filter-arguments.ts";
import type { Literal } from "./predicates.ts";

type Compile = (predicate: PathPredicate) => Test;

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** The `date.` filters; all of them parse dates as UTC. */
export const dateFilters: readonly (readonly [name: string, compile: Compile])[] = [
  ["date.after", (predicate) => dated(predicate, 1, (value, [limit = 0]) => value > limit)],
  ["date.before", (predicate) => dated(predicate, 1, (value, [limit = 0]) => value < limit)],
  ["date.between", (predicate) => dated(predicate, 2, (value, [a = 0, b = 0]) => value >= a && value <= b)],
  ["date.year", (predicate) => calendar(predicate, (date) => date.getUTCFullYear(), [], Object.is)],
  ...calendarFilters("date.month", (date) => date.getUTCMonth() + 1, MONTHS),
  ...calendarFilters("date.day-of-month", (date) => date.getUTCDate(), []),
  ...calendarFilters("date.day-of-week", (date) => date.getUTCDay() || 7, DAYS),
  ...calendarFilters("date.hour", (date) => date.getUTCHours(), []),
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

/** The filters for a part of a date, such as its month, with their `-after` and `-before` variants. */
function calendarFilters(
  name: string,
  part: (date: Date) => number,
  names: readonly string[],
): [string, Compile][] {
  return [
    [name, (predicate) => calendar(predicate, part, names, Object.is)],
    [`${name}-after`, (predicate) => calendar(predicate, part, names, (value, limit) => value > limit)],
    [`${name}-before`, (predicate) => calendar(predicate, part, names, (value, limit) => value < limit)],
  ];
}

function calendar(
  predicate: PathPredicate,
  part: (date: Date) => number,
  names: readonly string[],
  accepts: (value: number, limit: number) => boolean,
): Test {
  arity(predicate, 1);
  const limit = ordinal(predicate.args[0], names);
  if (limit === undefined)
    return predicate.fail("args", `expected a number${names.length > 0 ? " or a name" : ""}`);
  return (document) =>
    valuesAt(document, predicate.path).some((value) => {
      const moment = momentOf(value);
      return !Number.isNaN(moment) && accepts(part(new Date(moment)), limit);
    });
}

/** A number is used as it is; a name, in full or by its first three letters, by its index. */
function ordinal(value: Literal | undefined, names: readonly string[]): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.length < 3) return undefined;
  const index = names.findIndex(
    (name) => name === value.toLowerCase() || name.slice(0, 3) === value.toLowerCase(),
  );
  return index < 0 ? undefined : index + 1;
}
