import type { FastifyInstance } from "fastify";
import type { Delivery, WebhookDeliveries } from "./webhook-deliveries.ts";

/** The log of webhook deliveries, as JSON and as an HTML page, and the route that retries waiting ones at once. */
export function registerWebhookRoutes(app: FastifyInstance, deliveries: WebhookDeliveries): void {
  app.get("/webhook-deliveries", (request, reply) => {
    const { log } = deliveries;
    if (!request.headers.accept?.includes("text/html")) return reply.send({ deliveries: log });
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'")
      .send(pageOf(log));
  });
  app.post("/webhook-deliveries/retry", async (_, reply) => {
    await deliveries.retryNow();
    return reply.code(204).send();
  });
}

function pageOf(log: readonly Delivery[]): string {
  const rows = log.map(
    ({ number, type, url, state, attempts, next_attempt_at, body }) => `<tr>
<td>${number}<td>${escaped(type)}<td>${escaped(url)}<td>${state}
<td>${attempts.map(({ at, status, error }) => `${at} ${escaped(String(status ?? error))}`).join("<br>")}
<td>${next_attempt_at ?? ""}<td><pre>${escaped(decodeURIComponent(body.replaceAll("+", " ")).replaceAll("&", "\n"))}</pre>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Webhook deliveries</title>
<style>body{font:1rem system-ui;margin:2rem}table{border-collapse:collapse}td,th{padding:.5rem;text-align:left;vertical-align:top;border-top:1px solid}</style>
<h1>Webhook deliveries</h1>
<table><thead><tr><th>No.<th>Type<th>Address<th>State<th>Attempts<th>Next attempt<th>Form<tbody>
${rows.join("\n")}
</table></html>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
