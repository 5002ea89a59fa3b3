import type { FastifyInstance } from "fastify";
import { Html, html } from "../content/html.ts";
import type { Delivery, WebhookDeliveries } from "./webhook-deliveries.ts";

const DOCTYPE = new Html("<!doctype html>");
const STYLE = new Html(
  "<style>body{font:1rem system-ui;margin:2rem}table{border-collapse:collapse}td,th{padding:.5rem;text-align:left;vertical-align:top;border-top:1px solid}</style>",
);

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
    ({ number, type, url, state, attempts, next_attempt_at, body }) => html`<tr>
<td>${number}<td>${type}<td>${url}<td>${state}
<td>${attempts.map(({ at, status, error }) => html`${at} ${String(status ?? error)}<br>`)}
<td>${next_attempt_at}<td><pre>${decodeURIComponent(body.replaceAll("+", " ")).replaceAll("&", "\n")}</pre>
`,
  );
  return html`${DOCTYPE}<html lang="en"><meta charset="utf-8"><title>Webhook deliveries</title>
${STYLE}
<h1>Webhook deliveries</h1>
<table><thead><tr><th>No.<th>Type<th>Address<th>State<th>Attempts<th>Next attempt<th>Form<tbody>
${rows}
</table></html>`.markup;
}
