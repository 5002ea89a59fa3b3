import type { MemberActivityEntry } from "../../../../ports/marketing-api/types/member-activity-feed.ts";
import type { MemberActivity } from "../../../../ports/marketing-api/types/members.ts";
import { bodyOf } from "../bodies.ts";
import { find, put, under } from "../collections.ts";
import { eventsOf, type LoggedEvent, type LoggedEventKind, logEvent } from "../event-log.ts";
import { badRequest } from "../problems.ts";
import { computed, type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { memberOf } from "./member-view.ts";

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
function historyOf({ state, path }: MemberCall): LoggedEvent[] {
  const own = eventsOf(state, { list_id: path.list_id, email_id: path.subscriber_hash });
  return own.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** The contact, as lists of its records name it. */
function ownerOf({ path }: MemberCall) {
  return { list_id: path.list_id, email_id: path.subscriber_hash };
}

const notes = resource("lists.members.notes", "notes", {
  make({ note = "" }, call) {
    const { list_id, id: email_id, contact_id } = memberOf(call);
    logEvent(call, { kind: "note", list_id, email_id, text: note });
    const times = { created_at: call.now, updated_at: call.now };
    return { id: call.newNumber(), ...times, created_by: "API", note, list_id, email_id, contact_id };
  },
  page: ownerOf,
  sort: { note_id: ({ id }) => id },
});

function actionIn({ kind, at, url = "", bounce: type, campaign_id = "" }: LoggedEvent) {
  const action = ACTIONS[kind];
  if (action === undefined) return [];
  const what = { action, ...(type !== undefined && { type }), url, campaign_id };
  return [{ ...what, timestamp: at, title: "", parent_campaign: "" }];
}

export const activityHandlers = {
  ...notes.handlers,

  ...computed("lists.members.activity", {
    items: "activity",
    rows: (call) => historyOf(call).flatMap(actionIn).slice(0, MAX_ACTIONS),
    filters: { action: ({ action }, wanted) => wanted.split(",").includes(action) },
    page: (call) => ({ ...ownerOf(call), contact_id: memberOf(call).contact_id }),
  }),
  ...computed("lists.members.activityFeed", {
    rows: (call) => historyOf(call).flatMap((logged) => ENTRIES[logged.kind]?.(call, logged) ?? []),
    filters: { activity_filters: ({ activity_type }, wanted) => wanted.split(",").includes(activity_type) },
    page: ownerOf,
  }),
  ...computed("lists.members.goals", {
    items: "goals",
    rows: ({ state, path }) => under(state.goals, [path.list_id, path.subscriber_hash]),
    page: ownerOf,
  }),
  ...computed("lists.members.events", {
    rows: ({ state, path }) =>
      under(state.events, [path.list_id, path.subscriber_hash]).sort(
        (a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at),
      ),
  }),

  "lists.members.events.create"(call): undefined {
    const { list_id, id: email_id, status } = memberOf(call);
    const { name, properties = {}, occurred_at: given } = bodyOf(call);
    if (status === "archived") throw badRequest("Events cannot be added to an archived contact.");
    const occurred_at = given || call.now;
    put(call.state.events, [list_id, email_id, call.newNumber()], { occurred_at, name, properties });
    logEvent(call, { kind: "event", list_id, email_id, text: name }, occurred_at);
  },
} satisfies Partial<Handlers>;
