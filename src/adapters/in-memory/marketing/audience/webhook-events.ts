import type { StoredCampaign } from "../campaigns/state.ts";
import { under } from "../collections.ts";
import type { MarketingState } from "../state.ts";
import { type FormFields, type OutgoingWebhook, webhookBody } from "../webhooks.ts";
import { mergeFieldsOf } from "./member-view.ts";
import type { StoredListWebhook, StoredMember } from "./state.ts";

/** Something that the webhooks of a list are told. */
export interface ListEvent {
  readonly list_id: string;
  readonly type: keyof StoredListWebhook["events"];
  /** Who did it: a contact, somebody in the service's application, or a call. */
  readonly source: keyof StoredListWebhook["sources"];
  readonly data: FormFields;
}

/** What has to be there to tell webhooks. */
interface Teller {
  readonly state: MarketingState;
  readonly now: string;
  notify(webhook: OutgoingWebhook): void;
}

/** Tells the webhooks of a list that want to know of such an event from such a source. */
export function tellWebhooks(teller: Teller, { list_id, type, source, data }: ListEvent): void {
  for (const { id, url, events, sources } of under(teller.state.listWebhooks, [list_id])) {
    if (!events[type] || !sources[source]) continue;
    teller.notify({ webhook_id: id, url, type, body: webhookBody(type, teller.now, { ...data, list_id }) });
  }
}

/** What a change of a contact tells; nothing where the contact is as it was. */
export function memberEvent(
  state: MarketingState,
  before: StoredMember | undefined,
  member: StoredMember,
  source: ListEvent["source"],
): ListEvent | undefined {
  const { list_id, status, email_address } = member;
  const event = (type: ListEvent["type"], data: FormFields) => ({ list_id, type, source, data });
  if (before !== undefined && before.id !== member.id) {
    const ids = { new_id: member.unique_email_id, new_email: email_address, old_email: before.email_address };
    return event("upemail", ids);
  }
  if (before?.status === status) return event("profile", memberData(state, member));
  if (status === "subscribed") return event("subscribe", memberData(state, member));
  if (status === "cleaned") return event("cleaned", { email: email_address, reason: "hard" });
  const isGone = status === "unsubscribed" || status === "archived";
  if (!isGone || before?.status !== "subscribed") return undefined;
  const action = status === "archived" ? "delete" : "unsub";
  return event("unsubscribe", { action, reason: "manual", ...memberData(state, member) });
}

/** What a campaign tells once it has been sent. */
export function campaignEvent({ id, recipients, settings }: StoredCampaign): ListEvent {
  const data = { id, subject: settings.subject_line ?? "", status: "sent", reason: "" };
  return { list_id: recipients.list_id, type: "campaign", source: "api", data };
}

function memberData(state: MarketingState, member: StoredMember): FormFields {
  const { id, email_address, email_type, ip_opt, ip_signup, web_id } = member;
  const interests = member.interests.flatMap((interest) => nameOf(state, member.list_id, interest));
  const merges: FormFields = {
    EMAIL: email_address,
    ...mergeFieldsOf(state, member),
    INTERESTS: interests.join(", "),
  };
  return { id, email: email_address, email_type, ip_opt, ip_signup, web_id, merges };
}

function nameOf(state: MarketingState, list_id: string, interest: string): string[] {
  return under(state.interests, [list_id]).flatMap(({ id, name }) => (id === interest ? [name] : []));
}
