import { randomUUID } from "node:crypto";
import {
  createInMemoryMarketingApi,
  type InMemoryMarketingApi,
} from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { WebhookDeliveries, type WebhookDeliveryOptions } from "./webhook-deliveries.ts";

const STORING = ["lists.webhooks.create", "lists.webhooks.update"];

/**
 * Asks the address of a list webhook by GET before it is stored, and refuses one that does not respond with 200. (Reported
 * of the service, with this message; not in its reference.)
 */
function verifyingWebhooks(perform: Perform, webhooks: Pick<WebhookDeliveries, "ping">): Perform {
  return async (request, options) => {
    const { name, method, path, body = {} } = request;
    const url: unknown = STORING.includes(name) ? Reflect.get(body, "url") : undefined;
    const status = typeof url === "string" ? await webhooks.ping(url) : undefined;
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

export interface SandboxAccount
  extends Pick<
    InMemoryMarketingApi,
    "answers" | "perform" | "live" | "snapshot" | "reset" | "restore" | "notify"
  > {
  /** The clock of the account. */
  readonly clock: ReturnType<typeof createClock>;
  /** The webhooks that it sends. */
  readonly webhooks: WebhookDeliveries;
  /** Marks the account as changed, after a change that was not a call. */
  changed(): void;
  close(): void;
}

export type AccountOptions = Partial<Omit<WebhookDeliveryOptions, "now">>;

/** The default secret with which webhooks are signed. */
const DEFAULT_SECRET = "sandbox";

export function createAccount(options: AccountOptions = {}): SandboxAccount {
  const clock = createClock();
  const { secret = DEFAULT_SECRET } = options;
  const webhooks = new WebhookDeliveries({ ...options, secret, now: clock.now });
  const onWebhook = webhooks.add.bind(webhooks);
  const account = createInMemoryMarketingApi({ now: clock.now, onWebhook, signingSecret: secret });
  const perform = verifyingWebhooks(account.perform, webhooks);
  return { ...account, perform, clock, webhooks, changed: () => undefined, close: () => webhooks.close() };
}

/** A clock: the system's time, or a fixed time, in milliseconds. */
function createClock() {
  let fixed: number | undefined;
  return {
    now: () => fixed ?? Date.now(),
    /** Stops the clock at a time; `undefined` starts it again. */
    setTime(time: number | undefined) {
      fixed = time;
    },
  };
}
