import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { FaultQueue } from "../faults.ts";

/** Requests that a fault can affect. */
const faultScopes = [
  "repository",
  "search",
  "images",
  "files",
  "announcements",
  "exchange-rates",
  "all",
] as const;

type FaultScope = (typeof faultScopes)[number];

/** An injected fault, for tests: its kind, the affected requests, and how many of them. */
export const faultSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    status: z.number().int().min(400).max(599),
    body: z.json().optional(),
    retryAfter: z.number().min(0).optional(),
    ...where(),
  }),
  z.object({ kind: z.literal("delay"), milliseconds: z.number().int().min(0).max(120_000), ...where() }),
  z.object({ kind: z.literal("broken-json"), ...where() }),
  z.object({ kind: z.literal("cut"), ...where() }),
]);

function where() {
  return { scope: z.enum(faultScopes).default("all"), times: z.number().int().min(1).max(10_000).default(1) };
}

/** The faults of a sandbox. */
export class Faults extends FaultQueue<typeof faultSchema> {
  constructor() {
    super(faultSchema, ({ scope }) => scope);
  }
}

/** Applies the next fault for a request, if there is one. Returns whether the response has been sent. */
export async function isFaulty(faults: Faults, scope: FaultScope, reply: FastifyReply): Promise<boolean> {
  const fault = faults.take(scope);
  switch (fault?.kind) {
    case undefined:
      return false;
    case "delay":
      await delay(fault.milliseconds);
      return false;
    case "status":
      if (fault.retryAfter !== undefined) reply.header("retry-after", fault.retryAfter);
      await reply.code(fault.status).send(fault.body ?? { message: `Fault on demand: ${fault.status}` });
      return true;
    case "broken-json":
      await reply.type("application/json; charset=utf-8").send('{"page":1,"results":[{"id":');
      return true;
    case "cut":
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      reply.raw.write('{"page":1,', () => reply.raw.destroy());
      return true;
  }
}
