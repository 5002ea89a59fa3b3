import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { findOperation, operations } from "../../src/ports/marketing-api/operations.ts";
import { noSuch } from "../../src/ports/marketing-api/request.ts";
import { FaultQueue } from "../faults.ts";
import type { FaultOrder } from "./fault-order.ts";

const NAMES = ["all", ...operations.map(({ name }) => name)];

/** A fault to inject: its kind, its operation, and how many times. */
export const faultSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("delay"), ...common() }),
  z.strictObject({
    kind: z.literal("status"),
    status: z.number().int().min(200).max(599),
    body: z.json().optional(),
    headers: z.record(z.string(), z.string()).default({}),
    ...common(),
    ...moment(),
  }),
  z.strictObject({ kind: z.literal("reset"), ...common(), ...moment() }),
  z.strictObject({ kind: z.literal("cut"), ...common() }),
  z.strictObject({ kind: z.literal("silence"), ...common(), ...moment() }),
]) satisfies z.ZodType<unknown, FaultOrder>;

function common() {
  return {
    operation: z
      .string()
      .refine((name) => name === "all" || findOperation(name) !== undefined, {
        error: ({ input }) => `operation ${input}: ${noSuch("operation", String(input), NAMES)}`,
      })
      .default("all"),
    times: z.number().int().min(1).max(10_000).default(1),
    milliseconds: z.number().int().min(0).max(600_000).default(0),
  };
}

function moment() {
  return { performed: z.boolean().default(false) };
}

/** A pending fault. */
export type Fault = z.output<typeof faultSchema>;

/** The faults of a sandbox. */
export class Faults extends FaultQueue<typeof faultSchema> {
  constructor() {
    super(faultSchema, ({ operation }) => operation);
  }

  /**
   * Adds the fault of a test.
   *
   * @throws {MarketingApiError} `configuration`, with what is wrong, for one that does not exist.
   */
  order(order: FaultOrder): void {
    const { data, error } = faultSchema.safeParse(order);
    if (error !== undefined) {
      const message = `The fault is invalid: ${z.prettifyError(error)}`;
      throw new MarketingApiError("configuration", "", message, { cause: error });
    }
    this.add(data);
  }
}

/** Sends the result of an operation; the status is 204 when there is no data. */
export function sendResponse(reply: FastifyReply, data: unknown): FastifyReply {
  if (data === undefined) return reply.code(204).send();
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(data));
}

/** Injects a fault into the response to a request. Its delay ends when the server closes. */
export async function respondWithFault(
  fault: Fault,
  reply: FastifyReply,
  perform: () => Promise<unknown>,
  closing: AbortSignal,
): Promise<FastifyReply> {
  if (fault.milliseconds > 0) await delay(fault.milliseconds, undefined, { signal: closing });
  if (fault.kind === "delay") return sendResponse(reply, await perform());
  if (fault.kind === "cut") return cutOff(reply, await perform());
  if (fault.performed) await perform();
  if (fault.kind === "status") return sendStatus(fault, reply);
  reply.hijack();
  if (fault.kind === "reset") reply.raw.socket?.resetAndDestroy();
  else closing.addEventListener("abort", () => reply.raw.destroy(), { once: true });
  return reply;
}

function sendStatus(fault: Fault & { kind: "status" }, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = fault;
  reply.code(status);
  if (body !== undefined) reply.type(typeof body === "string" ? "text/html" : "application/problem+json");
  reply.headers(headers);
  return reply.send(typeof body === "string" || body === undefined ? body : JSON.stringify(body));
}

function cutOff(reply: FastifyReply, data: unknown): FastifyReply {
  // A response without data cannot be truncated, so it gets some.
  const text = JSON.stringify(data ?? { cut: true });
  const length = Buffer.byteLength(text);
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": length });
  reply.raw.write(Buffer.from(text).subarray(0, Math.floor(length / 2)), () => reply.raw.destroy());
  return reply;
}
