import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { valid } from "../../src/adapters/in-memory/marketing/bodies.ts";
import { recordActivity } from "../../src/adapters/in-memory/marketing/campaigns/record-activity.ts";
import { badRequest } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { MarketingState } from "../../src/adapters/in-memory/marketing/state/state.ts";
import { html, htmlPage, table } from "../content/html.ts";
import type { SandboxAccount } from "./account.ts";
import { type Faults, faultSchema } from "./faults.ts";
import type { Delivery } from "./webhook-deliveries.ts";

const text = z.string();
const activities = z.object({
  activities: z.array(
    z.object({
      campaign_id: text,
      email_address: text,
      kind: z.enum(["open", "click", "bounce", "unsubscribed", "abuse"]),
      at: z.iso.datetime({ offset: true }).exactOptional(),
      bounce: z.enum(["hard", "soft"]).exactOptional(),
      reason: text.exactOptional(),
    }),
  ),
});

const accountSchema = z.object({
  /** Missing parts become empty. Without `state`, the account stays as it is. */
  state: z.custom<Partial<MarketingState>>((value) => typeof value === "object" && value !== null).optional(),
  /** The time at which the clock stops from now on; null starts it again. */
  now: z.iso.datetime({ offset: true }).nullable().optional(),
});

const answerSchema = z.object({
  operation: z.string(),
  /** Absent for a 204. */
  response: z.looseObject({}).optional(),
});

/** Enough for a whole account. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Routes for tests in another process, which need no API key, as those for faults: `/account` reads and replaces the whole
 * account, and sets its clock; `/answers` says what an operation responds; `/activity` records opens, clicks, bounces, unsubscribes and complaints of recipients;
 * `/webhook-deliveries` is the log of webhooks, as JSON and as an HTML page, and retries waiting ones at once.
 */
export function registerAccountRoutes(app: FastifyInstance, account: SandboxAccount): void {
  const { snapshot, restore, clock, webhooks } = account;
  app.get("/account", () => ({ state: snapshot(), now: new Date(clock.now()).toISOString() }));
  app.put("/account", { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    const { state, now } = valid(accountSchema, request.body);
    if (state !== undefined) restore(state);
    if (now !== undefined) clock.setTime(now === null ? undefined : Date.parse(now));
    return reply.code(204).send();
  });
  app.put("/answers", (request, reply) => {
    const { operation, response } = valid(answerSchema, request.body);
    try {
      account.answers.give(operation, response);
    } catch (error) {
      throw badRequest(error instanceof Error ? error.message : String(error));
    }
    return reply.code(204).send();
  });
  app.post("/activity", (request, reply) => {
    const order = valid(activities, request.body);
    try {
      recordActivity(account, order.activities);
    } catch (error) {
      throw badRequest(error instanceof Error ? error.message : String(error));
    }
    account.changed();
    return reply.code(204).send();
  });
  app.get("/webhook-deliveries", (request, reply) => {
    const { log } = webhooks;
    if (!request.headers.accept?.includes("text/html")) return reply.send({ deliveries: log });
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'")
      .send(pageOf(log));
  });
  app.post("/webhook-deliveries/retry", async (_, reply) => {
    await webhooks.retryNow();
    return reply.code(204).send();
  });
}

/** Lists, adds and removes faults over HTTP. No key is needed. */
export function registerFaultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get("/faults", () => ({ faults: faults.waiting }));
  app.post("/faults", (request, reply) => {
    return reply.code(201).send(faults.add(valid(faultSchema, request.body)));
  });
  app.delete("/faults", (_, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}

function pageOf(log: readonly Delivery[]): string {
  const rows = log.map(({ number, type, url, state, attempts, next_attempt_at = "", body }) => [
    String(number),
    type,
    url,
    state,
    html`${attempts.map(({ at, status, error }) => html`${at} ${String(status ?? error)}<br>`)}`,
    next_attempt_at,
    html`<pre>${decodeURIComponent(body.replaceAll("+", " ")).replaceAll("&", "\n")}</pre>`,
  ]);
  const head = ["No.", "Type", "Address", "State", "Attempts", "Next attempt", "Form"];
  return htmlPage({ title: "Webhook deliveries", body: table(head, rows) });
}
