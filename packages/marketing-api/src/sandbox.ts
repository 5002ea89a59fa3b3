/** The service on this machine, for tests over HTTP. Needs Node 22.13 or later. */

import { SandboxClock } from "../../../sandbox/marketing/clock.ts";
import { type FaultOrder, Faults } from "../../../sandbox/marketing/faults.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { listen } from "./sandbox/listen.ts";

export type { Fault, FaultOrder } from "../../../sandbox/marketing/faults.ts";

/** How a sandbox is started; all of it may be left out. */
export interface SandboxOptions {
  /** Default: any that is free. */
  readonly port?: number | undefined;
  /** Default: `localhost`, which no other machine reaches. */
  readonly host?: string | undefined;
  /** The keys that are let in. Default: any. */
  readonly apiKeys?: readonly string[] | undefined;
}

/** A sandbox that listens, with an empty account that ends with it. */
export interface Sandbox {
  /** What a client takes as its `baseUrl`: `http://localhost:40123/3.0`. */
  readonly url: string;
  /** Has something go wrong with requests to come. */
  fail(order: FaultOrder): void;
  close(): Promise<void>;
}

/** Starts a sandbox. */
export async function startSandbox({ port, host, apiKeys }: SandboxOptions = {}): Promise<Sandbox> {
  const clock = new SandboxClock();
  const faults = new Faults();
  const { perform, snapshot, restore } = createInMemoryMarketingApi({ now: () => clock.now() });
  const plugin = { perform, account: { snapshot, restore, clock }, faults, apiKeys };
  const { origin, close } = await listen({ port, host, plugin });
  return { url: `${origin}/3.0`, fail: (order) => void faults.add(order), close };
}
