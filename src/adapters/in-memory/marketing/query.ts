import { findOperation } from "../../../ports/marketing-api/operations.ts";
import { invalid } from "./problems.ts";
import type { ServiceCall } from "./service-call.ts";
import { allowedValues, queryTypes } from "./signatures.ts";
import { timeOf } from "./timestamps.ts";

/** Default and maximum page size; limits of the service. */
const DEFAULT_COUNT = 10;
const MAX_COUNT = 1000;

/** The query of a call, and its operation: the catalog knows which parameters it has, and their types. */
export type WithQuery = Pick<ServiceCall, "operation" | "query" | "state">;

/** How records are chosen where the names of parameters do not say it. */
export interface Selection<R> {
  /** Tests of a record by query parameter. */
  readonly filters?: Readonly<Record<string, (record: R, wanted: string, call: WithQuery) => boolean>>;
  /** A further test, such as for parameters that go together. */
  readonly test?: (record: R) => boolean;
  /** Sort keys by `sort_field`. Default: the field of that name. */
  readonly sort?: Readonly<Record<string, (record: R) => string | number>>;
}

/** A page of records as a response: `{ stores: […], total_items: 2 }`. */
export function listing<K extends string, R extends object, V>(
  call: WithQuery,
  key: K,
  records: readonly R[],
  view: (record: R) => V,
  selection?: Selection<R>,
): { readonly [Name in K]: V[] } & { readonly total_items: number };
export function listing<R extends object>(
  call: WithQuery,
  key: string,
  records: readonly R[],
  view: (record: R) => unknown,
  selection: Selection<R> = {},
): object {
  const found = selected(call, records, selection);
  return { [key]: pageOf(call, found).map(view), total_items: found.length };
}

/**
 * The records that a query asks for, in order. A parameter `since_…` or `before_…` is compared with the time in that
 * field, which a record without it fails; any other with the field of its name.
 */
function selected<R extends object>(
  call: WithQuery,
  records: readonly R[],
  { filters = {}, test = () => true, sort = {} }: Selection<R> = {},
): R[] {
  const tests = Object.entries(checkedQuery(call)).flatMap(([name, wanted]) => {
    const filter = filters[name];
    if (filter !== undefined) return [(record: R) => filter(record, wanted, call)];
    return NOT_FILTERS.has(name) ? [] : [fieldTest(call, name, wanted)];
  });
  const matching = records.filter((record) => tests.every((fits) => fits(record)) && test(record));
  const { sort_field, sort_dir } = call.query;
  const key = sort_field === undefined ? undefined : (sort[sort_field] ?? keyOf(sort_field));
  const inOrder = key === undefined ? matching : matching.toSorted((a, b) => compare(key(a), key(b)));
  return sort_dir?.toUpperCase() === "DESC" ? inOrder.reverse() : inOrder;
}

/** Parameters that are not about a field of a record. */
const NOT_FILTERS: ReadonlySet<string> = new Set([
  "fields",
  "exclude_fields",
  "count",
  "offset",
  "sort_field",
  "sort_dir",
  "include_resend_shortcut_eligibility",
  "include_total_contacts",
  "include_cleaned",
  "include_transactional",
  "include_unsubscribed",
]);

function fieldTest(call: WithQuery, name: string, wanted: string): (record: object) => boolean {
  const [, side, field = ""] = /^(since|before)_(.+)$/.exec(name) ?? [];
  if (side === undefined) return (record) => String(Reflect.get(record, name)) === wanted;
  const limit = moment(call, name) ?? 0;
  return (record) => {
    const time = Date.parse(String(Reflect.get(record, field)));
    return side === "since" ? time >= limit : time < limit;
  };
}

