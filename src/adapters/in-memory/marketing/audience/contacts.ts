import { z } from "zod";
import type { MarketingConsentStatus } from "../../../../ports/marketing-api/types/audiences.ts";
import { put, under } from "../collections.ts";
import { invalidResource, memberExists, notFound } from "../problems.ts";
import { choice, moment, pageOf } from "../query.ts";
import { dateTime, filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { contactView, createdAt, hashedPhone } from "./contact-view.ts";
import { listOf } from "./find-list.ts";
import { totalContacts } from "./list-statistics.ts";
import type { MemberChanges } from "./member-body.ts";
import { addMember, changeMember } from "./member-changes.ts";
import { findMember, membersOf } from "./member-lookup.ts";
import { memberHandlers } from "./members.ts";
import type { StoredList, StoredMember } from "./state.ts";

type AudienceCall = ServiceCall<"audience_id">;
type ContactCall = ServiceCall<"audience_id" | "contact_id">;

const marketing_consent = z
  .object({
    status: z.enum(["consented", "confirmed", "denied", "unknown"]).default("unknown"),
    captured_at: dateTime.exactOptional(),
    source: z.object({ name: z.string() }).exactOptional(),
  })
  .exactOptional();

const changes = z.object({
  email_channel: z.object({ email: filled.exactOptional(), marketing_consent }).exactOptional(),
  sms_channel: z
    .object({
      sms_phone: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, "Please provide a phone number in the E.164 format.")
        .exactOptional(),
      marketing_consent,
    })
    .exactOptional(),
  language: z.string().exactOptional(),
  merge_fields: z
    .record(z.string(), z.union([z.string(), z.number(), z.record(z.string(), z.string())]))
    .exactOptional(),
  tags: z.array(filled).exactOptional(),
});

const body = changes.extend({ update_existing: z.boolean().default(false) });

type Sent = z.infer<typeof changes>;

/** Handlers of `/audiences`. The fake keeps contacts as members of lists, so they have an address. */
export const audienceContactHandlers = {
  "audiences.list": (call: ServiceCall) => {
    const all = under(call.state.lists);
    return { audiences: pageOf(call, all).map((list) => audienceView(list, call)), total_items: all.length };
  },

  "audiences.get": (call: AudienceCall) => audienceView(listOf(inList(call)), call),

  "audiences.contacts.list": listContacts,

  "audiences.contacts.create": (call: AudienceCall) => {
    const { double_optin } = listOf(inList(call));
    const { update_existing, ...sent } = bodyOf(call, body);
    const { email } = sent.email_channel ?? {};
    if (email === undefined) {
      const message = "The sandbox stores no contact without an address.";
      throw invalidResource({ field: "email_channel.email", message });
    }
    const known = findMember(call.state, call.path.audience_id, email);
    if (known !== undefined && known.status !== "archived") {
      if (!update_existing) throw memberExists(email);
      return write(call, known, sent);
    }
    const status = memberStatus(sent.email_channel?.marketing_consent?.status ?? "unknown", double_optin);
    const added = addMember(inList(call), { ...detailsOf(sent), email_address: email, status }, "api");
    return contactView(call.state, withPhone(call, added, sent));
  },

  "audiences.contacts.get": (call: ContactCall) => contactView(call.state, contactOf(call)),

  "audiences.contacts.update": (call: ContactCall) => write(call, contactOf(call), bodyOf(call, changes)),

  "audiences.contacts.archive": (call: ContactCall) => memberHandlers["lists.members.delete"](asMember(call)),

  "audiences.contacts.forget": (call: ContactCall) =>
    memberHandlers["lists.members.deletePermanent"](asMember(call)),
};

function audienceView({ id, name }: StoredList, { state }: ServiceCall<string>) {
  const stats = { total_contacts: totalContacts(state, id) };
  return { id, name, stats, enabled_channels: ["email", "sms"] };
}

