import { z } from "zod";
import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { find, put, remove, removeUnder } from "../collections.ts";
import { logEvent } from "../event-log.ts";
import { invalidResource, memberExists, Refusal } from "../problems.ts";
import { pageOf, sorted } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { bodyOf, type ServiceCall, valid } from "../service-call.ts";
import { listOf } from "./find-list.ts";
import { createBody, setBody, updateBody } from "./member-body.ts";
import { addMember, changeMember } from "./member-changes.ts";
import { memberFilter, memberSort } from "./member-filters.ts";
import { findMember, hashIn, memberOf, membersOf } from "./member-lookup.ts";
import { memberView } from "./member-view.ts";
import type { StoredMember } from "./state.ts";
import { memberEvent, notifyWebhooks } from "./webhook-events.ts";

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
export const noteHandlers = operationsOf("lists.members.notes", notes);

type ListCall = ServiceCall<"list_id">;
type MemberCall = ServiceCall<"list_id" | "subscriber_hash">;

function listMembers(call: ListCall) {
  const { id: list_id } = listOf(call);
  const matching = membersOf(call.state, list_id).filter(memberFilter(call));
  const page = pageOf(call, sorted(call, matching, memberSort));
  return {
    members: page.map((member) => memberView(call.state, member)),
    list_id,
    total_items: matching.length,
  };
}

function createMember(call: ListCall) {
  const { id: list_id } = listOf(call);
  const sent = bodyOf(call, createBody);
  const known = find(call.state.members, [list_id, subscriberHash(sent.email_address)]);
  if (known !== undefined && known.status !== "archived") throw memberExists(sent.email_address);
  return memberView(call.state, addMember(call, sent, "api"));
}

function updateMember(call: MemberCall) {
  const member = memberOf(call);
  return memberView(call.state, changeMember(call, member, bodyOf(call, updateBody), "api"));
}

function setMember(call: MemberCall) {
  const { id: list_id } = listOf(call);
  const sent = bodyOf(call, setBody);
  const id = subscriberHash(sent.email_address);
  const isNamed = hashIn(call.path.subscriber_hash) === id;
  // Skips the search through all contacts for a new address.
  const known = isNamed
    ? find(call.state.members, [list_id, id])
    : findMember(call.state, list_id, call.path.subscriber_hash);
  if (known !== undefined) {
    // The required fields of a known contact too, even if the body has no merge fields (reported, not in the reference).
    const complete = { merge_fields: {}, ...sent };
    return memberView(call.state, changeMember(call, known, complete, "api"));
  }
  if (!isNamed) {
    const message = "The address does not belong to the subscriber hash of the path.";
    throw invalidResource({ field: "email_address", message });
  }
  const { status_if_new } = valid(setBody.required({ status_if_new: true }), sent);
  return memberView(call.state, addMember(call, { ...sent, status: status_if_new }, "api"));
}

/** The service is reported to refuse these; its reference does not say which. */
const NOT_ARCHIVED: readonly MemberStatus[] = ["cleaned", "pending", "archived"];

function archiveMember(call: MemberCall): undefined {
  const member = memberOf(call);
  if (NOT_ARCHIVED.includes(member.status)) {
    const detail = "Can not archive a contact that is bounced, pending or archived.";
    throw new Refusal(405, "Method Not Allowed", detail);
  }
  const { list_id, id } = member;
  const archived: StoredMember = {
    ...member,
    status: "archived",
    archived_from: member.status,
    last_changed: call.now,
  };
  put(call.state.members, [list_id, id], archived);
  logEvent(call, { kind: "archived", list_id, email_id: id });
  notifyOfRemoval(call, member);
  return undefined;
}

/** The service reports archived and permanently deleted contacts to webhooks as unsubscribed. */
function notifyOfRemoval(call: MemberCall, member: StoredMember): void {
  const event = memberEvent(call.state, member, { ...member, status: "archived" }, "api");
  if (member.status !== "archived" && event !== undefined) notifyWebhooks(call, event);
}

function forgetMember(call: MemberCall): undefined {
  const member = memberOf(call);
  const { list_id, id } = member;
  notifyOfRemoval(call, member);
  const { state } = call;
  remove(state.members, [list_id, id]);
  for (const table of [state.notes, state.events, state.goals]) removeUnder(table, [list_id, id]);
  put(state.forgotten, [list_id, id], true);
  logEvent(call, { kind: "deleted", list_id, email_id: id });
  return undefined;
}

/** Handlers of `/lists/{list_id}/members`. */
export const memberHandlers = {
  "lists.members.list": listMembers,
  "lists.members.create": createMember,
  "lists.members.get": (call: MemberCall) => memberView(call.state, memberOf(call)),
  "lists.members.update": updateMember,
  "lists.members.set": setMember,
  "lists.members.delete": archiveMember,
  "lists.members.deletePermanent": forgetMember,
};
