import { randomUUID } from "node:crypto";
import {
  createInMemoryMarketingApi,
  type InMemoryMarketingApi,
} from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { persistState, type StateLog } from "./state.ts";
import { StateInUseError } from "./state-file.ts";
import { WebhookDeliveries, type WebhookDeliveryOptions } from "./webhook-deliveries.ts";

const STORING = ["lists.webhooks.create", "lists.webhooks.update"];

/**
 * Asks the address of a list webhook by GET before it is stored, and refuses one that does not respond with 200. (Reported
 * of the service, with this message; not in its reference.)
 */
function verifyingWebhooks(perform: Perform, webhooks: Pick<WebhookDeliveries, "ask">): Perform {
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

/** The account of a sandbox. */
export interface SandboxAccount
  extends Pick<InMemoryMarketingApi, "perform" | "live" | "snapshot" | "restore" | "notify"> {
  /** The clock of the account. */
  readonly clock: SandboxClock;
  /** The webhooks that it sends. */
  readonly webhooks: WebhookDeliveries;
  /** Marks the account as changed, after a change that was not a call. */
  changed(): void;
  close(): void;
}

/** An account that outlives its process. */
export interface PersistedAccount extends SandboxAccount {
  /** The file that stores it; `undefined` where it is in memory only. */
  readonly path: string | undefined;
  /** Writes pending changes at once. */
  flush(): void;
}

/** How an account delivers its webhooks. */
export type AccountOptions = Partial<Omit<WebhookDeliveryOptions, "now">>;

/** The default secret with which webhooks are signed. */
const DEFAULT_SECRET = "sandbox";

/** Creates an account in memory. */
export function createAccount(options: AccountOptions = {}): SandboxAccount {
  const clock = new SandboxClock();
  const now = () => clock.now();
  const { secret = DEFAULT_SECRET } = options;
  const webhooks = new WebhookDeliveries({ ...options, secret, now });
  const onWebhook = webhooks.add.bind(webhooks);
  const account = createInMemoryMarketingApi({ now, onWebhook, signingSecret: secret });
  const perform = verifyingWebhooks(account.perform, webhooks);
  return { ...account, perform, clock, webhooks, changed: () => undefined, close: () => webhooks.close() };
}

/**
 * Opens the account that a folder stores. While another process uses it, this process works with an empty account in
 * memory and logs a warning.
 */
export function openAccount(folder: string, log: StateLog, options: AccountOptions = {}): PersistedAccount {
  const account = createAccount(options);
  try {
    const { close, ...persisted } = persistState(account, folder, log);
    return {
      ...account,
      ...persisted,
      close: () => {
        account.close();
        close();
      },
    };
  } catch (error) {
    if (!(error instanceof StateInUseError)) throw error;
    log.warn(`${error.message}: this account is not stored. Set DATA_DIR to another folder to store it.`);
    return { ...account, path: undefined, flush: () => undefined };
  }
}

/** The clock of the account: the system's time, or a fixed time. */
export class SandboxClock {
  #fixedTime: number | undefined;

  /** In milliseconds. */
  now(): number {
    return this.#fixedTime ?? Date.now();
  }

  /** Stops the clock at a time in milliseconds; `undefined` starts it again. */
  setTime(time: number | undefined): void {
    this.#fixedTime = time;
  }
}
