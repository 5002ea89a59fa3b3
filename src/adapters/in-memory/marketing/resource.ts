import {
  findOperation,
  type OperationName,
  type OperationResponse,
  type PathParameter,
} from "../../../ports/marketing-api/operations.ts";
import { type BodyOf, bodyAsObject } from "./bodies.ts";
import { existing, find, type Ids, put, remove, type Table, theOne, under } from "./collections.ts";
import { badRequest } from "./problems.ts";
import { listing, type Selection } from "./query.ts";
import type { ServiceCall } from "./service-call.ts";
import type { MarketingState } from "./state.ts";

/** A handler for each operation of the catalog, typed with the path parameters and the response of the operation. */
export type Handlers = {
  readonly [Name in OperationName]: (call: ServiceCall<PathParameter<Name>, Name>) => OperationResponse<Name>;
};

type Action = "list" | "get" | "create" | "update" | "delete" | "set";
type NameIn<G extends string, A extends Action = Action> = Extract<OperationName, `${G}.${A}`>;

/** A group of operations on records of one type: `lists.mergeFields`. */
export type Group = OperationName extends infer N ? (N extends `${infer G}.get` ? G : never) : never;

export type TableName = {
  [K in keyof MarketingState]: MarketingState[K] extends Table<infer R>
    ? R extends object
      ? K
      : never
    : never;
}[keyof MarketingState];
type ListedGroup = OperationName extends infer N ? (N extends `${infer G}.list` ? G : never) : never;

type RecordIn<K extends TableName> = MarketingState[K] extends Table<infer R> ? R : never;

type CallOf<Name extends OperationName> = ServiceCall<PathParameter<Name>, Name>;
type Scope<G extends string> = ServiceCall<PathParameter<NameIn<G, "list">>>;
type Own<G extends string> = ServiceCall<PathParameter<NameIn<G, "get">>>;
type View<G extends string> = OperationResponse<NameIn<G, "get">>;

/**
 * Records that can be created, listed, read, updated and deleted, as far as the catalog has operations for it. Path
 * parameters, bodies, filters and the key of a page are those of the catalog.
 */
type Description<G extends string, K extends TableName> = Selection<RecordIn<K>> & {
  /** The field of a record that is its id. Default: `id`. */
  readonly id?: keyof RecordIn<K> & string;
  /** The key of the records in a list without pages. */
  readonly items?: keyof OperationResponse<NameIn<G, "list">> & string;
  /** Further fields of a list. The ids of the path are there anyway. */
  readonly page?: (call: Scope<G>) => Partial<OperationResponse<NameIn<G, "list">>>;
  /** Cleans up after a record is deleted. */
  readonly removed?: (record: RecordIn<K>, call: Own<G>) => void;
} & (RecordIn<K> extends View<G> ? { readonly view?: ViewOf<G, K> } : { readonly view: ViewOf<G, K> }) &
  ([NameIn<G, "create">] extends [never]
    ? object
    : {
        /** Creates a record with ids, defaults and read-only fields. Can throw a `Refusal`. */
        readonly make: (body: BodyOf<NameIn<G, "create">>, call: CallOf<NameIn<G, "create">>) => RecordIn<K>;
      }) &
  ([NameIn<G, "update">] extends [never]
    ? object
    : BodyOf<NameIn<G, "update">> extends Partial<RecordIn<K>>
      ? { readonly alter?: AlterOf<G, K> }
      : { readonly alter: AlterOf<G, K> });

/** The response for a record. Default: the record itself. */
type ViewOf<G extends string, K extends TableName> = (record: RecordIn<K>, call: Scope<G>) => View<G>;

/** Applies an update; missing fields do not change. Can throw a `Refusal`. Default: the fields of the body are replaced. */
type AlterOf<G extends string, K extends TableName> = (
  record: RecordIn<K>,
  changes: BodyOf<NameIn<G, "update">>,
  call: Own<G>,
) => RecordIn<K>;

/** An item of a list that is, where the catalog can read one alone, also the response of that. */
type RowIn<G extends string> = ItemIn<OperationResponse<NameIn<G, "list">>> &
  ([NameIn<G, "get">] extends [never] ? object : View<G>);
type ItemIn<L> = { [K in keyof L]-?: L[K] extends readonly (infer I extends object)[] ? I : never }[keyof L];

/** Records that are computed from others for each call. */
interface Computation<G extends string> extends Selection<RowIn<G>> {
  /** The field of a row that is its id. Default: `id`. */
  readonly id?: string;
  /** The key of the rows in a list without pages. */
  readonly items?: keyof OperationResponse<NameIn<G, "list">> & string;
  readonly rows: (call: Scope<G>) => readonly RowIn<G>[];
  /** Further fields of a list. The ids of the path are there anyway. */
  readonly page?: (
    call: Scope<G>,
    rows: readonly RowIn<G>[],
  ) => Partial<OperationResponse<NameIn<G, "list">>>;
}

/** The handlers of a resource, and its records. */
export interface Resource<G extends string, K extends TableName> {
  readonly handlers: Pick<Handlers, NameIn<G>>;
  /** The record in the path. @throws {Refusal} 404 if it does not exist. */
  record(call: Own<G>): RecordIn<K>;
  /** Stores a changed record. */
  keep(call: Own<G>, record: RecordIn<K>): View<G>;
}

