import { invalid, notFound } from "./problems.ts";

/**
 * Records of one type, keyed by the ids of their parents and their own id. Plain JSON, so that the state can be stored
 * and restored. Keys begin with a slash: JavaScript would sort numeric keys, and records keep their order of creation.
 */
export type Table<T> = Record<string, T>;

export function emptyTable<T>(): Table<T> {
  return {};
}

/** Ids of a record and its parents, outermost first: `[list_id, subscriber_hash]`. */
export type Ids = readonly (string | number)[];

/** Key of the record with these ids. Ids are encoded, because callers choose some of them. */
export function keyOf(ids: Ids): string {
  return ids.map((id) => `/${encodeURIComponent(String(id).toWellFormed())}`).join("");
}

export function find<T>(table: Table<T>, ids: Ids): T | undefined {
  return table[keyOf(ids)];
}

/** The record with these ids. @throws {Refusal} 404 if it does not exist. */
export function existing<T>(table: Table<T>, ids: Ids): T {
  const found = find(table, ids);
  if (found === undefined) throw notFound();
  return found;
}

/** Rejects a body that has to refer to a record that exists. */
export function mustHave(table: Table<unknown>, ids: Ids, field: string, what: string): void {
  if (find(table, ids) === undefined) throw invalid(field, `The ${what} does not exist.`);
}

/** Stores a record, and replaces an existing one with the same ids. */
export function put<T>(table: Table<T>, ids: Ids, record: T): T {
  table[keyOf(ids)] = record;
  return record;
}

/** Removes a record; returns `false` if it does not exist. */
export function remove(table: Table<unknown>, ids: Ids): boolean {
  const key = keyOf(ids);
  return key in table && Reflect.deleteProperty(table, key);
}

/** The records whose ids begin with these, in order of creation. Default: all records. */
export function under<T>(table: Table<T>, parents: Ids = []): T[] {
  const start = `${keyOf(parents)}/`;
  const records: T[] = [];
  for (const [key, record] of Object.entries(table)) if (key.startsWith(start)) records.push(record);
  return records;
}

/** The records whose ids are these and one more, in order of creation. */
export function childrenOf<T>(table: Table<T>, parents: Ids): T[] {
  const start = `${keyOf(parents)}/`;
  return Object.entries(table).flatMap(([key, record]) =>
    key.startsWith(start) && !key.includes("/", start.length) ? [record] : [],
  );
}

/** Removes the records of tables whose ids begin with these. */
export function removeUnder(parents: Ids, ...tables: readonly Table<unknown>[]): void {
  const start = `${keyOf(parents)}/`;
  for (const table of tables) {
    for (const key of Object.keys(table)) if (key.startsWith(start)) Reflect.deleteProperty(table, key);
  }
}