function listContacts(call: AudienceCall) {
  const { id: list_id } = listOf(inList(call));
  const byUpdate = choice(call, "sort_field", ["created_at", "updated_at"]) === "updated_at";
  const isDescending = choice(call, "sort_dir", ["ASC", "DESC"]) === "DESC";
  const isCreatedIn = within(call, "created_since", "created_before");
  const isUpdatedIn = within(call, "updated_since", "updated_before");
  // The cursor is the key of the last contact, so that changes of the audience move no page.
  const after = Buffer.from(call.query.cursor ?? "", "base64url").toString();
  const found = membersOf(call.state, list_id)
    .map((member) => ({ member, created: createdAt(call.state, member) }))
    .filter(({ member, created }) => isCreatedIn(created) && isUpdatedIn(member.last_changed))
    .map(({ member, created }) => {
      const number = String(member.web_id).padStart(12, "0");
      return { member, key: `${byUpdate ? member.last_changed : created} ${number}` };
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
  const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = [
    moment(call, since),
    moment(call, before),
  ];
  return (text) => Date.parse(text) > from && Date.parse(text) <= to;
}

function contactOf(call: ContactCall): StoredMember {
  const { audience_id, contact_id } = call.path;
  listOf(inList(call));
  const [, channel, hash = ""] = /^(email|sms):(.*)$/.exec(contact_id) ?? [];
  const found = membersOf(call.state, audience_id).find(({ id, contact_id: own, sms }) => {
    if (channel === undefined) return own === contact_id;
    return channel === "email" ? id === hash : sms !== undefined && hashedPhone(sms.phone) === hash;
  });
  if (found === undefined) throw notFound();
  return found;
}

function write(call: AudienceCall, member: StoredMember, sent: Sent) {
  const { email, marketing_consent: consent } = sent.email_channel ?? {};
  const { double_optin } = listOf(inList(call));
  const written: MemberChanges = {
    ...detailsOf(sent),
    ...(email !== undefined && { email_address: email }),
    ...(consent !== undefined && { status: memberStatus(consent.status, double_optin) }),
  };
  const after = changeMember(inList(call), member, written, "api");
  return contactView(call.state, withPhone(call, after, sent));
}

function detailsOf({ language, merge_fields, tags }: Sent): MemberChanges {
  return {
    ...(language !== undefined && { language }),
    ...(merge_fields !== undefined && { merge_fields }),
    ...(tags !== undefined && { tags }),
  };
}

function withPhone({ state }: AudienceCall, member: StoredMember, { sms_channel }: Sent): StoredMember {
  const { sms_phone = member.sms?.phone, marketing_consent: consent } = sms_channel ?? {};
  if (sms_phone === undefined) return member;
  const sms = { phone: sms_phone, consent: consent ?? member.sms?.consent ?? { status: "unknown" as const } };
  return put(state.members, [member.list_id, member.id], { ...member, sms });
}

function memberStatus(consent: MarketingConsentStatus, isDoubleOptIn: boolean) {
  if (consent === "denied") return "unsubscribed";
  if (consent === "unknown") return "transactional";
  return isDoubleOptIn && consent === "consented" ? "pending" : "subscribed";
}

/** The call as one of `/lists`. */
function inList(call: AudienceCall): ServiceCall<"list_id"> {
  const mode = choice(call, "merge_field_validation_mode", ["strict", "ignore_required_checks"]);
  const isHistorical = choice(call, "data_mode", ["live", "historical"]) === "historical";
  return {
    ...call,
    path: { list_id: call.path.audience_id },
    query: { skip_merge_validation: String(mode === "ignore_required_checks") },
    notify: isHistorical ? () => undefined : call.notify,
  };
}

function asMember(call: ContactCall): ServiceCall<"list_id" | "subscriber_hash"> {
  return { ...call, path: { list_id: call.path.audience_id, subscriber_hash: contactOf(call).id } };
}
