import {
  findOperation,
  type OperationName,
  type OperationResponse,
  type PathParameter,
} from "../../../ports/marketing-api/operations.ts";
import { type BodyOf, bodyAsObject } from "./bodies.ts";
import { existing, type Ids, put, remove, type Table, under } from "./collections.ts";
import { listing, type Selection } from "./query.ts";
import type { ServiceCall } from "./service-call.ts";
import { signatureOf } from "./signatures.ts";
import type { MarketingState } from "./state/state.ts";

/** A handler for each operation of the catalog, typed with the path parameters and the response of the operation. */
export type Handlers = {
  readonly [Name in OperationName]: (call: ServiceCall<PathParameter<Name>, Name>) => OperationResponse<Name>;
};

type NameIn<G extends string, A extends string> = Extract<OperationName, `${G}.${A}`>;
type CallOf<Name extends OperationName> = ServiceCall<PathParameter<Name>, Name>;
type Scope<G extends string> = ServiceCall<PathParameter<NameIn<G, "list">>>;
type Own<G extends string> = ServiceCall<PathParameter<NameIn<G, "get">>>;
type View<G extends string> = OperationResponse<NameIn<G, "get">>;

type TableName = {
  [K in keyof MarketingState]: MarketingState[K] extends Table<infer R>
    ? R extends object
      ? K
      : never
    : never;
}[keyof MarketingState];
type RecordIn<K extends TableName> = MarketingState[K] extends Table<infer R extends object> ? R : never;

/** A group of operations on records of one type: `lists.mergeFields`. */
type Group = OperationName extends infer N ? (N extends `${infer G}.create` ? G : never) : never;

/** How the records of a group behave. Path parameters, bodies, filters and the key of a page are those of the catalog. */
interface Description<G extends string, R extends object> extends Selection<R> {
  /** The field of a record that is its id. Default: `id`. */
  readonly id?: string;
  /** The key of the records in a list without pages. */
  readonly items?: string;
  /** Further fields of a list. The ids of the path that its type has are there anyway. */
  readonly page?: (call: Scope<G>) => object;
  /** Cleans up after a record is deleted. */
  readonly removed?: (record: R, call: Own<G>) => void;
  /** The response for a record. Default: the record itself. */
  readonly view?: (record: R, call: Scope<G>) => View<G>;
  /** Creates a record with ids, defaults and read-only fields. Can throw a `Refusal`. */
  readonly make: (body: BodyOf<NameIn<G, "create">>, call: CallOf<NameIn<G, "create">>) => R;
  /** Applies an update; missing fields do not change. Can throw a `Refusal`. Default: the fields of the body are replaced. */
  readonly alter?: (record: R, changes: BodyOf<NameIn<G, "update">>, call: Own<G>) => R;
}

/** The handlers of a resource, and its records. */
interface Resource<G extends string, K extends TableName> {
  readonly handlers: Pick<Handlers, NameIn<G, "list" | "get" | "create" | "update" | "delete">>;
  /** The record in the path. @throws {Refusal} 404 if it does not exist. */
  record(call: Own<G>): RecordIn<K>;
}

/** Merges a body into a record. Bodies are JSON, so missing fields are absent and not `undefined`. */
export function changed<T extends object>(
  record: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  return Object.assign({ ...record }, changes);
}

/** What the types of a description come down to at run time. */
interface PlainDescription extends Selection<object> {
  readonly id?: string;
  readonly items?: string;
  page?(call: ServiceCall<string>): object;
  removed?(record: object, call: ServiceCall<string>): void;
  view?(record: object, call: ServiceCall<string>): unknown;
  make(body: object, call: ServiceCall<string>): object;
  alter?(record: object, changes: object, call: ServiceCall<string>): object;
}

/** Creates the handlers of a group of operations on the records of a table, as far as the catalog has them. */
export function resource<const G extends Group, const K extends TableName>(
  group: G,
  table: K,
  description: Description<G, RecordIn<K>>,
): Resource<G, K>;
export function resource(group: string, table: TableName, described: PlainDescription): object {
  const { id = "id", items = "", view = (found) => found, make, alter = changed, ...more } = described;
  const listed = findOperation(`${group}.list`);
  const parents = listed?.pathParameters ?? [];
  const fields = signatureOf(`${group}.list`).response;
  const own = findOperation(`${group}.get`)?.pathParameters.at(-1) ?? "";
  const tableOf = (call: ServiceCall<string>): Table<object> => call.state[table];
  const scopeOf = ({ path }: ServiceCall<string>): Ids => parents.map((name) => path[name] ?? "");
  const idsIn = (call: ServiceCall<string>): Ids => [...scopeOf(call), call.path[own] ?? ""];
  const record = (call: ServiceCall<string>) => existing(tableOf(call), idsIn(call));
  const keep = (call: ServiceCall<string>, kept: object) =>
    view(put(tableOf(call), [...scopeOf(call), String(Reflect.get(kept, id))], kept), call);
  const handlers: Readonly<Record<string, (call: ServiceCall<string>) => unknown>> = {
    list: (call) => ({
      ...Object.fromEntries(parents.filter((name) => name in fields).map((name) => [name, call.path[name]])),
      ...listing(
        call,
        listed?.pages ?? items,
        under(tableOf(call), scopeOf(call)),
        (found) => view(found, call),
        more,
      ),
      ...more.page?.(call),
    }),
    get: (call) => view(record(call), call),
    create: (call) => keep(call, make(bodyAsObject(call), call)),
    update: (call) => keep(call, alter(record(call), bodyAsObject(call), call)),
    delete(call) {
      const found = record(call);
      remove(tableOf(call), idsIn(call));
      more.removed?.(found, call);
      return undefined;
    },
  };
  const named = Object.entries(handlers).map(([action, handle]) => [`${group}.${action}`, handle] as const);
  return {
    record,
    handlers: Object.fromEntries(named.filter(([name]) => findOperation(name) !== undefined)),
  };
}