/** Merges a body into a record. Bodies are JSON, so missing fields are absent and not `undefined`. */
export function changed<T extends object>(
  record: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  return Object.assign({ ...record }, changes);
}

/** What the types of a description or a computation come down to at run time. */
interface PlainDescription extends Selection<object> {
  readonly id?: string;
  readonly items?: string;
  rows?(call: ServiceCall<string>): readonly object[];
  page?(call: ServiceCall<string>, rows?: readonly object[]): object;
  removed?(record: object, call: ServiceCall<string>): void;
  view?(record: object, call: ServiceCall<string>): unknown;
  make?(body: object, call: ServiceCall<string>): object;
  alter?(record: object, changes: object, call: ServiceCall<string>): object;
}

/** The list of a group: its pages, with the ids of the path. */
function listOf(
  group: string,
  { items = "", ...selection }: { readonly items?: string | undefined } & Selection<object>,
) {
  const listed = findOperation(`${group}.list`);
  const parents = listed?.pathParameters ?? [];
  const list = (call: ServiceCall<string>, rows: readonly object[], view: (row: object) => unknown) => ({
    ...Object.fromEntries(parents.map((name) => [name, call.path[name]])),
    ...listing(call, listed?.pages ?? items, rows, view, selection),
  });
  return { parents, own: findOperation(`${group}.get`)?.pathParameters.at(-1) ?? "", list };
}

/** The handlers of a group that the catalog has operations for. */
function named(group: string, handlers: object): object {
  const all = Object.entries(handlers).map(([action, handle]) => [`${group}.${action}`, handle] as const);
  return Object.fromEntries(all.filter(([name]) => findOperation(name) !== undefined));
}

/** Creates the handlers that list and read computed records. */
export function computed<const G extends ListedGroup>(
  group: G,
  computation: Computation<G>,
): Pick<Handlers, NameIn<G, "list" | "get">>;
export function computed(group: string, described: unknown): object {
  if (!isDescription(described)) throw new TypeError(`There is no description of ${group}`);
  const { id = "id", rows: rowsFor = () => [] } = described;
  const { own, list } = listOf(group, described);
  return named(group, {
    list(call: ServiceCall<string>) {
      const rows = rowsFor(call);
      return { ...list(call, rows, (row) => row), ...described.page?.(call, rows) };
    },
    get: (call: ServiceCall<string>) =>
      theOne(rowsFor(call), (row) => String(Reflect.get(row, id)) === call.path[own]),
  });
}

/** Creates the handlers of a group of operations on the records of a table. */
export function resource<const G extends Group, const K extends TableName>(
  group: G,
  table: K,
  description: Description<G, K>,
): Resource<G, K>;
export function resource(group: string, table: TableName, described: unknown): object {
  if (!isDescription(described)) throw new TypeError(`There is no description of ${group}`);
  const { id = "id", view = (found) => found, make, alter = updated } = described;
  const { parents, own, list } = listOf(group, described);
  const kind = own.replace(/_id$/, "").replaceAll("_", " ");
  const tableOf = (call: ServiceCall<string>): Table<object> => call.state[table];
  const scopeOf = ({ path }: ServiceCall<string>): Ids => parents.map((name) => path[name] ?? "");
  const idsIn = (call: ServiceCall<string>): Ids => [...scopeOf(call), call.path[own] ?? ""];
  const record = (call: ServiceCall<string>) => existing(tableOf(call), idsIn(call));
  const keep = (call: ServiceCall<string>, kept: object) =>
    view(put(tableOf(call), [...scopeOf(call), String(Reflect.get(kept, id))], kept), call);
  const create = (call: ServiceCall<string>, body: object) => {
    const given: unknown = Reflect.get(body, id);
    if (given !== undefined && find(tableOf(call), [...scopeOf(call), String(given)]) !== undefined) {
      throw badRequest(`A ${kind} with the provided ID already exists.`);
    }
    return keep(call, make?.(body, call) ?? body);
  };
  const handlers: Record<Action, (call: ServiceCall<string>) => unknown> = {
    list: (call) => ({
      ...list(call, under(tableOf(call), scopeOf(call)), (found) => view(found, call)),
      ...described.page?.(call),
    }),
    get: (call) => view(record(call), call),
    create: (call) => create(call, bodyAsObject(call)),
    update(call) {
      const found = record(call);
      return keep(call, alter(found, bodyAsObject(call), call));
    },
    delete(call) {
      const found = record(call);
      remove(tableOf(call), idsIn(call));
      described.removed?.(found, call);
      return undefined;
    },
    set(call) {
      const body = bodyAsObject(call);
      if (Reflect.get(body, id) !== call.path[own]) {
        throw badRequest("The ID in the body is not the one in the path.");
      }
      const known = find(tableOf(call), idsIn(call));
      return known === undefined ? create(call, body) : keep(call, alter(known, body, call));
    },
  };
  return { record, keep, handlers: named(group, handlers) };
}

/** The compiler has checked the rest against the catalog. */
function isDescription(described: unknown): described is PlainDescription {
  return typeof described === "object" && described !== null;
}

function updated(record: object, changes: object, { now }: ServiceCall<string>): object {
  return { ...record, ...changes, ...("updated_at" in record && { updated_at: now }) };
}
