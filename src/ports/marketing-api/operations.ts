import type { AnswerTo, ArgumentsOf } from "./call.ts";
import { catalog } from "./catalog.ts";
import type { Catalog, Method, Operation, PathName } from "./operation.ts";
import { isOperation } from "./operation.ts";
import { isSafe, partsOf } from "./request.ts";

type NamesIn<C, Prefix extends string> = {
  [K in keyof C & string]: C[K] extends Operation ? `${Prefix}${K}` : NamesIn<C[K], `${Prefix}${K}.`>;
}[keyof C & string];

type RowAt<C, Name extends string> = Name extends `${infer Group}.${infer Rest}`
  ? Group extends keyof C
    ? RowAt<C[Group], Rest>
    : never
  : Name extends keyof C
    ? C[Name]
    : never;

/** Name of an operation: where it is in the catalog, `lists.members.list`. */
export type OperationName = NamesIn<typeof catalog, "">;

/** Names of the path parameters of an operation: `"list_id" | "subscriber_hash"`. */
export type PathParameter<Name extends OperationName> = PathName<RowAt<typeof catalog, Name>["route"]>;

/** What a call of an operation is given: `Arguments<"lists.members.list">`. */
export type Arguments<Name extends OperationName> = ArgumentsOf<RowAt<typeof catalog, Name>>;

/** What a call of an operation brings back: `Answer<"lists.members.list">`; `undefined` for a 204. */
export type Answer<Name extends OperationName> = AnswerTo<RowAt<typeof catalog, Name>>;

/** A row of the catalog as flat data, for tools that walk it. */
export interface OperationData {
  readonly name: OperationName;
  readonly method: Method;
  /** From the base of the API, with its parameters in braces: `/lists/{list_id}/members`. */
  readonly path: string;
  /** In the order of the path. */
  readonly pathParameters: readonly string[];
  readonly body: "required" | "optional" | "none";
  readonly requiredQuery: readonly string[];
  /** Key of the answer that holds a page's items; `undefined` where there are no pages. */
  readonly pages: string | undefined;
  /** Whether the call may be repeated without harm. */
  readonly safe: boolean;
  /** The row itself. */
  readonly operation: Operation;
}

/** Every operation of the catalog, in its order. */
export const operations: readonly OperationData[] = flatten(catalog, "");

const byName: ReadonlyMap<string, OperationData> = new Map(operations.map((data) => [data.name, data]));

/** The operation of a name; `undefined` when there is none. */
export function findOperation(name: string): OperationData | undefined {
  return byName.get(name);
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
