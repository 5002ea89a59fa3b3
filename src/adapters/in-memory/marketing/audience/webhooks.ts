import { under } from "../collections.ts";
import { badRequest, invalid } from "../problems.ts";
import { type Handlers, resource } from "../resource.ts";
import { type FormFields, type ServiceCall, webhookBody } from "../service-call.ts";
import type { StoredListWebhook, StoredMember } from "../state/audience.ts";
import type { MarketingState } from "../state/state.ts";
import { mergeFieldsOf } from "./member-view.ts";

/** The events of contacts. By default, a webhook has all of them, from every source except the API. */
const eventsOfContacts = (has: boolean) => ({
  subscribe: has,
  unsubscribe: has,
  profile: has,
  cleaned: has,
  upemail: has,
});
/** The fake sends no text messages. */
const SMS_EVENTS = { sms_subscribe: false, sms_unsubscribe: false, upsms: false, sms_campaign: false };
const SOURCES = { user: true, admin: true, api: false };

const webhooks = resource("lists.webhooks", "listWebhooks", {
  items: "webhooks",
  make({ url, events, sources }, call) {
    return {
      id: call.newId(),
      list_id: call.path.list_id,
      url: newUrl(call, url),
      events: { ...eventsOfContacts(events === undefined), campaign: false, ...SMS_EVENTS, ...events },
      sources: sources === undefined ? SOURCES : { user: false, admin: false, api: false, ...sources },
      signing_enabled: true,
    };
  },
  alter(webhook, { url = webhook.url, events, sources }, call) {
    return {
      ...webhook,
      url: url === webhook.url ? url : newUrl(call, url),
      events: { ...webhook.events, ...events },
      sources: { ...webhook.sources, ...sources },
    };
  },
});

function newUrl({ state, path }: ServiceCall<"list_id">, url = ""): string {
  if (url === "") throw invalid("url", "Please enter a valid URL.");
  if (under(state.listWebhooks, [path.list_id]).some((webhook) => webhook.url === url)) {
    throw badRequest("Sorry, you can't set up multiple WebHooks for one URL");
  }
  return url;
}

export const listWebhookHandlers = {
  ...webhooks.handlers,
  "lists.webhooks.create": (call) => ({
    ...webhooks.handlers["lists.webhooks.create"](call),
    signing_secret: call.signingSecret ?? call.newId(32),
  }),
} satisfies Partial<Handlers>;

/** An event of a list that its webhooks may be told of. */
export interface ListEvent {
  readonly list_id: string;
  readonly type: keyof StoredListWebhook["events"];
  /** The origin of the event: a contact, a user of the service's application, or an API call. */
  readonly source: keyof StoredListWebhook["sources"];
  readonly data: FormFields;
}

type WebhookSender = Pick<ServiceCall, "state" | "now" | "notify">;

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
  const interests = under(state.interests, [member.list_id]).filter((one) =>
    member.interests.includes(one.id),
  );
  const INTERESTS = interests.map(({ name }) => name).join(", ");
  const merges: FormFields = { EMAIL: email_address, ...mergeFieldsOf(state, member), INTERESTS };
  return { id, email: email_address, email_type, ip_opt, ip_signup, web_id, merges };
}
