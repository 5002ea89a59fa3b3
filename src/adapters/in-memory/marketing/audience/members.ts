import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type {
  BatchedMember,
  MemberBatchError,
  MemberStatus,
} from "../../../../ports/marketing-api/types/members.ts";
import { bodyOf } from "../bodies.ts";
import { find, put, remove, removeUnder, under } from "../collections.ts";
import { logEvent } from "../event-log.ts";
import { findMember, membersOf } from "../find-member.ts";
import { invalid, memberExists, missing, notFound, Refusal } from "../problems.ts";
import { flag, listing } from "../query.ts";
import type { Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "../state/audience.ts";
import { addMember, changeMember } from "./member-changes.ts";
import { memberSelection } from "./member-filters.ts";
import { batchedView, memberOf, memberView } from "./member-view.ts";
import { memberEvent, notifyWebhooks } from "./webhooks.ts";

type ListCall = ServiceCall<"list_id">;
type MemberCall = ServiceCall<"list_id" | "subscriber_hash">;

/** Maximum number of contacts in an import; a limit of the service. */
const MAX_BATCH_SIZE = 500;

export const memberHandlers = {
  "lists.members.list": (call) => ({
    ...listing(
      call,
      "members",
      membersOf(call.state, call.path.list_id),
      (member) => memberView(call.state, member),
      memberSelection(call),
    ),
    ...call.path,
  }),

  "lists.members.create"(call) {
    const sent = bodyOf(call);
    const known = find(call.state.members, [call.path.list_id, subscriberHash(sent.email_address)]);
    if (known !== undefined && known.status !== "archived") throw memberExists(sent.email_address);
    return memberView(call.state, addMember(call, sent, "api"));
  },

  "lists.members.get": (call) => memberView(call.state, memberOf(call)),

  "lists.members.update": (call) =>
    memberView(call.state, changeMember(call, memberOf(call), bodyOf(call), "api")),

  "lists.members.set"(call) {
    const { list_id, subscriber_hash } = call.path;
    const { status_if_new, ...sent } = bodyOf(call);
    const id = subscriberHash(sent.email_address);
    // Skips the search through all contacts for a new address.
    const isNamed = subscriber_hash === id;
    const known = isNamed
      ? find(call.state.members, [list_id, id])
      : findMember(call.state, list_id, subscriber_hash);
    if (known !== undefined) {
      // The required fields of a known contact too, even if the body has no merge fields (reported, not in the reference).
      const complete = { merge_fields: {}, ...sent };
      return memberView(call.state, changeMember(call, known, complete, "api"));
    }
    if (!isNamed) {
      throw invalid("email_address", "The address does not belong to the subscriber hash of the path.");
    }
    if (status_if_new === undefined) throw missing("status_if_new");
    return memberView(call.state, addMember(call, { ...sent, status: status_if_new }, "api"));
  },

  "lists.members.delete": archiveMember,
  "lists.members.deletePermanent": forgetMember,

  "lists.batchMembers"(call) {
    const { members, update_existing = false, sync_tags = false } = bodyOf(call);
    if (members.length > MAX_BATCH_SIZE) {
      throw invalid("members", `A batch holds at most ${MAX_BATCH_SIZE} members`);
    }
    const new_members: BatchedMember[] = [];
    const updated_members: BatchedMember[] = [];
    const errors: MemberBatchError[] = [];
    for (const item of firstOfEach(call, members)) {
      try {
        const { isNew, member } = importMember(call, item, { update_existing, sync_tags });
        (isNew ? new_members : updated_members).push(batchedView(call.state, member));
      } catch (error) {
        errors.push(errorLine(item.email_address ?? "", error));
      }
    }
    return {
      new_members,
      updated_members,
      errors,
      total_created: new_members.length,
      total_updated: updated_members.length,
      error_count: errors.length,
    };
  },

  /** Finds contacts by address or name, in one list or all. Archived contacts are not found. */
  "searchMembers.search"({ state, query }) {
    const { list_id } = query;
    if (list_id !== undefined && find(state.lists, [list_id]) === undefined) throw notFound();
    const wanted = (query.query ?? "").trim().toLowerCase();
    const members = under(state.members, list_id === undefined ? [] : [list_id])
      .filter(({ status }) => status !== "archived")
      .map((member) => memberView(state, member));
    const exact = members.filter(({ email_address }) => email_address.toLowerCase() === wanted);
    const found = members.filter(({ email_address, full_name }) =>
      `${email_address} ${full_name}`.toLowerCase().includes(wanted),
    );
    return {
      exact_matches: { members: exact, total_items: exact.length },
      full_search: { members: found, total_items: found.length },
    };
  },
} satisfies Partial<Handlers>;

/** The service is reported to refuse these; its reference does not say which. */
const NOT_ARCHIVED: readonly MemberStatus[] = ["cleaned", "pending", "archived"];

/** Archives a contact. @throws {Refusal} 405 when the service would refuse it. */
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

/** Deletes a contact permanently: its address cannot be added again. */
function forgetMember(call: MemberCall): undefined {
  const member = memberOf(call);
  const { list_id, id } = member;
  notifyOfRemoval(call, member);
  const { state } = call;
  remove(state.members, [list_id, id]);
  removeUnder(["lists", list_id, "members", id], state.records);
  put(state.forgotten, [list_id, id], true);
  logEvent(call, { kind: "deleted", list_id, email_id: id });
  return undefined;
}

interface Item {
  readonly email_address?: string;
  readonly status?: MemberStatus;
}

/** The items without duplicate addresses. @throws {Refusal} for a duplicate, unless `skip_duplicate_check` is set. */
function firstOfEach(call: ListCall, items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  const skip = flag(call, "skip_duplicate_check") === true;
  return items.filter(({ email_address = "" }) => {
    const hash = subscriberHash(email_address);
    const isAgain = seen.has(hash) && email_address !== "";
    seen.add(hash);
    if (isAgain && !skip) throw invalid("members", `Duplicate items found for email: ${email_address}`);
    return !isAgain;
  });
}

function importMember(
  call: ListCall,
  item: Item,
  rules: { readonly update_existing: boolean; readonly sync_tags: boolean },
): { isNew: boolean; member: StoredMember } {
  const { email_address } = bodyOf({ operation: "lists.members.set", body: item });
  const known = find(call.state.members, [call.path.list_id, subscriberHash(email_address)]);
  if (known === undefined || !rules.update_existing) {
    if (known !== undefined && known.status !== "archived") throw memberExists(email_address);
    const sent = bodyOf({ operation: "lists.members.create", body: item });
    return { isNew: true, member: addMember(call, sent, "import") };
  }
  // The status that the schema needs is not that of the contact, which may be archived.
  const { status: _status, ...sent } = bodyOf({
    operation: "lists.members.create",
    body: { status: "subscribed", ...item },
  });
  const after = { ...sent, ...(item.status !== undefined && { status: item.status }) };
  const before = rules.sync_tags && sent.tags !== undefined ? { ...known, tags: [] } : known;
  return { isNew: false, member: changeMember(call, before, after, "import") };
}

function errorLine(email_address: string, error: unknown): MemberBatchError {
  if (!(error instanceof Refusal)) throw error;
  const [first] = error.errors ?? [];
  return {
    email_address,
    error: error.message,
    error_code: error.title === "Member Exists" ? "ERROR_CONTACT_EXISTS" : "ERROR_GENERIC",
    field: first?.field ?? "",
    field_message: first?.message ?? "",
  };
}
