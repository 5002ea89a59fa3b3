import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { valid } from "../../src/adapters/in-memory/marketing/service-call.ts";
import type { MarketingState } from "../../src/adapters/in-memory/marketing/state.ts";
import type { SandboxAccount } from "./account.ts";

const accountSchema = z.object({
  /** Missing parts become empty. Without `state`, the account stays as it is. */
  state: z.custom<Partial<MarketingState>>((value) => typeof value === "object" && value !== null).optional(),
  /** The time at which the clock stops from now on; null starts it again. */
  now: z.iso.datetime({ offset: true }).nullable().optional(),
});

/** Enough for a whole account. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Reads and replaces the whole account over HTTP, and sets its clock, for tests in another process. No API key is
 * needed, as for faults.
 */
export function registerAccountRoutes(
  app: FastifyInstance,
  { snapshot, restore, clock }: Pick<SandboxAccount, "snapshot" | "restore" | "clock">,
): void {
  app.get("/account", () => ({ state: snapshot(), now: new Date(clock.now()).toISOString() }));
  app.put("/account", { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    const { state, now } = valid(accountSchema, request.body);
    if (state !== undefined) restore(state);
    if (now !== undefined) clock.setTime(now === null ? undefined : Date.parse(now));
    return reply.code(204).send();
  });
}
