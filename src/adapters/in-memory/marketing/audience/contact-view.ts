import { createHash } from "node:crypto";
import type {
  Contact,
  EffectiveSubscription,
  MarketingConsent,
} from "../../../../ports/marketing-api/types/audiences.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { find } from "../collections.ts";
import { eventsOf } from "../event-log.ts";
import type { MarketingState } from "../state.ts";
import { mergeFieldsOf, smsStatusOf, tagsOf } from "./member-view.ts";
import type { StoredMember } from "./state.ts";

const EMAIL: Readonly<
  Record<MemberStatus, readonly [MarketingConsent["status"], EffectiveSubscription["value"]]>
> = {
  subscribed: ["consented", "subscribed"],
  pending: ["consented", "pending"],
  transactional: ["unknown", "nonsubscribed"],
  unsubscribed: ["denied", "unsubscribed"],
  cleaned: ["unknown", "unsubscribed"],
  archived: ["unknown", "nonsubscribed"],
};

/** The SHA-256 of a phone number. */
export function hashedPhone(phone: string): string {
  return createHash("sha256").update(phone).digest("hex");
}

/** When a member was added. */
export function createdAt(state: MarketingState, { list_id, id, last_changed }: StoredMember): string {
  return eventsOf(state, { list_id, email_id: id })[0]?.at ?? last_changed;
}

/** A member as a contact in all channels. */
export function contactView(state: MarketingState, member: StoredMember): Contact {
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
