import { randomUUID } from "node:crypto";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import type { WebhookDeliveries } from "./webhook-deliveries.ts";

const STORING = ["lists.webhooks.create", "lists.webhooks.update"];

/**
 * Asks the address of a list webhook by GET before it is stored, and refuses one that does not respond with 200. (Reported
 * of the service, with this message; not in its reference.)
 */
export function verifyingWebhooks(perform: Perform, webhooks: Pick<WebhookDeliveries, "ask">): Perform {
  return async (request, options) => {
    const { name, method, path, body = {} } = request;
    const url: unknown = STORING.includes(name) ? Reflect.get(body, "url") : undefined;
    const status = typeof url === "string" ? await webhooks.ask(url) : undefined;
    if (status === undefined || status === 200) return perform(request, options);
    const message = `We couldn't verify the URL is working. Please double check and try again. HTTP Code: ${status}`;
    const problem = invalidResource({ field: "url", message }).problem(randomUUID());
    throw MarketingApiError.refused(name, problem.status, {
      problem,
      request: { method, url: path },
      attempts: 1,
    });
  };
}
