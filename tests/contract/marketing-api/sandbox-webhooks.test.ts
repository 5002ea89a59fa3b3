import { expect, it, onTestFinished } from "vitest";
import { createAccount } from "../../../sandbox/marketing/account.ts";
import { verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
import { parseWebhook } from "../../../src/ports/marketing-api/webhooks.ts";
import { addCampaign, NEWS_LIST, send } from "../../unit/marketing-api/fake-account.ts";
import { connect, serve } from "./rest-harness.ts";
import { startSandbox } from "./sandbox.ts";

const SECRET = "of this test";

/** A receiver on this machine; `webhook` waits for the first webhook. */
async function receiver(status = 200) {
  const { baseUrl, received } = await serve((response) => response.writeHead(status).end());
  const posted = () => received.find(({ method }) => method === "POST");
  const webhook = async () => {
    await expect.poll(posted).toBeDefined();
    return { body: posted()?.body ?? "", signature: String(posted()?.headers["x-mailchimp-signature"]) };
  };
  return { url: baseUrl, received, webhook };
}

async function sandbox() {
  const account = createAccount({ secret: SECRET });
  const running = await startSandbox({ perform: account.perform, account });
  onTestFinished(() => account.close());
  const api = connect({ baseUrl: running.url });
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  return { ...running, account, api, list_id };
}

it("a list webhook is delivered with a signature of the secret in the response of create, and is in the log", async () => {
  const { api, list_id, account, origin } = await sandbox();
  const { url, webhook } = await receiver();
  const body = { url, events: { subscribe: true }, sources: { api: true } };
  const made = await api.lists.webhooks.create({ list_id, body });
  expect(made).toMatchObject({ signing_secret: SECRET, signing_enabled: true });
  const email_address = "ada@larkfield.example";
  await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });

  const { body: form, signature } = await webhook();
  expect(await verifyWebhookSignature(form, signature, SECRET)).toBe(true);
  expect(parseWebhook(form)).toMatchObject({ type: "subscribe", data: { list_id, email: email_address } });
  await expect.poll(() => account.webhooks.log).toMatchObject([{ state: "delivered" }]);
  const log = await fetch(`${origin}/webhook-deliveries`);
  expect(await log.json()).toMatchObject({ deliveries: [{ type: "subscribe", url, state: "delivered" }] });
  const page = await fetch(`${origin}/webhook-deliveries`, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("data[email]=ada@larkfield.example");
});

it("a batch webhook has the URL of the results", async () => {
  const { api, origin } = await sandbox();
  const { url, webhook } = await receiver();
  await api.batchWebhooks.create({ body: { url } });
  const operations = [{ method: "GET", path: "/ping" }] as const;
  const { id: batch_id } = await api.batches.create({ body: { operations } });
  const address = `${origin}/batch-results/${batch_id}.tar.gz`;
  for (const missing of [address, `${origin}/batch-results/none.tar.gz`]) {
    expect((await fetch(missing)).status).toBe(404);
  }
  await api.batches.get({ batch_id });
  await api.batches.get({ batch_id });
  const event = parseWebhook((await webhook()).body);
  expect(event).toMatchObject({
    sent_type: "batch_operation_completed",
    data: { response_body_url: address },
  });
  const results = await fetch(address);
  expect([results.status, results.headers.get("content-type")]).toEqual([200, "application/gzip"]);
});

it("recipients unsubscribe over HTTP, and an API call cannot subscribe them again", async () => {
  const { api, list_id, origin } = await sandbox();
  const email_address = "ada@larkfield.example";
  await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
  const campaign_id = await send(api, await addCampaign(api, list_id));
  const post = (activities: object[]) =>
    fetch(`${origin}/activity`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ activities }),
    });
  expect((await post([{ campaign_id, email_address, kind: "unsubscribed" }])).status).toBe(204);
  expect((await post([{ campaign_id: "none", email_address, kind: "open" }])).status).toBe(400);
  expect((await post([{ campaign_id, email_address, kind: "read" }])).status).toBe(400);
  const path = { list_id, subscriber_hash: email_address };
  await expect(api.lists.members.update({ ...path, body: { status: "subscribed" } })).rejects.toMatchObject({
    title: "Member In Compliance State",
  });
});

it("a webhook is stored only if its address answers a GET with 200", async () => {
  const { api, list_id } = await sandbox();
  const missing = await receiver(404);
  const create = (url: string) => api.lists.webhooks.create({ list_id, body: { url } });
  const message = "We couldn't verify the URL is working. Please double check and try again. HTTP Code: 404";
  await expect(create(missing.url)).rejects.toMatchObject({
    status: 400,
    title: "Invalid Resource",
    errors: [{ field: "url", message }],
  });
  const { id: webhook_id } = await create((await receiver()).url);
  const moved = api.lists.webhooks.update({ list_id, webhook_id, body: { url: missing.url } });
  await expect(moved).rejects.toMatchObject({ status: 400 });
  await api.lists.webhooks.update({ list_id, webhook_id, body: { events: { campaign: true } } });
  expect(missing.received.map(({ method }) => method)).toEqual(["GET", "GET"]);
  // Other machines are never called.
  await create("https://hooks.larkfield.example/hook");
  expect((await api.lists.webhooks.list({ list_id })).total_items).toBe(2);
});
