import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createAccount } from "../../../sandbox/marketing/account.ts";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
import { parseWebhook } from "../../../src/ports/marketing-api/webhooks.ts";
import { NEWS_LIST } from "../../unit/marketing-api/fake-account.ts";
import { startSandbox } from "./sandbox.ts";

const SECRET = "of this test";

/** A receiver on this machine; `received` waits for the next webhook. */
async function receiver() {
  const waiting: ((webhook: { body: string; signature: string }) => void)[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.end();
    waiting.shift()?.({ body, signature: String(request.headers["x-mailchimp-signature"]) });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The receiver has no port");
  const received = () =>
    new Promise<{ body: string; signature: string }>((resolve) => void waiting.push(resolve));
  return { url: `http://127.0.0.1:${address.port}/hook`, received };
}

async function sandbox() {
  const account = createAccount({ secret: SECRET });
  const running = await startSandbox({ perform: account.perform, account });
  const api = createRestMarketingApi({ apiKey: "any", baseUrl: running.url });
  onTestFinished(async () => {
    await api.close();
    account.close();
    await running.close();
  });
  return { ...running, account, api };
}

it("a list webhook is delivered with a signature, and is in the log", async () => {
  const { api, account, origin } = await sandbox();
  const { url, received } = await receiver();
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  const body = { url, events: { subscribe: true }, sources: { api: true } };
  await api.lists.webhooks.create({ list_id, body });
  const webhook = received();
  const email_address = "ada@larkfield.example";
  await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });

  const { body: form, signature } = await webhook;
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
  const { url, received } = await receiver();
  await api.batchWebhooks.create({ body: { url } });
  const webhook = received();
  const { id: batch_id } = await api.batches.create({
    body: { operations: [{ method: "GET", path: "/ping" }] },
  });
  const address = `${origin}/batch-results/${batch_id}.tar.gz`;
  for (const missing of [address, `${origin}/batch-results/none.tar.gz`]) {
    expect((await fetch(missing)).status).toBe(404);
  }
  await api.batches.get({ batch_id });
  await api.batches.get({ batch_id });
  const event = parseWebhook((await webhook).body);
  expect(event).toMatchObject({
    sent_type: "batch_operation_completed",
    data: { response_body_url: address },
  });
  const results = await fetch(address);
  expect([results.status, results.headers.get("content-type")]).toEqual([200, "application/gzip"]);
});

it("recipients unsubscribe over HTTP, and an API call cannot subscribe them again", async () => {
  const { api, origin } = await sandbox();
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  const email_address = "ada@larkfield.example";
  await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
  const settings = { subject_line: "Results", from_name: "Larkfield", reply_to: "news@larkfield.example" };
  const { id: campaign_id } = await api.campaigns.create({
    body: { type: "regular", recipients: { list_id }, settings },
  });
  await api.campaigns.content.set({ campaign_id, body: { html: "<p>Results</p>" } });
  await api.campaigns.send({ campaign_id });
  await api.reports.get({ campaign_id });
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

it("the secret of signatures is in the response of create alone", async () => {
  const { api } = await sandbox();
  const { url } = await receiver();
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  const made = await api.lists.webhooks.create({ list_id, body: { url } });
  expect(made).toMatchObject({ signing_secret: SECRET, signing_enabled: true });
  expect(await api.lists.webhooks.get({ list_id, webhook_id: made.id })).not.toHaveProperty("signing_secret");
  const changed = await api.lists.webhooks.update({ list_id, webhook_id: made.id, body: { url } });
  expect(changed).not.toHaveProperty("signing_enabled");
});

it("a webhook is stored only if its address answers a GET with 200", async () => {
  const { api } = await sandbox();
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method);
    response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  const create = (url: string) => api.lists.webhooks.create({ list_id, body: { url } });
  const message = "We couldn't verify the URL is working. Please double check and try again. HTTP Code: 404";
  await expect(create(`http://127.0.0.1:${port}/hook`)).rejects.toMatchObject({
    status: 400,
    title: "Invalid Resource",
    errors: [{ field: "url", message }],
  });
  const { id: webhook_id } = await create((await receiver()).url);
  const body = { url: `http://localhost:${port}/hook` };
  await expect(api.lists.webhooks.update({ list_id, webhook_id, body })).rejects.toMatchObject({
    status: 400,
  });
  await api.lists.webhooks.update({ list_id, webhook_id, body: { events: { campaign: true } } });
  expect(asked).toEqual(["GET", "GET"]);
  // Other machines are never called.
  await create("https://hooks.larkfield.example/hook");
  expect((await api.lists.webhooks.list({ list_id })).total_items).toBe(2);
});
