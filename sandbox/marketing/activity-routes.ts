import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { badRequest } from "../../src/adapters/in-memory/marketing/problems.ts";
import { recordActivity } from "../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import { valid } from "../../src/adapters/in-memory/marketing/service-call.ts";
import type { SandboxAccount } from "./account.ts";

const text = z.string();
const activities = z.object({
  activities: z.array(
    z.object({
      campaign_id: text,
      email_address: text,
      kind: z.enum(["open", "click", "bounce", "unsubscribed", "abuse"]),
      at: z.iso.datetime({ offset: true }).exactOptional(),
      url: text.exactOptional(),
      bounce: z.enum(["hard", "soft"]).exactOptional(),
      reason: text.exactOptional(),
      country_code: text.exactOptional(),
      region: text.exactOptional(),
    }),
  ),
});

/** Records opens, clicks, bounces, unsubscribes and complaints of recipients over HTTP. No API key is needed. */
export function registerActivityRoutes(
  app: FastifyInstance,
  account: Pick<SandboxAccount, "snapshot" | "restore" | "notify" | "changed">,
): void {
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
}
