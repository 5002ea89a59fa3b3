import { createInMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { keepState, type StateLog } from "./state.ts";
import { StateInUseError } from "./state-file.ts";

/** An account that outlives its process. */
export interface KeptAccount {
  readonly perform: Perform;
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
export function openAccount(folder: string, log: StateLog): KeptAccount {
  const account = createInMemoryMarketingApi();
  try {
    return keepState(account, folder, log);
  } catch (error) {
    if (!(error instanceof StateInUseError)) throw error;
    log.warn(`${error.message}: what happens here is not kept. Set DATA_DIR to another folder to keep it.`);
    return { perform: account.perform, path: undefined, flush: () => undefined, close: () => undefined };
  }
}
