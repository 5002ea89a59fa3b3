import { z } from "zod";
import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import { findMember, hashIn } from "../audience/member-lookup.ts";
import { existing, find, put, remove, under } from "../collections.ts";
import { badRequest, notFound } from "../problems.ts";
import { bodyOf, type ServiceCall, timestamp } from "../service-call.ts";
import { activeAutomationOf, automationOf, emailOf } from "./find.ts";
import type { StoredAutomation, StoredAutomationEmail, StoredQueueEntry } from "./state.ts";

type AutomationCall = ServiceCall<"workflow_id">;
type EmailCall = ServiceCall<"workflow_id" | "workflow_email_id">;

const body = z.object({ email_address: z.email("Please provide a valid email address.") });

const UNITS = { now: 0, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

/** Handlers of the queues of automations, and of the subscribers removed from them. */
export const automationSubscriberHandlers = {
  "automations.emails.queue.list": (call: EmailCall) => {
    const { workflow_id, id: email_id } = emailOf(call);
    const waiting = under(call.state.automationQueues, [workflow_id, email_id]).filter((entry) =>
      isWaiting(entry, call),
    );
    return { workflow_id, email_id, queue: waiting, total_items: waiting.length };
  },

  "automations.emails.queue.add": (call: EmailCall) => {
    const automation = activeAutomationOf(call);
    const email = emailOf(call);
    const { email_address } = bodyOf(call, body);
    const id = subscriberHash(email_address);
    mayEnter(call, automation, email, email_address);
    const { amount, type } = email.delay;
    const entry: StoredQueueEntry = {
      id,
      workflow_id: automation.id,
      email_id: email.id,
      list_id: automation.recipients.list_id,
      email_address,
      next_send: timestamp(call.time + amount * UNITS[type]),
    };
    return queued(put(call.state.automationQueues, [automation.id, email.id, id], entry), call);
  },

  "automations.emails.queue.get": (
    call: ServiceCall<"workflow_id" | "workflow_email_id" | "subscriber_hash">,
  ) => {
    const { workflow_id, id } = emailOf(call);
    const entry = find(call.state.automationQueues, [workflow_id, id, hashIn(call.path.subscriber_hash)]);
    if (entry === undefined || !isWaiting(entry, call)) throw notFound();
    return queued(entry, call);
  },

  "automations.removedSubscribers.list": (call: AutomationCall) => {
    const { id: workflow_id } = automationOf(call);
    const subscribers = under(call.state.removedSubscribers, [workflow_id]);
    return { workflow_id, subscribers, total_items: subscribers.length };
  },

  "automations.removedSubscribers.add": (call: AutomationCall) => {
    const { id: workflow_id, recipients } = activeAutomationOf(call);
    const { email_address } = bodyOf(call, body);
    const { list_id } = recipients;
    const { state } = call;
    const id = subscriberHash(email_address);
    if (findMember(state, list_id, id) === undefined) {
      throw badRequest(`${email_address} is not in the list of the automation.`);
    }
    if (find(state.removedSubscribers, [workflow_id, id]) !== undefined) {
      throw badRequest(`${email_address} has already been removed from the automation.`);
    }
    for (const email of under(state.automationEmails, [workflow_id])) {
      const entry = find(state.automationQueues, [workflow_id, email.id, id]);
      if (entry !== undefined && isWaiting(entry, call)) {
        remove(state.automationQueues, [workflow_id, email.id, id]);
      }
    }
    return put(state.removedSubscribers, [workflow_id, id], { id, workflow_id, list_id, email_address });
  },

  "automations.removedSubscribers.get": (call: ServiceCall<"workflow_id" | "subscriber_hash">) => {
    const { id } = automationOf(call);
    return existing(call.state.removedSubscribers, [id, hashIn(call.path.subscriber_hash)]);
  },
};

/** Rejects a contact that cannot receive the e-mail. */
function mayEnter(
  { state }: EmailCall,
  { id, recipients }: StoredAutomation,
  email: StoredAutomationEmail,
  email_address: string,
): void {
  const hash = subscriberHash(email_address);
  if (email.status !== "sending") throw badRequest("The e-mail has to be started before contacts are added.");
  const member = findMember(state, recipients.list_id, hash);
  if (member?.status !== "subscribed") {
    throw badRequest(`${email_address} is not subscribed to the list of the automation.`);
  }
  if (find(state.removedSubscribers, [id, hash]) !== undefined) {
    throw badRequest(`${email_address} was removed from the automation.`);
  }
  if (find(state.automationQueues, [id, email.id, hash]) !== undefined) {
    throw badRequest(`${email_address} has already been sent this e-mail, or waits for it.`);
  }
}

function isWaiting({ next_send }: StoredQueueEntry, { time }: ServiceCall<string>): boolean {
  return Date.parse(next_send) > time;
}

function queued(entry: StoredQueueEntry, { state }: ServiceCall<string>) {
  return { ...entry, list_is_active: find(state.lists, [entry.list_id]) !== undefined };
}
