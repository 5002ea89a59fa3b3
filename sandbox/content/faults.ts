import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** Which requests a fault is for. */
const faultScopes = ["repository", "search", "tags", "images", "files", "all"] as const;

/** One of {@link faultScopes}. */
export type FaultScope = (typeof faultScopes)[number];

/** A fault on demand: what goes wrong, where, and how many times. */
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

/** A fault as it waits for requests. */
type Fault = z.output<typeof faultSchema>;

function where() {
  return { scope: z.enum(faultScopes).default("all"), times: z.number().int().min(1).max(10_000).default(1) };
}

/** The faults that are yet to happen. */
export class Faults {
  #waiting: Fault[] = [];

  /** What is yet to happen. */
  get waiting(): readonly Fault[] {
    return this.#waiting;
  }

  /** Orders a fault. */
  add(fault: z.input<typeof faultSchema>): Fault {
    const parsed = faultSchema.parse(fault);
    this.#waiting.push(parsed);
    return parsed;
  }

  /** Calls everything off. */
  clear(): void {
    this.#waiting = [];
  }

  /** Takes the next fault for a request, if there is one. */
  take(scope: FaultScope): Fault | undefined {
    const fault = this.#waiting.find((candidate) => candidate.scope === "all" || candidate.scope === scope);
    if (!fault) return undefined;
    const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    this.#waiting = this.#waiting.flatMap((it) => (it === fault ? left : [it]));
    return fault;
  }
}

/** Lets a fault happen. Answers whether the request has been answered by it. */
export async function commitFault(fault: Fault, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
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
