import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { type ListEvent, memberEvent, notifyWebhooks } from "../audience/webhooks.ts";
import { find, put } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import type { OutgoingWebhook } from "../service-call.ts";
import type { MarketingState } from "../state/state.ts";

/** An action of a recipient, or a bounce. */
export interface RecipientActivity {
  readonly campaign_id: string;
  readonly email_address: string;
  readonly kind: "open" | "click" | "bounce" | "unsubscribed" | "abuse";
  /** Time of the event. Default: the time at which the campaign was sent. */
  readonly at?: string;
  /** Type of a bounce. Default: soft. A hard bounce sets the status of the contact to `cleaned`. */
  readonly bounce?: "hard" | "soft";
  /** Reason for unsubscribing. */
  readonly reason?: string;
}

/** An account whose state can be copied and replaced: the fake. */
interface Account {
  snapshot(): MarketingState;
  restore(state: MarketingState): void;
  /** Sends a webhook. Default: webhooks are dropped. */
  notify?(webhook: OutgoingWebhook): void;
}

/**
 * Records opens, clicks, bounces, unsubscribes and complaints of recipients of a sent campaign.
 *
 * @throws {Error} when the campaign was not sent to the address.
 */
export function recordActivity(account: Account, activities: readonly RecipientActivity[]): void {
  const state = account.snapshot();
  const events = activities.flatMap((activity) => record(state, activity));
  account.restore(state);
  const notify = (webhook: OutgoingWebhook) => account.notify?.(webhook);
  for (const { at, ...event } of events) notifyWebhooks({ state, now: at, notify }, event);
}

function record(state: MarketingState, activity: RecipientActivity): readonly (ListEvent & { at: string })[] {
  const { campaign_id, email_address, kind, bounce = "soft", reason, at: given } = activity;
  const email_id = subscriberHash(email_address);
  const sent = state.eventLog.find(
    (one) => one.kind === "sent" && one.campaign_id === campaign_id && one.email_id === email_id,
  );
  if (sent === undefined) throw new Error(`Campaign ${campaign_id} was not sent to ${email_address}`);
  const { list_id } = sent;
  const at = given ?? sent.at;
  const loggedEvent: LoggedEvent = {
    at,
    kind,
    list_id,
    email_id,
    campaign_id,
    ...(kind === "bounce" && { bounce }),
  };
  state.eventLog.push(loggedEvent);
  const before = find(state.members, [list_id, email_id]);
  move(state, loggedEvent, reason);
  const after = find(state.members, [list_id, email_id]);
  if (before === undefined || after === undefined || before.status === after.status) return [];
  const event = memberEvent(state, before, after, "user");
  if (event === undefined) return [];
  const data = { ...event.data, campaign_id, ...(kind === "abuse" ? { reason: "abuse" } : {}) };
  return [{ ...event, data, at }];
}

function move(
  state: MarketingState,
  { kind, bounce, list_id, email_id, at }: LoggedEvent,
  reason = "",
): void {
  const member = find(state.members, [list_id, email_id]);
  const status = statusAfter(kind, bounce);
  if (member === undefined || status === undefined) return;
  put(state.members, [list_id, email_id], {
    ...member,
    status,
    last_changed: at,
    unsubscribe_reason: status === "unsubscribed" ? reason : member.unsubscribe_reason,
  });
}

function statusAfter(kind: LoggedEvent["kind"], bounce: LoggedEvent["bounce"]): MemberStatus | undefined {
  if (kind === "unsubscribed" || kind === "abuse") return "unsubscribed";
  return bounce === "hard" ? "cleaned" : undefined;
}
