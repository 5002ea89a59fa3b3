import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { MarketingState } from "../../src/adapters/in-memory/marketing/state.ts";
import type { SandboxAccount } from "./account.ts";

const accountSchema = z.object({
  /** Parts that are left out begin empty; left out altogether, everything stays. */
  state: z.custom<Partial<MarketingState>>((value) => typeof value === "object" && value !== null).optional(),
  /** The moment at which time stands from now on; null lets it run. */
  now: z.iso.datetime({ offset: true }).nullable().optional(),
});

/** A whole account fits. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * The whole account over HTTP, for tests of another process: what it holds, what it shall hold, and what time it is
 * there. It asks for no key, as the ordering of faults does not.
 */
export function registerAccountRoutes(
  app: FastifyInstance,
  { snapshot, restore, clock }: Pick<SandboxAccount, "snapshot" | "restore" | "clock">,
): void {
  app.get("/account", () => ({ state: snapshot(), now: new Date(clock.now()).toISOString() }));
  app.put("/account", { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    const order = accountSchema.safeParse(request.body);
    if (!order.success) {
      const problems = order.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
      throw invalidResource(...problems);
    }
    const { state, now } = order.data;
    if (state !== undefined) restore(state);
    if (now !== undefined) clock.standAt(now === null ? undefined : Date.parse(now));
    return reply.code(204).send();
  });
}
