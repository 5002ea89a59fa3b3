import { z } from "zod";
import { put, under } from "../collections.ts";
import { logEvent } from "../event-log.ts";
import { badRequest } from "../problems.ts";
import { pageOf } from "../query.ts";
import { dateTime, filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { memberOf } from "./member-lookup.ts";

type MemberCall = ServiceCall<"list_id" | "subscriber_hash">;

const body = z.object({
  name: filled.min(2).max(30),
  properties: z.record(z.string(), z.string()).default({}),
  is_syncing: z.boolean().exactOptional(),
  occurred_at: dateTime.exactOptional(),
});

function listEvents(call: MemberCall) {
  const { list_id, id } = memberOf(call);
  const events = under(call.state.events, [list_id, id])
    .map(({ occurred_at, name, properties }) => ({ occurred_at, name, properties }))
    .toSorted((a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at));
  return { events: pageOf(call, events), total_items: events.length };
}

function createEvent(call: MemberCall): undefined {
  const { list_id, id: email_id, status } = memberOf(call);
  const sent = bodyOf(call, body);
  if (status === "archived") throw badRequest("Events cannot be added to an archived contact.");
  const occurred_at = sent.occurred_at || call.now;
  const id = call.newNumber();
  put(call.state.events, [list_id, email_id, id], {
    id,
    occurred_at,
    name: sent.name,
    properties: sent.properties,
  });
  logEvent(call, { kind: "event", list_id, email_id, text: sent.name }, occurred_at);
  return undefined;
}

/** Handlers of `/lists/{list_id}/members/{subscriber_hash}/events`. */
export const eventHandlers = {
  "lists.members.events.list": listEvents,
  "lists.members.events.create": createEvent,
};
