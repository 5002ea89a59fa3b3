import type { z } from "zod";
import { existing, type Ids, put, remove, type Table, under } from "./collections.ts";
import { pageOf, type SortKeys, sorted } from "./query.ts";
import { bodyOf, type ServiceCall } from "./service-call.ts";
import type { MarketingState } from "./state.ts";

/**
 * A CRUD resource: records can be created, listed, read, updated and deleted, under the parents in the path.
 *
 * `Stored` is the record in the state, `View` its response, `Page` the response to a list; `S` is the union of the
 * path parameters of the parents, `I` the path parameter of the record.
 */
export interface ResourceDescription<
  Stored extends object,
  View,
  Page,
  S extends string,
  I extends string,
  New,
  Change,
> {
  /** Path parameters of the parents, outermost first: `["list_id"]`. */
  readonly scope: readonly S[];
  /** Path parameter of the record: `merge_id`. */
  readonly id: I;
  readonly table: (state: MarketingState) => Table<Stored>;
  /** Id of a record, as in the path. */
  readonly idOf: (record: Stored) => string | number;
  /** Rejects the request if a parent does not exist. Called first. */
  readonly parents?: (call: ServiceCall<S>) => unknown;
  /** Ids of the parents, if the path can have them in several forms. Rejects missing parents. */
  readonly at?: (call: ServiceCall<S>) => Ids;
  /** Body of a creation. */
  readonly body: z.ZodType<New>;
  /** Body of an update; missing fields do not change. */
  readonly changes: z.ZodType<Change>;
  /** Creates a record with ids, defaults and read-only fields. Can throw a `Refusal`. */
  readonly make: (body: New, call: ServiceCall<S>) => Stored;
  /** Applies an update. Can throw a `Refusal`. */
  readonly alter: (record: Stored, changes: Change, call: ServiceCall<S | I>) => Stored;
  readonly view: (record: Stored, call: ServiceCall<S>) => View;
  readonly page: (items: View[], total_items: number, call: ServiceCall<S>) => Page;
  /** The documented filters: returns a test for the query. */
  readonly filter?: (call: ServiceCall<S>) => (record: Stored) => boolean;
  readonly sort?: SortKeys<Stored>;
  /** Set if the service returns all records without pages. */
  readonly unpaged?: true;
  /** Cleans up after a record is deleted. */
  readonly removed?: (record: Stored, call: ServiceCall<S | I>) => void;
}

/** Merges a body into a record. Bodies are JSON, so missing fields are absent and not `undefined`. */
export function changed<T extends object>(
  record: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  return Object.assign({ ...record }, changes);
}

/** Handlers of a CRUD resource; the catalog may have fewer operations. */
export interface ResourceHandlers<Stored, View, Page, S extends string, I extends string> {
  list(call: ServiceCall<S>): Page;
  get(call: ServiceCall<S | I>): View;
  create(call: ServiceCall<S>): View;
  update(call: ServiceCall<S | I>): View;
  delete(call: ServiceCall<S | I>): undefined;
  /** The record in the path. @throws {Refusal} 404 if it does not exist. */
  record(call: ServiceCall<S | I>): Stored;
  /** The records of the parents in the path. */
  records(call: ServiceCall<S>): Stored[];
}

type Action = "list" | "get" | "create" | "update" | "delete";

/** Handlers of a resource by the names of their operations: `lists.mergeFields.get`. */
export function operationsOf<const Name extends string, H extends Record<Action, unknown>>(
  name: Name,
  handlers: H,
): { readonly [A in Action as `${Name}.${A}`]: H[A] };
export function operationsOf(name: string, handlers: Record<Action, unknown>): object {
  const actions = ["list", "get", "create", "update", "delete"] as const;
  return Object.fromEntries(actions.map((action) => [`${name}.${action}`, handlers[action]]));
}

/** Creates the handlers for a description. */
export function resource<Stored extends object, View, Page, S extends string, I extends string, New, Change>(
  described: ResourceDescription<Stored, View, Page, S, I, New, Change>,
): ResourceHandlers<Stored, View, Page, S, I> {
  const { idOf, view } = described;
  const tableOf = (call: ServiceCall<S>) => described.table(call.state);
  const scopeOf = (call: ServiceCall<S>): Ids => {
    described.parents?.(call);
    return described.at?.(call) ?? described.scope.map((name) => call.path[name]);
  };
  const record = (call: ServiceCall<S | I>): Stored =>
    existing(tableOf(call), [...scopeOf(call), call.path[described.id]]);
  const records = (call: ServiceCall<S>) => under(tableOf(call), scopeOf(call));
  const keep = (call: ServiceCall<S>, kept: Stored) =>
    put(tableOf(call), [...scopeOf(call), idOf(kept)], kept);

  return {
    record,
    records,
    list(call) {
      const matching = records(call).filter(described.filter?.(call) ?? (() => true));
      const inOrder = sorted(call, matching, described.sort ?? {});
      const page = described.unpaged ? inOrder : pageOf(call, inOrder);
      return described.page(
        page.map((found) => view(found, call)),
        matching.length,
        call,
      );
    },
    get: (call) => view(record(call), call),
    create(call) {
      scopeOf(call);
      return view(keep(call, described.make(bodyOf(call, described.body), call)), call);
    },
    update(call) {
      const found = record(call);
      return view(keep(call, described.alter(found, bodyOf(call, described.changes), call)), call);
    },
    delete(call) {
      const found = record(call);
      remove(tableOf(call), [...scopeOf(call), idOf(found)]);
      described.removed?.(found, call);
      return undefined;
    },
  };
}