function keyOf(field: string): (record: object) => string | number {
  return (record) => {
    const value: unknown = Reflect.get(record, field);
    return typeof value === "number" ? value : String(value).toLowerCase();
  };
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Types of parameters that are `true` or `false`, or 1, 0 or empty. */
const FLAGS: readonly string[] = ["boolean", '"true" | "false"'];

/** The query, without parameters that the operation does not have; flags are `true` or `false`. */
function checkedQuery(call: WithQuery): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, type] of queryTypes(call.operation)) {
    const given = call.query[name];
    if (given === undefined) continue;
    if (FLAGS.includes(type)) {
      query[name] = String(flag(call, name));
      continue;
    }
    const values = name === "sort_dir" ? ["ASC", "DESC", "asc", "desc"] : allowedValues(type);
    if (values?.includes(given) === false) throw invalid(name, `Value must be one of: ${values.join(", ")}`);
    query[name] = given;
  }
  return query;
}

/** The page of items for `count` and `offset` of the query; all items if the operation has no pages. */
function pageOf<T>(call: WithQuery, items: readonly T[]): T[] {
  if (findOperation(call.operation)?.operation.rules.query?.includes("count") !== true) return [...items];
  const count = wholeNumber(call, "count") ?? DEFAULT_COUNT;
  const offset = wholeNumber(call, "offset") ?? 0;
  if (count > MAX_COUNT) throw invalid("count", `Count must be ${MAX_COUNT} or less`);
  return items.slice(offset, offset + count);
}

/** A boolean query parameter; `undefined` if it is missing. */
export function flag(call: Pick<WithQuery, "query">, name: string): boolean | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (["true", "1"].includes(given)) return true;
  if (["false", "0", ""].includes(given)) return false;
  throw invalid(name, "Schema describes boolean, string found instead");
}

/** The values of a list query parameter; `undefined` if it is missing. */
export function listed(call: Pick<WithQuery, "query">, name: string): readonly string[] | undefined {
  return call.query[name]
    ?.split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/** A date query parameter in milliseconds; `undefined` if it is missing. */
export function moment(call: Pick<WithQuery, "query">, name: string): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  const time = timeOf(given);
  if (Number.isNaN(time)) throw invalid(name, "Date is not valid");
  return time;
}

/** A non-negative integer query parameter; `undefined` if it is missing. */
function wholeNumber(call: WithQuery, name: string): number | undefined {
  const given = call.query[name];
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw invalid(name, "Schema describes integer, string found instead");
  return Number(given);
}

/** Field names as a tree: `members.email_address,total_items` is `{ members: { email_address: {} }, total_items: {} }`. */
interface FieldTree {
  [name: string]: FieldTree;
}

/**
 * Filters a response by `fields` and `exclude_fields`. Both are comma-separated; dots lead into sub-objects, also of
 * lists.
 */
export function chosenFields(response: unknown, query: Readonly<Record<string, string>>): unknown {
  const { fields, exclude_fields } = query;
  const kept = fields === undefined || fields === "" ? response : chosen(response, treeOf(fields), "has");
  return exclude_fields === undefined || exclude_fields === ""
    ? kept
    : chosen(kept, treeOf(exclude_fields), "lacks");
}

function treeOf(list: string): FieldTree {
  const tree: FieldTree = Object.create(null);
  for (const path of list.split(",")) {
    let branch = tree;
    for (const name of path.trim().split(".")) {
      branch[name] ??= Object.create(null);
      branch = branch[name] ?? tree;
    }
  }
  return tree;
}

function isLeaf(tree: FieldTree): boolean {
  return Object.keys(tree).length === 0;
}

/** The fields that the tree has, or those that it lacks, of a value or of each item of a list. */
function chosen(value: unknown, tree: FieldTree, which: "has" | "lacks"): unknown {
  if (which === "has" && isLeaf(tree)) return value;
  if (Array.isArray(value)) return value.map((item) => chosen(item, tree, which));
  if (typeof value !== "object" || value === null) return value;
  const left: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    if (branch === undefined && which === "lacks") left[name] = inner;
    else if (branch && (which === "has" || !isLeaf(branch))) left[name] = chosen(inner, branch, which);
  }
  return left;
}
