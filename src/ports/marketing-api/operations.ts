import type { ArgumentsOf, ResponseTo } from "./call.ts";
import { catalog } from "./catalog.ts";
import type { Catalog, Method, Operation, PathName } from "./operation.ts";
import { isOperation } from "./operation.ts";
import { isSafe, partsOf } from "./request.ts";

type NamesIn<C, Prefix extends string> = {
  [K in keyof C & string]: C[K] extends Operation ? `${Prefix}${K}` : NamesIn<C[K], `${Prefix}${K}.`>;
}[keyof C & string];

/** The row or the group at a path in the catalog. */
export type RowAt<Name extends string, C = typeof catalog> = Name extends `${infer Group}.${infer Rest}`
  ? Group extends keyof C
    ? RowAt<Rest, C[Group]>
    : never
  : Name extends keyof C
    ? C[Name]
    : never;

/** Name of an operation, its path in the catalog: `lists.members.list`. */
export type OperationName = NamesIn<typeof catalog, "">;

/** Names of the path parameters of an operation: `"list_id" | "subscriber_hash"`. */
export type PathParameter<Name extends OperationName> = PathName<RowAt<Name>["route"]>;

/** The arguments of an operation: `Arguments<"lists.members.list">`. */
export type Arguments<Name extends OperationName> = ArgumentsOf<RowAt<Name>>;

/** The response of an operation: `OperationResponse<"lists.members.list">`; `undefined` for a 204. */
export type OperationResponse<Name extends OperationName> = ResponseTo<RowAt<Name>>;

/** A row of the catalog as flat data, for tools. */
export interface OperationData {
  readonly name: OperationName;
  readonly method: Method;
  /** Relative to the base URL, with parameters in braces: `/lists/{list_id}/members`. */
  readonly path: string;
  /** In the order of the path. */
  readonly pathParameters: readonly string[];
  readonly body: "required" | "optional" | "none";
  readonly requiredQuery: readonly string[];
  /** Key of a page's items in the response; `undefined` without pages. */
  readonly pages: string | undefined;
  /** Whether the call is safe to retry. */
  readonly safe: boolean;
  /** The row itself. */
  readonly operation: Operation;
}

/** All operations of the catalog, in order. */
export const operations: readonly OperationData[] = /* @__PURE__ */ flatten(catalog, "");

/** Finds an operation by name. */
export function findOperation(name: string): OperationData | undefined {
  return operations.find((data) => data.name === name);
}

function flatten(rows: Catalog, prefix: string): OperationData[] {
  return Object.entries(rows).flatMap(([key, entry]) =>
    isOperation(entry) ? [dataOf(`${prefix}${key}`, entry)] : flatten(entry, `${prefix}${key}.`),
  );
}

function dataOf(name: string, operation: Operation): OperationData {
  const [method, path] = partsOf(operation);
  const { body = "none", requires = [], pages } = operation.rules;
  return {
    // The names that a walk of the catalog meets are those that its type has.
    name: name as OperationName,
    method,
    path,
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter),
    body,
    requiredQuery: requires,
    pages,
    safe: isSafe(operation),
    operation,
  };
}
