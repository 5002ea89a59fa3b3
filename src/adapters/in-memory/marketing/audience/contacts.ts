import { createHash } from "node:crypto";
import type {
  Contact,
  EffectiveSubscription,
  MarketingConsentStatus,
  UpdateContact,
} from "../../../../ports/marketing-api/types/audiences.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { bodyOf } from "../bodies.ts";
import { existing, find, put, theOne, under } from "../collections.ts";
import { eventsOf } from "../event-log.ts";
import { invalid, memberExists } from "../problems.ts";
import { moment, pageOf } from "../query.ts";
import { computed, type Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { addMember, changeMember, type MemberChanges } from "./member-changes.ts";
import { findMember, membersOf, mergeFieldsOf, smsStatusOf, tagsOf } from "./member-view.ts";
import { archiveMember, forgetMember } from "./members.ts";
import type { StoredList, StoredMember } from "./state.ts";

type AudienceCall = ServiceCall<"audience_id">;
type ContactCall = ServiceCall<"audience_id" | "contact_id">;

/** Handlers of `/audiences`. The fake keeps contacts as members of lists, so they have an address. */
export const audienceHandlers = {
  ...computed("audiences", {
    rows: ({ state }) =>
      under(state.lists).map(({ id, name }) => {
        const stats = { total_contacts: membersOf(state, id).length };
        return { id, name, stats, enabled_channels: ["email", "sms"] };
      }),
  }),

  "audiences.contacts.list": listContacts,

  "audiences.contacts.create"(call) {
    const { double_optin } = listIn(call);
    const { update_existing = false, ...sent } = bodyOf(call);
    const { email } = sent.email_channel ?? {};
    if (email === undefined) {
      throw invalid("email_channel.email", "The sandbox stores no contact without an address.");
    }
    const known = findMember(call.state, call.path.audience_id, email);
    if (known !== undefined && known.status !== "archived") {
      if (!update_existing) throw memberExists(email);
      return write(call, known, sent);
    }
    const status = memberStatus(sent.email_channel?.marketing_consent?.status, double_optin);
    const added = addMember(inList(call), { ...detailsOf(sent), email_address: email, status }, "api");
    return contactView(call.state, withPhone(call, added, sent));
  },

  "audiences.contacts.get": (call) => contactView(call.state, contactOf(call)),

  "audiences.contacts.update": (call) => write(call, contactOf(call), bodyOf(call)),

  "audiences.contacts.archive": (call) => archiveMember(asMember(call)),

  "audiences.contacts.forget": (call) => forgetMember(asMember(call)),
} satisfies Partial<Handlers>;

function listIn({ state, path }: AudienceCall): StoredList {
  return existing(state.lists, [path.audience_id]);
}

function listContacts(call: ServiceCall<"audience_id", "audiences.contacts.list">) {
  const { sort_field, sort_dir, cursor = "" } = call.query;
  const isDescending = sort_dir === "DESC";
  const isCreatedIn = within(call, "created_since", "created_before");
  const isUpdatedIn = within(call, "updated_since", "updated_before");
  // The cursor is the key of the last contact, so that changes of the audience move no page.
  const after = Buffer.from(cursor, "base64url").toString();
  const found = membersOf(call.state, call.path.audience_id)
    .map((member) => ({ member, created: createdAt(call.state, member) }))
    .filter(({ member, created }) => isCreatedIn(created) && isUpdatedIn(member.last_changed))
    .map(({ member, created }) => {
      const number = String(member.web_id).padStart(12, "0");
      return { member, key: `${sort_field === "updated_at" ? member.last_changed : created} ${number}` };
    })
    .sort((a, b) => (a.key < b.key === isDescending ? 1 : -1))
    .filter(({ key }) => after === "" || (isDescending ? key < after : key > after));
  const page = pageOf(call, found);
  const last = page.at(-1);
  return {
    contacts: page.map(({ member }) => contactView(call.state, member)),
    ...(last !== undefined &&
      page.length < found.length && { next_cursor: Buffer.from(last.key).toString("base64url") }),
  };
}

/** Unlike elsewhere, `since` is exclusive and `before` inclusive. */
function within(call: AudienceCall, since: string, before: string): (moment: string) => boolean {
  const from = moment(call, since) ?? Number.NEGATIVE_INFINITY;
  const to = moment(call, before) ?? Number.POSITIVE_INFINITY;
  return (text) => Date.parse(text) > from && Date.parse(text) <= to;
}

function contactOf(call: ContactCall): StoredMember {
  const { audience_id, contact_id } = call.path;
  const [, channel, hash = ""] = /^(email|sms):(.*)$/.exec(contact_id) ?? [];
  return theOne(membersOf(call.state, audience_id), ({ id, contact_id: own, sms }) => {
    if (channel === undefined) return own === contact_id;
    return channel === "email" ? id === hash : sms !== undefined && hashedPhone(sms.phone) === hash;
  });
}

function write(call: AudienceCall, member: StoredMember, sent: UpdateContact) {
  const { email, marketing_consent: consent } = sent.email_channel ?? {};
  const { double_optin } = listIn(call);
  const written: MemberChanges = {
    ...detailsOf(sent),
    ...(email !== undefined && { email_address: email }),
    ...(consent !== undefined && { status: memberStatus(consent.status, double_optin) }),
  };
  const after = changeMember(inList(call), member, written, "api");
  return contactView(call.state, withPhone(call, after, sent));
}

function detailsOf({ email_channel: _email, sms_channel: _sms, ...details }: UpdateContact): MemberChanges {
  return details;
}

function withPhone(
  { state }: AudienceCall,
  member: StoredMember,
  { sms_channel }: UpdateContact,
): StoredMember {
  const { sms_phone = member.sms?.phone, marketing_consent: consent } = sms_channel ?? {};
  if (sms_phone === undefined) return member;
  const sms = {
    phone: sms_phone,
    consent: { status: "unknown" as const, ...member.sms?.consent, ...consent },
  };
  return put(state.members, [member.list_id, member.id], { ...member, sms });
}

function memberStatus(consent: MarketingConsentStatus | undefined, isDoubleOptIn: boolean) {
  if (consent === "denied") return "unsubscribed";
  if (consent === undefined || consent === "unknown") return "transactional";
  return isDoubleOptIn && consent === "consented" ? "pending" : "subscribed";
}

function inList(call: AudienceCall): ServiceCall<"list_id"> {
  const { merge_field_validation_mode: mode, data_mode } = call.query;
  return {
    ...call,
    path: { list_id: call.path.audience_id },
    query: { skip_merge_validation: String(mode === "ignore_required_checks") },
    notify: data_mode === "historical" ? () => undefined : call.notify,
  };
}

function asMember(call: ContactCall): ServiceCall<"list_id" | "subscriber_hash"> {
  return { ...call, path: { list_id: call.path.audience_id, subscriber_hash: contactOf(call).id } };
}

const EMAIL: Readonly<
  Record<MemberStatus, readonly [MarketingConsentStatus, EffectiveSubscription["value"]]>
> = {
  subscribed: ["consented", "subscribed"],
  pending: ["consented", "pending"],
  transactional: ["unknown", "nonsubscribed"],
  unsubscribed: ["denied", "unsubscribed"],
  cleaned: ["unknown", "unsubscribed"],
  archived: ["unknown", "nonsubscribed"],
};

function hashedPhone(phone: string): string {
  return createHash("sha256").update(phone).digest("hex");
}

function createdAt(state: MarketingState, { list_id, id, last_changed }: StoredMember): string {
  return eventsOf(state, { list_id, email_id: id })[0]?.at ?? last_changed;
}

function contactView(state: MarketingState, member: StoredMember): Contact {
  const { list_id, sms, status, timestamp_opt } = member;
  const source = { name: member.source };
  const [consent, value] = EMAIL[status];
  const isConfirmed = status === "subscribed" && find(state.lists, [list_id])?.double_optin === true;
  return {
    id: member.contact_id,
    audience_id: list_id,
    language: member.language,
    status: status === "archived" ? "archived" : "active",
    email_channel: {
      email: member.email_address,
      hashed_email: member.id,
      effective_subscription_status: { value },
      marketing_consent: {
        status: isConfirmed ? "confirmed" : consent,
        ...(timestamp_opt !== "" && { captured_at: timestamp_opt }),
      },
      source,
    },
    ...(sms !== undefined && {
      sms_channel: {
        sms_phone: sms.phone,
        hashed_sms_phone: hashedPhone(sms.phone),
        effective_subscription_status: { value: smsStatusOf(sms.consent.status) },
        marketing_consent: sms.consent,
        source,
      },
    }),
    merge_fields: mergeFieldsOf(state, member),
    tags: tagsOf(state, member).map(({ name }) => name),
    source,
    created_at: createdAt(state, member),
    last_updated_at: member.last_changed,
  };
}
