/** The service on this machine, for tests over HTTP. Needs Node 22.13 or later. */

import { createAccount } from "../../../sandbox/marketing/account.ts";
import { type FaultOrder, Faults } from "../../../sandbox/marketing/faults.ts";
import type { Delivery } from "../../../sandbox/marketing/webhook-deliveries.ts";
import { listen } from "./sandbox/listen.ts";

export type { Fault, FaultOrder } from "../../../sandbox/marketing/faults.ts";
export type { Delivery, DeliveryAttempt } from "../../../sandbox/marketing/webhook-deliveries.ts";

/** How a sandbox is started; all of it may be left out. */
export interface SandboxOptions {
  /** Default: any that is free. */
  readonly port?: number | undefined;
  /** Default: `localhost`, which no other machine reaches. */
  readonly host?: string | undefined;
  /** The keys that are let in. Default: any. */
  readonly apiKeys?: readonly string[] | undefined;
  /** What webhooks are signed with, for `verifyWebhookSignature`. Default: `sandbox`. */
  readonly webhookSecret?: string | undefined;
  /** Host names that webhooks may be sent to besides this machine. Default: none. */
  readonly webhookHosts?: readonly string[] | undefined;
}

/** A sandbox that listens, with an empty account that ends with it. */
export interface Sandbox {
  /** What a client takes as its `baseUrl`: `http://localhost:40123/3.0`. */
  readonly url: string;
  /** Has something go wrong with requests to come. */
  fail(order: FaultOrder): void;
  /** The webhooks that were sent, or are to be, the newest first. */
  readonly webhooks: readonly Delivery[];
  close(): Promise<void>;
}

/** Starts a sandbox. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port, host, apiKeys, webhookSecret: secret, webhookHosts: hosts } = options;
  const faults = new Faults();
  const account = createAccount({ hosts, ...(secret !== undefined && { secret }) });
  const plugin = { perform: account.perform, account, faults, apiKeys };
  const { origin, close } = await listen({ port, host, plugin });
  return {
    url: `${origin}/3.0`,
    fail: (order) => void faults.add(order),
    get webhooks() {
      return account.webhooks.log;
    },
    close: async () => {
      account.close();
      await close();
    },
  };
}
