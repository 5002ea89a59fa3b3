import { describe, expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { recordActivity } from "../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/webhooks.ts";
import { parseWebhook } from "../../../src/ports/marketing-api/webhooks.ts";
import { NEWS_LIST, START } from "./fake-account.ts";
import { HTML, SETTINGS } from "./fake-campaign.ts";

const ADA = "ada@larkfield.example";
const url = "http://localhost:8080/hook";
const EVERYTHING = {
  subscribe: true,
  unsubscribe: true,
  profile: true,
  cleaned: true,
  upemail: true,
  campaign: true,
};

/** An account with a list that has a webhook for all events. */
async function accountWithWebhook(sources = { user: true, admin: true, api: true }) {
  const sent: OutgoingWebhook[] = [];
  let now = Date.parse(START);
  const fake = createInMemoryMarketingApi({ now: () => now, onWebhook: (webhook) => sent.push(webhook) });
  const { id: list_id } = await fake.api.lists.create({ body: NEWS_LIST });
  await fake.api.lists.webhooks.create({ list_id, body: { url, events: EVERYTHING, sources } });
  const path = { list_id, subscriber_hash: ADA };
  const subscribe = () =>
    fake.api.lists.members.create({
      list_id,
      body: { email_address: ADA, status: "subscribed", merge_fields: { FNAME: "Ada" } },
    });
  return {
    ...fake,
    list_id,
    path,
    subscribe,
    sent,
    events: () => sent.splice(0).map(({ body }) => parseWebhook(body)),
    passSeconds: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

describe("the webhooks of a list", () => {
  it("get all events except campaigns, and not those of the API, by default", async () => {
    const { api } = createInMemoryMarketingApi();
    const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
    expect(await api.lists.webhooks.create({ list_id, body: { url } })).toMatchObject({
      events: { subscribe: true, upemail: true, campaign: false },
      sources: { user: true, admin: true, api: false },
    });
  });

  it("are sent when a contact subscribes, changes, gets a new address and unsubscribes", async () => {
    const { api, list_id, path, subscribe, events } = await accountWithWebhook();
    const { id } = await subscribe();
    const about = { list_id, id, email: ADA, email_type: "html" };
    expect(events()).toMatchObject([
      {
        type: "subscribe",
        fired_at: "2026-11-21 08:00:00",
        data: { ...about, merges: { EMAIL: ADA, FNAME: "Ada" } },
      },
    ]);
    await api.lists.members.update({ ...path, body: { vip: true } });
    await api.lists.members.update({ ...path, body: { vip: true } });
    expect(events()).toMatchObject([{ type: "profile", data: about }]);
    await api.lists.members.update({ ...path, body: { status: "unsubscribed" } });
    expect(events()).toMatchObject([{ type: "unsubscribe", data: { ...about, action: "unsub" } }]);
    await api.lists.members.update({ ...path, body: { status: "subscribed" } });
    const body = { email_address: "marsh@larkfield.example" };
    const moved = await api.lists.members.update({ ...path, body });
    expect(events()).toMatchObject([
      { type: "subscribe" },
      { type: "upemail", data: { list_id, new_email: body.email_address, old_email: ADA } },
    ]);
    await api.lists.members.delete({ list_id, subscriber_hash: moved.id });
    expect(events()).toMatchObject([{ type: "unsubscribe", data: { action: "delete" } }]);
  });

  it("are sent for actions of recipients, and for the campaign", async () => {
    const fake = await accountWithWebhook({ user: true, admin: true, api: true });
    const { api, list_id, subscribe, events } = fake;
    await subscribe();
    const { id: campaign_id } = await api.campaigns.create({
      body: { type: "regular", recipients: { list_id }, settings: SETTINGS },
    });
    await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
    await api.campaigns.send({ campaign_id });
    await api.reports.get({ campaign_id });
    expect(events()).toMatchObject([
      { type: "subscribe" },
      {
        type: "campaign",
        data: { id: campaign_id, list_id, subject: SETTINGS.subject_line, status: "sent" },
      },
    ]);
    recordActivity(fake, [{ campaign_id, email_address: ADA, kind: "abuse" }]);
    expect(events()).toMatchObject([{ type: "unsubscribe", data: { reason: "abuse", campaign_id } }]);
  });

  it("are sent only for the selected sources", async () => {
    const { subscribe, sent } = await accountWithWebhook({ user: true, admin: true, api: false });
    await subscribe();
    expect(sent).toEqual([]);
  });
});

describe("the batch webhooks", () => {
  it("are sent once for a finished batch, without polling", async () => {
    const { api, events, passSeconds } = await accountWithWebhook();
    await api.batchWebhooks.create({ body: { url } });
    await api.batchWebhooks.create({ body: { url: `${url}/off`, enabled: false } });
    const { id } = await api.batches.create({ body: { operations: [{ method: "GET", path: "/lists" }] } });
    expect(events()).toEqual([]);
    passSeconds(2);
    await api.ping.get();
    await api.batches.get({ batch_id: id });
    expect(events()).toMatchObject([
      {
        type: "unknown",
        sent_type: "batch_operation_completed",
        data: { id, status: "finished", total_operations: "1", finished_operations: "1" },
      },
    ]);
  });
});
