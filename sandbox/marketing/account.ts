import {
  createInMemoryMarketingApi,
  type InMemoryMarketingApi,
} from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { SandboxClock } from "./clock.ts";
import { persistState, type StateLog } from "./state.ts";
import { StateInUseError } from "./state-file.ts";

/** An account that outlives its process. */
export interface PersistedAccount extends Pick<InMemoryMarketingApi, "snapshot" | "restore"> {
  readonly perform: Perform;
  /** The time by which everything in the account happens. */
  readonly clock: SandboxClock;
  /** The file it is kept in; `undefined` when it is not kept. */
  readonly path: string | undefined;
  /** Writes at once what is not written yet. */
  flush(): void;
  close(): void;
}

/**
 * Opens the account that a folder keeps. While another process has it, this one works with an empty account of its
 * own and says so.
 */
export function openAccount(folder: string, log: StateLog): PersistedAccount {
  const clock = new SandboxClock();
  const account = createInMemoryMarketingApi({ now: () => clock.now() });
  const { perform, snapshot, restore } = account;
  try {
    return { snapshot, restore, clock, ...persistState(account, folder, log) };
  } catch (error) {
    if (!(error instanceof StateInUseError)) throw error;
    log.warn(`${error.message}: what happens here is not kept. Set DATA_DIR to another folder to keep it.`);
    const nothing = () => undefined;
    return { snapshot, restore, clock, perform, path: undefined, flush: nothing, close: nothing };
  }
}
