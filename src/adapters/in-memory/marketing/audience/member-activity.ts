import type { MemberActivityEntry } from "../../../../ports/marketing-api/types/member-activity-feed.ts";
import type { MemberActivity } from "../../../../ports/marketing-api/types/members.ts";
import { find, under } from "../collections.ts";
import { eventsOf, type LoggedEvent, type LoggedEventKind } from "../event-log.ts";
import { listed, pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import { memberOf } from "./member-lookup.ts";

type MemberCall = ServiceCall<"list_id" | "subscriber_hash">;

/** The service returns at most the last fifty actions of a contact. */
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

/** Converts logged events into entries of the activity feed. */
const ENTRIES: Partial<
  Record<LoggedEventKind, (call: MemberCall, logged: LoggedEvent) => MemberActivityEntry>
> = {
  bounce: (call, logged) => ({
    activity_type: "bounce",
    ...ofCampaign(call, logged),
    bounce_type: logged.bounce ?? "soft",
    bounce_has_open_activity: false,
  }),
  click: (call, logged) => ({
    activity_type: "click",
    ...ofCampaign(call, logged),
    link_clicked: logged.url ?? "",
  }),
  event: (_, { at, text = "" }) => ({
    activity_type: "event",
    created_at_timestamp: at,
    event_name: text,
    event_properties: [],
  }),
  note: (_, { at, text = "" }) => ({
    activity_type: "note",
    created_at_timestamp: at,
    updated_at_timestamp: at,
    note_id: "",
    note_text: text,
    created_by: "",
    avatar_url: "",
  }),
  open: (call, logged) => ({ activity_type: "open", ...ofCampaign(call, logged) }),
  order: (_, { at, campaign_id = "" }) => ({
    activity_type: "order",
    created_at_timestamp: at,
    outreach_id: campaign_id,
    outreach_type: "",
    outreach_title: "",
    order_id: "",
    order_total: "",
    order_items: [],
    store_name: "",
    order_url: "",
    integration_platform: "",
  }),
  pending: signUp,
  sent: (call, logged) => ({ activity_type: "sent", ...ofCampaign(call, logged) }),
  subscribed: signUp,
  unsubscribed: (call, logged) => ({
    activity_type: "unsub",
    ...ofCampaign(call, logged),
    is_admin_unsubscribed: logged.source !== undefined,
    unsubscribe_reason: "",
  }),
};

function signUp(_: MemberCall, { at, source = "api" }: LoggedEvent): MemberActivityEntry {
  return { activity_type: "generic_signup", created_at_timestamp: at, signup_category: source };
}

function ofCampaign({ state }: MemberCall, { at, campaign_id = "" }: LoggedEvent) {
  const campaign_title = find(state.campaigns, [campaign_id])?.settings.title ?? "";
  return { created_at_timestamp: at, campaign_id, campaign_title };
}

/** Events of a contact, newest first. */
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
  const entries = historyOf(call)
    .flatMap((logged) => ENTRIES[logged.kind]?.(call, logged) ?? [])
    .filter(({ activity_type }) => wanted?.includes(activity_type) !== false);
  return { activity: pageOf(call, entries), email_id, list_id };
}

function listGoals(call: MemberCall) {
  const { list_id, id: email_id } = memberOf(call);
  const goals = under(call.state.goals, [list_id, email_id]);
  return { goals, list_id, email_id, total_items: goals.length };
}

/** Handlers of the activity of a contact. */
export const memberActivityHandlers = {
  "lists.members.activity.list": listActivity,
  "lists.members.activityFeed.list": listActivityFeed,
  "lists.members.goals.list": listGoals,
};
