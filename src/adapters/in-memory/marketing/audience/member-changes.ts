import { isDeepStrictEqual } from "node:util";
import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type {
  AddMember,
  MemberDetails,
  MemberStatus,
  SetMarketingPermission,
  TagChange,
} from "../../../../ports/marketing-api/types/members.ts";
import { find, keyOf, put, remove, under } from "../collections.ts";
import { eventsOf, logEvent } from "../event-log.ts";
import { fakeAddress, forgottenEmail, invalid, memberExists, memberInComplianceState } from "../problems.ts";
import { flag } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "../state/audience.ts";
import type { MarketingState } from "../state/state.ts";
import { mergedValues } from "./profile-fields.ts";
import { tagged } from "./segments.ts";
import { memberEvent, notifyWebhooks } from "./webhooks.ts";

type ListCall = ServiceCall<"list_id">;

/** Fields of a contact in a request body. */
export interface MemberChanges extends MemberDetails {
  readonly email_address?: string;
  readonly status?: MemberStatus;
  readonly marketing_permissions?: readonly SetMarketingPermission[];
  readonly tags?: readonly (string | TagChange)[];
}

/** The source of a change: a call for one contact, or an import. */
export type Source = "api" | "import";

/** Adds a new or archived contact to the list. @throws {Refusal} when the service would refuse it. */
export function addMember(
  call: ListCall,
  sent: Omit<AddMember, "tags"> & MemberChanges,
  source: Source,
): StoredMember {
  const { list_id } = call.path;
  const address = checkedAddress(sent.email_address);
  const id = subscriberHash(address);
  if (find(call.state.forgotten, [list_id, id])) throw forgottenEmail(address);
  const archived = find(call.state.members, [list_id, id]);
  if (archived !== undefined) refuseResubscribe(call.state, archived, sent.status);
  const blank = archived ?? blankMember(call, address);
  const values = valuesOf(call, blank, sent, { isNew: true });
  const { archived_from: _from, ...fresh } = blank;
  const member = {
    ...fresh,
    ...values,
    status: sent.status,
    ...opted(call, sent.status, sent),
    last_changed: call.now,
  };
  put(call.state.members, [list_id, id], member);
  logEvent(call, { kind: sent.status, list_id, email_id: id, source });
  notifyChange(call, undefined, member);
  return member;
}

/** Changes a contact. @throws {Refusal} when the service would refuse it. */
export function changeMember(
  call: ListCall,
  member: StoredMember,
  sent: MemberChanges,
  source: Source,
): StoredMember {
  const { state } = call;
  const { list_id } = member;
  const address = checkedAddress(sent.email_address ?? member.email_address);
  const id = subscriberHash(address);
  if (id !== member.id && find(state.members, [list_id, id]) !== undefined) throw memberExists(address);
  const status = sent.status ?? member.status;
  refuseResubscribe(state, member, status);
  const values = valuesOf(call, member, sent, { isNew: false });
  const moved = status === member.status ? {} : opted(call, status, sent);
  const { archived_from: _from, ...unarchived } = member;
  const base = status === "archived" ? member : unarchived;
  const changed = {
    ...base,
    ...values,
    ...moved,
    id,
    email_address: address,
    status,
    last_changed: call.now,
  };
  if (id !== member.id) {
    remove(state.members, [list_id, member.id]);
    movedTo(state, member, id);
  }
  put(state.members, [list_id, id], changed);
  const kind = status === member.status ? "profile" : status;
  // Repeated sign-ups without a change are not logged, because the log only grows.
  if (!isDeepStrictEqual(changed, { ...member, last_changed: call.now })) {
    logEvent(call, { kind, list_id, email_id: id, source });
    notifyChange(call, member, changed);
  }
  return changed;
}

function notifyChange(call: ListCall, before: StoredMember | undefined, member: StoredMember): void {
  const event = memberEvent(call.state, before, member, "api");
  if (event !== undefined) notifyWebhooks(call, event);
}

/**
 * Refuses to subscribe a contact that unsubscribed or bounced: its status has to become `pending` first. If an API call
 * unsubscribed the contact, another call may subscribe it again.
 */
function refuseResubscribe(state: MarketingState, member: StoredMember, wanted: MemberStatus): void {
  const formerStatus = member.status === "archived" ? (member.archived_from ?? "archived") : member.status;
  const isSuppressed =
    formerStatus === "cleaned" || (formerStatus === "unsubscribed" && hasUnsubscribed(state, member));
  if (wanted === "subscribed" && isSuppressed) throw memberInComplianceState(member.email_address);
}

