/** The sandbox: the fake over HTTP, for tests. */

import { createAccount } from "../../../sandbox/marketing/account.ts";
import type { FaultOrder } from "../../../sandbox/marketing/fault-order.ts";
import { Faults } from "../../../sandbox/marketing/faults.ts";
import type { Delivery } from "../../../sandbox/marketing/webhook-deliveries.ts";
import type { Answer } from "../../../src/adapters/in-memory/marketing/answers.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import {
  checkOptions,
  NUMBER,
  type OptionKinds,
  TEXT,
  TEXTS,
} from "../../../src/ports/marketing-api/options.ts";
import { listen } from "./sandbox/listen.ts";

export type { FaultOrder } from "../../../sandbox/marketing/fault-order.ts";
export type { Delivery, DeliveryAttempt } from "../../../sandbox/marketing/webhook-deliveries.ts";

/** Options of a sandbox; all are optional. */
export interface SandboxOptions {
  /** Default: any free port. */
  readonly port?: number | undefined;
  /** Default: `localhost`, which no other machine reaches. */
  readonly host?: string | undefined;
  /** Accepted API keys. Default: any. */
  readonly apiKeys?: readonly string[] | undefined;
  /** Secret of webhook signatures, for `verifyWebhookSignature`. Default: `sandbox`. */
  readonly webhookSecret?: string | undefined;
  /** Host names that webhooks may be sent to besides this machine. Default: none. */
  readonly webhookHosts?: readonly string[] | undefined;
}

const OPTIONS: OptionKinds<SandboxOptions> = {
  port: NUMBER,
  host: TEXT,
  apiKeys: TEXTS,
  webhookSecret: TEXT,
  webhookHosts: TEXTS,
};

/** A running sandbox with its own account in memory. */
export interface Sandbox {
  /** The `baseUrl` for a client: `http://localhost:40123/3.0`. */
  readonly url: string;
  /** Injects a fault into later requests. Throws `configuration` for one that does not exist. */
  fail(order: FaultOrder): void;
  /** Says what an operation responds from now on, as `answer` of the fake. */
  readonly answer: Answer;
  /** Deliveries of webhooks, sent or waiting, newest first. */
  readonly webhooks: readonly Delivery[];
  /** The time of the account. */
  now(): Date;
  /** Stops the clock at a time; `undefined` starts it again. Batches and scheduled campaigns advance with it. */
  setTime(time: Date | undefined): void;
  /** Empties the account and the list of webhooks, cancels answers and faults, and starts the clock. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts a sandbox on this machine. Like the service, it refuses more than ten calls at once (429).
 *
 * @throws {MarketingApiError} `configuration` for a wrong option.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkOptions("startSandbox", options, OPTIONS, "configuration");
  const { port, host, apiKeys, webhookSecret: secret, webhookHosts: hosts } = options;
  const faults = new Faults();
  const account = createAccount({ hosts, ...(secret !== undefined && { secret }) });
  const plugin = { perform: account.perform, account, faults, apiKeys };
  const { origin, close } = await listen({ port, host, plugin });
  return {
    url: `${origin}/3.0`,
    fail: (order) => faults.order(order),
    answer: (operation, response) => account.answers.give(operation, response),
    get webhooks() {
      return account.webhooks.log;
    },
    now: () => new Date(account.clock.now()),
    setTime(time) {
      if (time !== undefined && !(time instanceof Date && Number.isFinite(time.getTime())))
        throw MarketingApiError.invalid("time", "setTime", "it has to be a valid Date");
      account.clock.setTime(time?.getTime());
    },
    reset() {
      account.reset();
      account.webhooks.clear();
      account.clock.setTime(undefined);
      faults.clear();
    },
    close: async () => {
      account.close();
      await close();
    },
  };
}
