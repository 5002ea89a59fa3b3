import { z } from "zod";
import { logEvent } from "../event-log.ts";
import { changed, resource } from "../resource.ts";
import { memberOf } from "./member-lookup.ts";

/** Maximum length of a note; a limit of the service. */
const MAX_NOTE_LENGTH = 1000;

const body = z.object({ note: z.string().max(MAX_NOTE_LENGTH).default("") });

const notes = resource({
  scope: ["list_id", "subscriber_hash"],
  id: "note_id",
  table: (state) => state.notes,
  idOf: ({ id }) => id,
  at: (call) => [memberOf(call).list_id, memberOf(call).id],
  body,
  changes: z.object({ note: z.string().max(MAX_NOTE_LENGTH).exactOptional() }),
  make({ note }, call) {
    const { list_id, id: email_id, contact_id } = memberOf(call);
    logEvent(call, { kind: "note", list_id, email_id, text: note });
    return {
      id: call.newNumber(),
      created_at: call.now,
      created_by: "API",
      updated_at: call.now,
      note,
      list_id,
      email_id,
      contact_id,
    };
  },
  alter: (note, changes, { now }) => ({ ...changed(note, changes), updated_at: now }),
  view: (note) => note,
  page: (items, total_items, call) => {
    const { list_id, id: email_id } = memberOf(call);
    return { notes: items, email_id, list_id, total_items };
  },
  sort: {
    created_at: ({ created_at }) => created_at,
    updated_at: ({ updated_at }) => updated_at,
    note_id: ({ id }) => id,
  },
});

/** Handlers of `/lists/{list_id}/members/{subscriber_hash}/notes`. */
export const noteHandlers = {
  "lists.members.notes.list": notes.list,
  "lists.members.notes.create": notes.create,
  "lists.members.notes.get": notes.get,
  "lists.members.notes.update": notes.update,
  "lists.members.notes.delete": notes.delete,
};
