/**
 * Records of one kind, keyed by the ids of their parents and their own: plain JSON, so that the whole state can be
 * stored and brought back. Keys begin with a slash: none is a number, so the records keep the order of their making.
 */
export type Table<T> = Record<string, T>;

/** Ids that lead to a record, outermost first: `[list_id, subscriber_hash]`. */
export type Ids = readonly (string | number)[];

/** Key of the record with these ids. Callers choose some of them, so they may hold anything and are encoded. */
export function keyOf(ids: Ids): string {
  return ids.map((id) => `/${encodeURIComponent(String(id).toWellFormed())}`).join("");
}

/** The record with these ids. */
export function find<T>(table: Table<T>, ids: Ids): T | undefined {
  return table[keyOf(ids)];
}

/** Stores a record, in place of the one that has these ids. */
export function put<T>(table: Table<T>, ids: Ids, record: T): T {
  table[keyOf(ids)] = record;
  return record;
}

/** Removes a record; false when there was none. */
export function remove(table: Table<unknown>, ids: Ids): boolean {
  const key = keyOf(ids);
  return key in table && Reflect.deleteProperty(table, key);
}

/** The records whose ids begin with these, in the order they were made; all records for no ids. */
export function under<T>(table: Table<T>, parents: Ids = []): T[] {
  const start = `${keyOf(parents)}/`;
  const records: T[] = [];
  for (const [key, record] of Object.entries(table)) if (key.startsWith(start)) records.push(record);
  return records;
}

/** Removes the records whose ids begin with these. */
export function removeUnder(table: Table<unknown>, parents: Ids): void {
  const start = `${keyOf(parents)}/`;
  for (const key of Object.keys(table)) if (key.startsWith(start)) Reflect.deleteProperty(table, key);
}
