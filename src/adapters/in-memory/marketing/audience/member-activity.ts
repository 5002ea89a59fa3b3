import type {
  MemberActivity,
  MemberActivityEntry,
} from "../../../../ports/marketing-api/types/member-activity.ts";
import { under } from "../collections.ts";
import { eventsOf, type LoggedEvent, type LoggedEventKind } from "../event-log.ts";
import { listed, pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import { memberOf } from "./member-lookup.ts";

type MemberCall = ServiceCall<"list_id" | "subscriber_hash">;

/** The service shows a contact's last fifty actions, and no more. */
const MAX_ACTIONS = 50;

const ACTIONS: Partial<Record<LoggedEventKind, MemberActivity["action"]>> = {
  abuse: "abuse",
  bounce: "bounce",
  click: "click",
  open: "open",
  sent: "sent",
  unsubscribed: "unsub",
  order: "ecomm",
};

const FEED_TYPES: Partial<Record<LoggedEventKind, MemberActivityEntry["activity_type"]>> = {
  bounce: "bounce",
  click: "click",
  event: "event",
  note: "note",
  open: "open",
  order: "order",
  sent: "sent",
  unsubscribed: "unsub",
  pending: "signup",
  subscribed: "generic_signup",
};

/** What a contact did and what was done to it, newest first. */
function historyOf(call: MemberCall): LoggedEvent[] {
  const { list_id, id: email_id } = memberOf(call);
  return eventsOf(call.state, { list_id, email_id }).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function listActivity(call: MemberCall) {
  const { list_id, id: email_id, contact_id } = memberOf(call);
  const wanted = listed(call, "action");
  const activity = historyOf(call)
    .flatMap((loggedEvent) => {
      const action = ACTIONS[loggedEvent.kind];
      return action === undefined || wanted?.includes(action) === false
        ? []
        : [activityOf(action, loggedEvent)];
    })
    .slice(0, MAX_ACTIONS);
  return { activity, email_id, contact_id, list_id, total_items: activity.length };
}

function activityOf(action: string, { at, url, bounce, campaign_id }: LoggedEvent): MemberActivity {
  return {
    action,
    timestamp: at,
    url: url ?? "",
    type: bounce ?? "",
    campaign_id: campaign_id ?? "",
    title: "",
    parent_campaign: "",
  };
}

function listActivityFeed(call: MemberCall) {
  const { list_id, id: email_id } = memberOf(call);
  const wanted = listed(call, "activity_filters");
  const entries = historyOf(call).flatMap((loggedEvent): MemberActivityEntry[] => {
    const type = FEED_TYPES[loggedEvent.kind];
    return type === undefined || wanted?.includes(type) === false ? [] : [entryOf(type, loggedEvent)];
  });
  return { activity: pageOf(call, entries), email_id, list_id };
}

function entryOf(
  activity_type: MemberActivityEntry["activity_type"],
  loggedEvent: LoggedEvent,
): MemberActivityEntry {
  const { at, campaign_id, url, text } = loggedEvent;
  return {
    activity_type,
    created_at_timestamp: at,
    ...(campaign_id === undefined ? {} : { campaign_id }),
    ...(url === undefined ? {} : { link_clicked: url }),
    ...(activity_type === "event" && text !== undefined ? { event_name: text } : {}),
    ...(activity_type === "note" && text !== undefined ? { note_text: text } : {}),
  };
}

function listGoals(call: MemberCall) {
  const { list_id, id: email_id } = memberOf(call);
  const goals = under(call.state.goals, [list_id, email_id]);
  return { goals, list_id, email_id, total_items: goals.length };
}

/** Handlers of what a contact did. */
export const memberActivityHandlers = {
  "lists.members.activity.list": listActivity,
  "lists.members.activityFeed.list": listActivityFeed,
  "lists.members.goals.list": listGoals,
};
