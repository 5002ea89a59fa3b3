import { under } from "../collections.ts";
import type { MarketingState } from "../state.ts";
import { type FormFields, type OutgoingWebhook, webhookBody } from "../webhooks.ts";
import { mergeFieldsOf } from "./member-view.ts";
import type { StoredListWebhook, StoredMember } from "./state.ts";

/** An event that the webhooks of a list receive. */
export interface ListEvent {
  readonly list_id: string;
  readonly type: keyof StoredListWebhook["events"];
  /** The origin of the event: a contact, a user of the service's application, or an API call. */
  readonly source: keyof StoredListWebhook["sources"];
  readonly data: FormFields;
}

/** What sending a webhook needs. */
interface WebhookSender {
  readonly state: MarketingState;
  readonly now: string;
  notify(webhook: OutgoingWebhook): void;
}

/** Sends an event to the webhooks of a list that are configured for its type and source. */
export function notifyWebhooks(sender: WebhookSender, { list_id, type, source, data }: ListEvent): void {
  for (const { id, url, events, sources } of under(sender.state.listWebhooks, [list_id])) {
    if (!events[type] || !sources[source]) continue;
    sender.notify({ webhook_id: id, url, type, body: webhookBody(type, sender.now, { ...data, list_id }) });
  }
}

/** The webhook event for a change of a contact; `undefined` if the change causes none. */
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