/** Whether a contact unsubscribed through an e-mail link or a complaint. Only events of API calls have a `source`. */
function hasUnsubscribed(state: MarketingState, { list_id, id: email_id }: StoredMember): boolean {
  const last = eventsOf(state, { list_id, email_id }).findLast(
    ({ kind }) => kind === "unsubscribed" || kind === "abuse",
  );
  return last !== undefined && last.source === undefined;
}

function blankMember(call: ListCall, address: string): StoredMember {
  return {
    id: subscriberHash(address),
    list_id: call.path.list_id,
    email_address: address,
    unique_email_id: call.newId(),
    contact_id: call.newId(32),
    web_id: call.newNumber(),
    email_type: "html",
    status: "pending",
    unsubscribe_reason: "",
    merge_fields: {},
    interests: [],
    ip_signup: "",
    timestamp_signup: "",
    ip_opt: "",
    timestamp_opt: "",
    last_changed: call.now,
    language: "",
    vip: false,
    email_client: "",
    location: { latitude: 0, longitude: 0, country_code: "", timezone: "", region: "" },
    marketing_permissions: [],
    source: "API - Generic",
    tags: [],
  };
}

/** The validated fields of the request, merged into the stored fields of the contact. */
function valuesOf(call: ListCall, member: StoredMember, sent: MemberChanges, { isNew }: { isNew: boolean }) {
  const { state } = call;
  const merge_fields = mergedValues(state, member.list_id, member.merge_fields, sent.merge_fields ?? {}, {
    required: (isNew || sent.merge_fields !== undefined) && flag(call, "skip_merge_validation") !== true,
  });
  const interests = chosenInterests(call, member, sent.interests ?? {});
  const { language, vip, ip_signup, ip_opt } = { ...member, ...sent };
  return {
    merge_fields,
    interests,
    tags: sent.tags === undefined ? member.tags : tagged(call, member.tags, sent.tags),
    // Forms send empty text for a field without input.
    email_type: sent.email_type || member.email_type,
    language,
    vip,
    location: { ...member.location, ...sent.location },
    marketing_permissions:
      sent.marketing_permissions?.map(({ marketing_permission_id = "", enabled = false }) => {
        return { marketing_permission_id, enabled, text: "" };
      }) ?? member.marketing_permissions,
    ip_signup,
    timestamp_signup: sent.timestamp_signup || member.timestamp_signup,
    ip_opt,
    timestamp_opt: sent.timestamp_opt || member.timestamp_opt,
  };
}

function chosenInterests(
  { state }: ListCall,
  { list_id, interests }: StoredMember,
  sent: Readonly<Record<string, boolean>>,
): readonly string[] {
  const known = new Set(under(state.interests, [list_id]).map(({ id }) => id));
  const chosen = new Set(interests);
  for (const [id, wanted] of Object.entries(sent)) {
    if (!known.has(id)) throw invalid(`interests.${id}`, `Invalid interest ID: '${id}'.`);
    if (wanted) chosen.add(id);
    else chosen.delete(id);
  }
  return [...chosen];
}

/** Timestamps of sign-up and confirmation; the request may set them. */
function opted({ now }: ListCall, status: MemberStatus, sent: MemberChanges) {
  if (status === "subscribed") return { timestamp_opt: sent.timestamp_opt || now };
  if (status === "pending") return { timestamp_signup: sent.timestamp_signup || now };
  return {};
}

const MAX_LENGTH = 254;
const VALID = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u;

/** A dot at the start or end of the part before the @, or two in a row. The service's own rule is not known. */
const FAKE = /^\.|\.\.|\.@/;

/** The address of a contact. @throws {Refusal} when it is not valid, or looks fake. */
function checkedAddress(address: string): string {
  if (address.length > MAX_LENGTH || !VALID.test(address))
    throw invalid("email_address", "Please provide a valid email address.");
  if (FAKE.test(address)) throw fakeAddress(address);
  return address;
}

/** Moves the records of a contact to its new hash after a change of address. */
function movedTo(state: MarketingState, { list_id, id }: StoredMember, hash: string): void {
  const from = keyOf(["lists", list_id, "members", id]);
  const to = keyOf(["lists", list_id, "members", hash]);
  for (const [key, record] of Object.entries(state.records)) {
    if (!key.startsWith(`${from}/`)) continue;
    Reflect.deleteProperty(state.records, key);
    state.records[to + key.slice(from.length)] =
      "email_id" in record ? { ...record, email_id: hash } : record;
  }
  state.eventLog = state.eventLog.map((loggedEvent) =>
    loggedEvent.list_id === list_id && loggedEvent.email_id === id
      ? { ...loggedEvent, email_id: hash }
      : loggedEvent,
  );
}
