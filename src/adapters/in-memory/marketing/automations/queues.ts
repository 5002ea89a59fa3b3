import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { QueueEntry } from "../../../../ports/marketing-api/types/automations.ts";
import { findMember } from "../audience/member-view.ts";
import { bodyOf } from "../bodies.ts";
import { find, put, remove, under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { computed, type Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { timestamp } from "../timestamps.ts";
import { activeAutomationOf, emailOf } from "./automations.ts";

type EmailCall = ServiceCall<"workflow_id" | "workflow_email_id">;

const UNITS = { now: 0, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

export const automationQueueHandlers = {
  ...computed("automations.emails.queue", {
    items: "queue",
    rows: (call) =>
      under(call.state.automationQueues, [call.path.workflow_id, call.path.workflow_email_id])
        .filter(isWaitingAt(call))
        .map((entry) => queued(entry, call)),
  }),

  "automations.emails.queue.add"(call) {
    const { id: workflow_id, recipients } = activeAutomationOf(call);
    const email = emailOf(call);
    const { email_address } = bodyOf(call);
    const id = subscriberHash(email_address);
    mayEnter(call, recipients.list_id, email_address);
    const { amount, type } = email.delay;
    const entry = {
      id,
      workflow_id,
      email_id: email.id,
      list_id: recipients.list_id,
      email_address,
      next_send: timestamp(call.time + amount * UNITS[type]),
    };
    return queued(put(call.state.automationQueues, [workflow_id, email.id, id], entry), call);
  },

  ...computed("automations.removedSubscribers", {
    items: "subscribers",
    rows: ({ state, path }) => under(state.removedSubscribers, [path.workflow_id]),
  }),

  "automations.removedSubscribers.add"(call) {
    const { id: workflow_id, recipients } = activeAutomationOf(call);
    const { email_address } = bodyOf(call);
    const { list_id } = recipients;
    const { state } = call;
    const id = subscriberHash(email_address);
    if (findMember(state, list_id, id) === undefined) {
      throw badRequest(`${email_address} is not in the list of the automation.`);
    }
    if (find(state.removedSubscribers, [workflow_id, id]) !== undefined) {
      throw badRequest(`${email_address} has already been removed from the automation.`);
    }
    for (const entry of under(state.automationQueues, [workflow_id]).filter(isWaitingAt(call))) {
      if (entry.id === id) remove(state.automationQueues, [workflow_id, entry.email_id, id]);
    }
    return put(state.removedSubscribers, [workflow_id, id], { id, workflow_id, list_id, email_address });
  },
} satisfies Partial<Handlers>;

function mayEnter(call: EmailCall, list_id: string, email_address: string): void {
  const { state } = call;
  const { workflow_id, id, status } = emailOf(call);
  const hash = subscriberHash(email_address);
  if (status !== "sending") throw badRequest("The e-mail has to be started before contacts are added.");
  if (findMember(state, list_id, hash)?.status !== "subscribed") {
    throw badRequest(`${email_address} is not subscribed to the list of the automation.`);
  }
  if (find(state.removedSubscribers, [workflow_id, hash]) !== undefined) {
    throw badRequest(`${email_address} was removed from the automation.`);
  }
  if (find(state.automationQueues, [workflow_id, id, hash]) !== undefined) {
    throw badRequest(`${email_address} has already been sent this e-mail, or waits for it.`);
  }
}

function isWaitingAt({ time }: ServiceCall<string>): (entry: QueueEntry) => boolean {
  return ({ next_send }) => Date.parse(next_send) > time;
}

function queued(entry: QueueEntry, { state }: ServiceCall<string>) {
  return { ...entry, list_is_active: find(state.lists, [entry.list_id]) !== undefined };
}
