import { invalidResource } from "./problems.ts";
import type { ServiceCall } from "./service-call.ts";
import { timeOf } from "./timestamps.ts";

/** Page size where none is asked for, and the largest there is (facts of the service). */
const DEFAULT_COUNT = 10;
const MAX_COUNT = 1000;

type Asked = Pick<ServiceCall, "query">;

/** The page of the items that the query asks for with `count` and `offset`. */
export function pageOf<T>(call: Asked, items: readonly T[]): T[] {
  const count = wholeNumber(call, "count") ?? DEFAULT_COUNT;
  const offset = wholeNumber(call, "offset") ?? 0;
  if (count > MAX_COUNT) {
    throw invalidResource({ field: "count", message: `Count must be ${MAX_COUNT} or less` });
  }
  return items.slice(offset, offset + count);
}

/** What a record is sorted by, by the name of the sort field. */
export type SortKeys<T> = Readonly<Record<string, (record: T) => string | number>>;

/** The records in the order that `sort_field` and `sort_dir` ask for; as they are when nothing is asked. */
export function sorted<T>(call: Asked, records: readonly T[], keys: SortKeys<T>): T[] {
  const { sort_field, sort_dir } = call.query;
  const direction = sort_dir?.toUpperCase() ?? "ASC";
  if (direction !== "ASC" && direction !== "DESC") throw unknownValue("sort_dir", ["ASC", "DESC"]);
  const names = Object.keys(keys);
  if (sort_field !== undefined && !names.includes(sort_field)) throw unknownValue("sort_field", names);
  const key = sort_field === undefined ? undefined : keys[sort_field];
  const inOrder = key === undefined ? [...records] : records.toSorted((a, b) => compare(key(a), key(b)));
  return direction === "DESC" ? inOrder.reverse() : inOrder;
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A query parameter that is yes or no; undefined when it was not given. */
export function flag(call: Asked, name: string): boolean | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (["true", "1"].includes(given)) return true;
  if (["false", "0", ""].includes(given)) return false;
  throw invalidResource({ field: name, message: "Schema describes boolean, string found instead" });
}

/** A query parameter that is one of some values; undefined when it was not given. */
export function choice<const V extends string>(
  call: Asked,
  name: string,
  values: readonly V[],
): V | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  const known = values.find((value) => value === given);
  if (known === undefined) throw unknownValue(name, values);
  return known;
}

/** The values of a query parameter that is a list; undefined when it was not given. */
export function listed(call: Asked, name: string): readonly string[] | undefined {
  return call.query[name]
    ?.split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/**
 * A test of moments by two query parameters: not before `since`, not at or after `before`. A record without the moment
 * fails either.
 */
export function period(call: Asked, since: string, before: string): (moment: string | undefined) => boolean {
  const from = moment(call, since);
  const to = moment(call, before);
  if (from === undefined && to === undefined) return () => true;
  return (text) => {
    const time = Date.parse(text ?? "");
    return time >= (from ?? Number.NEGATIVE_INFINITY) && time < (to ?? Number.POSITIVE_INFINITY);
  };
}

/** A query parameter that is a moment, in milliseconds; undefined when it was not given. */
export function moment(call: Asked, name: string): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  const time = timeOf(given);
  if (Number.isNaN(time)) throw invalidResource({ field: name, message: "Date is not valid" });
  return time;
}

/** A query parameter that is a whole number from 0; undefined when it was not given. */
function wholeNumber(call: Asked, name: string): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) {
    throw invalidResource({ field: name, message: "Schema describes integer, string found instead" });
  }
  return Number(given);
}

function unknownValue(field: string, values: readonly string[]) {
  return invalidResource({ field, message: `Value must be one of: ${values.join(", ")}` });
}
