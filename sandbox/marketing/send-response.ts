import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { Fault } from "./faults.ts";

/** Sends the result of an operation; the status is 204 when there is no data. */
export function sendResponse(reply: FastifyReply, data: unknown): FastifyReply {
  if (data === undefined) return reply.code(204).send();
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(data));
}

/**
 * Injects a fault into the response to a request.
 *
 * @param perform - Performs the operation.
 * @param closing - Aborts delays when the server closes.
 */
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
