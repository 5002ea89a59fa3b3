import type { z } from "zod";
import { find, type Ids, put, remove, type Table, under } from "./collections.ts";
import { notFound } from "./problems.ts";
import { pageOf, type SortKeys, sorted } from "./query.ts";
import { bodyOf, type ServiceCall } from "./service-call.ts";
import type { MarketingState } from "./state.ts";

/**
 * A plain resource: what is created can be listed, read, changed and deleted, under parents that the path names.
 *
 * `Stored` is the record in the state, `Answer` what a caller sees of it, `Page` the answer to a list; `S` names the
 * path parameters of the parents, `I` that of the record.
 */
export interface ResourceDescription<
  Stored extends object,
  Answer,
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
  /** Id of a record, as it stands in the path. */
  readonly idOf: (record: Stored) => string | number;
  /** Refuses the call when the parents are not there; it comes before everything else. */
  readonly parents?: (call: ServiceCall<S>) => unknown;
  /** Ids of the parents, where the path may write them in more than one way; it refuses what is not there. */
  readonly at?: (call: ServiceCall<S>) => Ids;
  /** What a caller must and may send to create a record. */
  readonly body: z.ZodType<New>;
  /** What a caller may send to change one; what is left out stays as it is. */
  readonly changes: z.ZodType<Change>;
  /** The new record: ids, defaults, read-only fields. It may refuse. */
  readonly make: (body: New, call: ServiceCall<S>) => Stored;
  /** The record after a change. It may refuse. */
  readonly alter: (record: Stored, changes: Change, call: ServiceCall<S | I>) => Stored;
  readonly view: (record: Stored, call: ServiceCall<S>) => Answer;
  readonly page: (items: Answer[], total_items: number, call: ServiceCall<S>) => Page;
  /** The documented filters: a test made from the query. */
  readonly filter?: (call: ServiceCall<S>) => (record: Stored) => boolean;
  readonly sort?: SortKeys<Stored>;
  /** Set where the service has no pages and gives everything at once. */
  readonly unpaged?: true;
  /** What goes with a record that is deleted. */
  readonly removed?: (record: Stored, call: ServiceCall<S | I>) => void;
}

/** The record with the changes of a body; bodies are JSON, so a missing field is absent and not `undefined`. */
export function changed<T extends object>(
  record: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  return Object.assign({ ...record }, changes);
}

/** Handlers of a plain resource; take the ones that the catalog has. */
export interface ResourceHandlers<Stored, Answer, Page, S extends string, I extends string> {
  list(call: ServiceCall<S>): Page;
  get(call: ServiceCall<S | I>): Answer;
  create(call: ServiceCall<S>): Answer;
  update(call: ServiceCall<S | I>): Answer;
  delete(call: ServiceCall<S | I>): undefined;
  /** The record that the path names, or a refusal. */
  record(call: ServiceCall<S | I>): Stored;
  /** The records under the parents that the path names. */
  records(call: ServiceCall<S>): Stored[];
}

/** The handlers that a description amounts to. */
export function resource<
  Stored extends object,
  Answer,
  Page,
  S extends string,
  I extends string,
  New,
  Change,
>(
  described: ResourceDescription<Stored, Answer, Page, S, I, New, Change>,
): ResourceHandlers<Stored, Answer, Page, S, I> {
  const { idOf, view } = described;
  const tableOf = (call: ServiceCall<S>) => described.table(call.state);
  const scopeOf = (call: ServiceCall<S>): Ids => {
    described.parents?.(call);
    return described.at?.(call) ?? described.scope.map((name) => call.path[name]);
  };
  const record = (call: ServiceCall<S | I>): Stored => {
    const found = find(tableOf(call), [...scopeOf(call), call.path[described.id]]);
    if (found === undefined) throw notFound();
    return found;
  };
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
