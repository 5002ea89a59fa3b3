import { z } from "zod";
import type { CreatedListWebhook } from "../../../../ports/marketing-api/types/lists.ts";
import { under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { operationsOf, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { listOf } from "./find-list.ts";

const yes = z.boolean();
const url = z.url({ protocol: /^https?$/, message: "Please enter a valid URL." });
const events = z
  .object({ subscribe: yes, unsubscribe: yes, profile: yes, cleaned: yes, upemail: yes, campaign: yes })
  .exactPartial();
const sources = z.object({ user: yes, admin: yes, api: yes }).exactPartial();
const changes = z.object({ url, events, sources }).exactPartial();

/** Default events of a webhook: all events of contacts, from every source except the API. */
const ALL_EVENTS = {
  subscribe: true,
  unsubscribe: true,
  profile: true,
  cleaned: true,
  upemail: true,
  campaign: false,
};
const NO_EVENTS = {
  subscribe: false,
  unsubscribe: false,
  profile: false,
  cleaned: false,
  upemail: false,
  campaign: false,
};
const SOURCES = { user: true, admin: true, api: false };
const NO_SOURCES = { user: false, admin: false, api: false };

const webhooks = resource({
  scope: ["list_id"],
  id: "webhook_id",
  table: (state) => state.listWebhooks,
  idOf: ({ id }) => id,
  parents: listOf,
  body: changes.extend({ url }),
  changes,
  make(sent, call) {
    refuseSecond(call, sent.url);
    return {
      id: call.newId(),
      list_id: call.path.list_id,
      url: sent.url,
      events: sent.events === undefined ? ALL_EVENTS : { ...NO_EVENTS, ...sent.events },
      sources: sent.sources === undefined ? SOURCES : { ...NO_SOURCES, ...sent.sources },
    };
  },
  alter(webhook, sent, call) {
    const wanted = sent.url ?? webhook.url;
    if (wanted !== webhook.url) refuseSecond(call, wanted);
    return {
      ...webhook,
      url: wanted,
      events: { ...webhook.events, ...sent.events },
      sources: { ...webhook.sources, ...sent.sources },
    };
  },
  view: (webhook) => webhook,
  unpaged: true,
  page: (items, total_items, { path }) => ({ webhooks: items, list_id: path.list_id, total_items }),
});

function refuseSecond({ state, path }: ServiceCall<"list_id">, wanted: string): void {
  if (under(state.listWebhooks, [path.list_id]).some((webhook) => webhook.url === wanted)) {
    throw badRequest("Sorry, you can't set up multiple WebHooks for one URL");
  }
}

/** Handlers of `/lists/{list_id}/webhooks`. */
export const listWebhookHandlers = {
  ...operationsOf("lists.webhooks", webhooks),
  "lists.webhooks.create": (call: ServiceCall<"list_id">): CreatedListWebhook => ({
    ...webhooks.create(call),
    signing_secret: call.signingSecret ?? call.newId(32),
    signing_enabled: true,
  }),
};
