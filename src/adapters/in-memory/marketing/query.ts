import { invalidResource } from "./problems.ts";
import type { ServiceCall } from "./service-call.ts";
import { timeOf } from "./timestamps.ts";

/** Default and maximum page size; limits of the service. */
const DEFAULT_COUNT = 10;
const MAX_COUNT = 1000;

type WithQuery = Pick<ServiceCall, "query">;

/** The page of items for `count` and `offset` of the query. */
export function pageOf<T>(call: WithQuery, items: readonly T[]): T[] {
  const count = wholeNumber(call, "count") ?? DEFAULT_COUNT;
  const offset = wholeNumber(call, "offset") ?? 0;
  if (count > MAX_COUNT) {
    throw invalidResource({ field: "count", message: `Count must be ${MAX_COUNT} or less` });
  }
  return items.slice(offset, offset + count);
}

/** Functions that return the sort key of a record, by sort field. */
export type SortKeys<T> = Readonly<Record<string, (record: T) => string | number>>;

/** Sorts records by `sort_field` and `sort_dir`. Default: the order does not change. */
export function sorted<T>(call: WithQuery, records: readonly T[], keys: SortKeys<T>): T[] {
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

/** A boolean query parameter; `undefined` if it is missing. */
export function flag(call: WithQuery, name: string): boolean | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (["true", "1"].includes(given)) return true;
  if (["false", "0", ""].includes(given)) return false;
  throw invalidResource({ field: name, message: "Schema describes boolean, string found instead" });
}

/** A query parameter with one of the allowed values; `undefined` if it is missing. */
export function choice<const V extends string>(
  call: WithQuery,
  name: string,
  values: readonly V[],
): V | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  const known = values.find((value) => value === given);
  if (known === undefined) throw unknownValue(name, values);
  return known;
}

/** The values of a list query parameter; `undefined` if it is missing. */
export function listed(call: WithQuery, name: string): readonly string[] | undefined {
  return call.query[name]
    ?.split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/**
 * Returns a test for times by two query parameters: at or after `since`, and before `before`. A record without the time
 * fails both.
 */
export function period(
  call: WithQuery,
  since: string,
  before: string,
): (moment: string | undefined) => boolean {
  const from = moment(call, since);
  const to = moment(call, before);
  if (from === undefined && to === undefined) return () => true;
  return (text) => {
    const time = Date.parse(text ?? "");
    return time >= (from ?? Number.NEGATIVE_INFINITY) && time < (to ?? Number.POSITIVE_INFINITY);
  };
}

/** A date query parameter in milliseconds; `undefined` if it is missing. */
export function moment(call: WithQuery, name: string): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  const time = timeOf(given);
  if (Number.isNaN(time)) throw invalidResource({ field: name, message: "Date is not valid" });
  return time;
}

/** A non-negative integer query parameter; `undefined` if it is missing. */
function wholeNumber(call: WithQuery, name: string): number | undefined {
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
