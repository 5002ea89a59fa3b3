import { z } from "zod";
import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { List } from "../../../../ports/marketing-api/types/lists.ts";
import { find, remove, removeUnder, under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { forbidden } from "../problems.ts";
import { flag, period } from "../query.ts";
import { operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import { statisticsOf, totalContacts } from "./list-statistics.ts";
import { addFirstFields } from "./merge-fields.ts";
import { signupAddress } from "./signup-forms.ts";
import type { StoredList } from "./state.ts";

/** Maximum number of lists in an account. */
const MAX_LISTS = 1000;

const text = z.string().exactOptional();
const yes = z.boolean().exactOptional();

const contact = z.object({
  company: filled,
  address1: filled,
  address2: text,
  city: filled,
  state: text,
  zip: text,
  country: filled,
  phone: text,
});

const campaignDefaults = z.object({
  from_name: filled,
  from_email: z.email("Please enter a valid email address."),
  subject: z.string(),
  language: filled,
});

const body = z.object({
  name: filled,
  contact,
  permission_reminder: filled,
  campaign_defaults: campaignDefaults,
  email_type_option: z.boolean(),
  use_archive_bar: yes,
  notify_on_subscribe: text,
  notify_on_unsubscribe: text,
  double_optin: yes,
  marketing_permissions: yes,
});

const changes = body.exactPartial().extend({
  contact: contact.exactPartial().exactOptional(),
  campaign_defaults: campaignDefaults.exactPartial().exactOptional(),
});

const lists = resource({
  scope: [],
  id: "list_id",
  table: (state) => state.lists,
  idOf: ({ id }) => id,
  body,
  changes,
  make(sent, call): StoredList {
    if (under(call.state.lists).length >= MAX_LISTS) {
      throw forbidden(`An account has at most ${MAX_LISTS} lists.`);
    }
    const id = call.newId();
    addFirstFields(call.state, id);
    return {
      use_archive_bar: false,
      notify_on_subscribe: "",
      notify_on_unsubscribe: "",
      double_optin: false,
      marketing_permissions: false,
      ...sent,
      id,
      web_id: call.newNumber(),
      contact: { address2: "", state: "", zip: "", phone: "", ...sent.contact },
      date_created: call.now,
    };
  },
  alter: (list, sent) => ({
    ...list,
    ...sent,
    contact: Object.assign({ ...list.contact }, sent.contact),
    campaign_defaults: Object.assign({ ...list.campaign_defaults }, sent.campaign_defaults),
  }),
  view: listView,
  page: (items, total_items, { state }) => ({
    lists: items,
    total_items,
    constraints: {
      may_create: under(state.lists).length < MAX_LISTS,
      max_instances: MAX_LISTS,
      current_total_instances: under(state.lists).length,
    },
  }),
  filter: listFilter,
  sort: { date_created: ({ date_created }) => date_created },
  removed: ({ id }, { state }) => dropContents(state, id),
});

function listView(list: StoredList, call: ServiceCall): List {
  const figures = statisticsOf(call.state, list, call.time);
  const counted = flag(call, "include_total_contacts") === true;
  return {
    ...list,
    list_rating: 0,
    subscribe_url_short: `https://signup.example/${list.id}`,
    subscribe_url_long: signupAddress(list.id),
    beamer_address: `${list.id}@inbound.example`,
    visibility: "pub",
    has_welcome: false,
    modules: [],
    stats: { ...figures, ...(counted ? { total_contacts: totalContacts(call.state, list.id) } : {}) },
  };
}

function listFilter(call: ServiceCall): (list: StoredList) => boolean {
  const { state, query } = call;
  const created = period(call, "since_date_created", "before_date_created");
  const sent = period(call, "since_campaign_last_sent", "before_campaign_last_sent");
  const { email } = query;
  const withStore = flag(call, "has_ecommerce_store");
  return (list) =>
    created(list.date_created) &&
    sent(lastTime(eventsOf(state, { list_id: list.id, kind: "sent" }))) &&
    (email === undefined || find(state.members, [list.id, subscriberHash(email)]) !== undefined) &&
    (withStore === undefined || hasStore(state, list.id) === withStore);
}

function hasStore(state: ServiceCall["state"], list_id: string): boolean {
  return under(state.stores).some((store) => store.list_id === list_id);
}

function dropContents(state: ServiceCall["state"], list_id: string): void {
  const tables = [
    state.members,
    state.forgotten,
    state.notes,
    state.events,
    state.goals,
    state.segments,
    state.interestCategories,
    state.interests,
    state.mergeFields,
    state.listWebhooks,
    state.surveys,
    state.abuseReports,
  ];
  for (const table of tables) removeUnder(table, [list_id]);
  remove(state.signupForms, [list_id]);
  state.eventLog = state.eventLog.filter((loggedEvent) => loggedEvent.list_id !== list_id);
}

/** Handlers of `/lists`. */
export const listHandlers = operationsOf("lists", lists);
