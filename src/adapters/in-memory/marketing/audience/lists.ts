import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { List, ListStats } from "../../../../ports/marketing-api/types/lists.ts";
import { childrenOf, find, removeUnder, under } from "../collections.ts";
import { eventsOf, type LoggedEventKind, lastTime } from "../event-log.ts";
import { membersOf } from "../find-member.ts";
import { forbidden } from "../problems.ts";
import { flag, moment } from "../query.ts";
import { resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredList } from "../state/audience.ts";
import type { MarketingState } from "../state/state.ts";
import { known } from "../timestamps.ts";
import { addFirstFields } from "./profile-fields.ts";

const MAX_LISTS = 1000;
const STORES = ["ecommerce", "stores"];

const lists = resource("lists", "lists", {
  make({ contact, ...sent }, { state, newId, newNumber, now }) {
    if (under(state.lists).length >= MAX_LISTS) {
      throw forbidden(`An account has at most ${MAX_LISTS} lists.`);
    }
    const id = newId();
    addFirstFields(state, id);
    return {
      use_archive_bar: false,
      notify_on_subscribe: "",
      notify_on_unsubscribe: "",
      double_optin: false,
      marketing_permissions: false,
      ...sent,
      id,
      web_id: newNumber(),
      contact: { address2: "", state: "", zip: "", phone: "", ...contact },
      date_created: now,
    };
  },
  alter: (list, sent) => ({
    ...list,
    ...sent,
    contact: { ...list.contact, ...sent.contact },
    campaign_defaults: { ...list.campaign_defaults, ...sent.campaign_defaults },
  }),
  view: listView,
  page: ({ state }) => ({
    constraints: {
      may_create: under(state.lists).length < MAX_LISTS,
      max_instances: MAX_LISTS,
      current_total_instances: under(state.lists).length,
    },
  }),
  filters: {
    email: ({ id }, wanted, { state }) => find(state.members, [id, subscriberHash(wanted)]) !== undefined,
    since_campaign_last_sent: ({ id }, _, call) =>
      lastSent(call.state, id) >= (moment(call, "since_campaign_last_sent") ?? 0),
    before_campaign_last_sent: ({ id }, _, call) =>
      lastSent(call.state, id) < (moment(call, "before_campaign_last_sent") ?? 0),
    has_ecommerce_store: ({ id }, wanted, { state }) =>
      String(childrenOf(state.records, STORES).some((store) => Reflect.get(store, "list_id") === id)) ===
      wanted,
  },
  removed: ({ id }, { state }) => dropContents(state, id),
});

/** When a campaign was last sent to a list; `NaN` if there was none. */
function lastSent(state: MarketingState, list_id: string): number {
  return Date.parse(lastTime(eventsOf(state, { list_id, kind: "sent" })));
}

function listView(list: StoredList, call: ServiceCall<string>): List {
  const isCounted = flag(call, "include_total_contacts") === true;
  return {
    ...list,
    list_rating: 0,
    subscribe_url_short: `https://signup.example/${list.id}`,
    subscribe_url_long: `https://signup.example/subscribe?id=${list.id}`,
    beamer_address: `${list.id}@inbound.example`,
    visibility: "pub",
    has_welcome: false,
    modules: [],
    stats: {
      ...countsOf(call.state, list.id),
      ...(isCounted && { total_contacts: membersOf(call.state, list.id).length }),
    },
  };
}

/** What the state says of a list. The fake computes no rates: they are 0. */
function countsOf(state: MarketingState, list_id: string): ListStats {
  const statuses = membersOf(state, list_id).map(({ status }) => status);
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  const eventLog = eventsOf(state, { list_id });
  const eventsOfKind = (kind: LoggedEventKind) => eventLog.filter((logged) => logged.kind === kind);
  const campaign_last_sent = lastTime(eventsOfKind("sent"));
  const sinceSend = (kind: LoggedEventKind) =>
    eventsOfKind(kind).filter(({ at }) => at > campaign_last_sent).length;
  return {
    member_count: count("subscribed"),
    unsubscribe_count: count("unsubscribed"),
    cleaned_count: count("cleaned"),
    member_count_since_send: sinceSend("subscribed"),
    unsubscribe_count_since_send: sinceSend("unsubscribed"),
    cleaned_count_since_send: sinceSend("cleaned"),
    campaign_count: under(state.campaigns).filter(({ recipients }) => recipients.list_id === list_id).length,
    merge_field_count: under(state.mergeFields, [list_id]).length,
    avg_sub_rate: 0,
    avg_unsub_rate: 0,
    target_sub_rate: 0,
    open_rate: 0,
    click_rate: 0,
    ...known({
      campaign_last_sent,
      last_sub_date: lastTime(eventsOfKind("subscribed")),
      last_unsub_date: lastTime(eventsOfKind("unsubscribed")),
    }),
  };
}

function dropContents(state: MarketingState, list_id: string): void {
  const { members, forgotten, segments, interestCategories, interests, mergeFields, listWebhooks } = state;
  removeUnder([list_id], members, forgotten, segments, interestCategories, interests);
  removeUnder([list_id], mergeFields, listWebhooks);
  removeUnder(["lists", list_id], state.records);
  state.eventLog = state.eventLog.filter((logged) => logged.list_id !== list_id);
}

export const listHandlers = lists.handlers;
