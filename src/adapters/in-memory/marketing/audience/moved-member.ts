import { keyOf, type Table } from "../collections.ts";
import type { MarketingState } from "../state.ts";
import type { StoredMember } from "./state.ts";

/** Moves the records of a contact to its new hash after a change of address. */
export function movedTo(state: MarketingState, { list_id, id }: StoredMember, hash: string): void {
  for (const key of Object.keys(state.notes)) {
    const note = state.notes[key];
    if (note?.list_id === list_id && note.email_id === id) state.notes[key] = { ...note, email_id: hash };
  }
  const from = keyOf([list_id, id]);
  const to = keyOf([list_id, hash]);
  rekey(state.notes, from, to);
  rekey(state.events, from, to);
  rekey(state.goals, from, to);
  state.eventLog = state.eventLog.map((loggedEvent) =>
    loggedEvent.list_id === list_id && loggedEvent.email_id === id
      ? { ...loggedEvent, email_id: hash }
      : loggedEvent,
  );
}

function rekey<T>(table: Table<T>, from: string, to: string): void {
  for (const [key, record] of Object.entries(table)) {
    if (!key.startsWith(`${from}/`)) continue;
    Reflect.deleteProperty(table, key);
    table[to + key.slice(from.length)] = record;
  }
}
