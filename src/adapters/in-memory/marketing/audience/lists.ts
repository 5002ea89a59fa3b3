import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { List } from "../../../../ports/marketing-api/types/lists.ts";
import type { SignupForm } from "../../../../ports/marketing-api/types/signup-forms.ts";
import { bodyOf } from "../bodies.ts";
import { existing, find, put, remove, removeUnder, under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { forbidden } from "../problems.ts";
import { flag, moment } from "../query.ts";
import { type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { statisticsOf } from "./insights.ts";
import { membersOf } from "./member-view.ts";
import { addFirstFields } from "./profile-fields.ts";
import type { StoredList } from "./state.ts";

const MAX_LISTS = 1000;

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
      String(under(state.stores).some(({ list_id }) => list_id === id)) === wanted,
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
    subscribe_url_long: signupAddress(list.id),
    beamer_address: `${list.id}@inbound.example`,
    visibility: "pub",
    has_welcome: false,
    modules: [],
    stats: {
      ...statisticsOf(call.state, list, call.time),
      ...(isCounted && { total_contacts: membersOf(call.state, list.id).length }),
    },
  };
}

function dropContents(state: MarketingState, list_id: string): void {
  const { members, forgotten, notes, events, goals, segments, interestCategories, interests } = state;
  removeUnder([list_id], members, forgotten, notes, events, goals, segments, interestCategories, interests);
  removeUnder([list_id], state.mergeFields, state.listWebhooks, state.surveys, state.abuseReports);
  remove(state.signupForms, [list_id]);
  state.eventLog = state.eventLog.filter((logged) => logged.list_id !== list_id);
}

function signupAddress(list_id: string): string {
  return `https://signup.example/subscribe?id=${list_id}`;
}

/** The form of a list; every list has one. */
function formOf({ state, path: { list_id } }: ServiceCall<"list_id">): SignupForm {
  const { name } = existing(state.lists, [list_id]);
  const kept = find(state.signupForms, [list_id]) ?? { header: { text: name }, contents: [], styles: [] };
  return { ...kept, signup_form_url: signupAddress(list_id), list_id };
}

/** Replaces parts by name, and appends new parts. */
function replaced<T>(before: readonly T[], sent: readonly T[], nameOf: (part: T) => string | undefined): T[] {
  const names = new Set(sent.map(nameOf));
  return [...before.filter((part) => !names.has(nameOf(part))), ...sent];
}

export const listHandlers = {
  ...lists.handlers,
  "lists.signupForms.list": (call) => ({ signup_forms: [formOf(call)], ...call.path, total_items: 1 }),
  "lists.signupForms.update"(call) {
    const { list_id, header, contents, styles } = formOf(call);
    const sent = bodyOf(call);
    put(call.state.signupForms, [list_id], {
      header: { ...header, ...sent.header },
      contents: replaced(contents, sent.contents ?? [], ({ section }) => section),
      styles: replaced(styles, sent.styles ?? [], ({ selector }) => selector),
    });
    return formOf(call);
  },
} satisfies Partial<Handlers>;
