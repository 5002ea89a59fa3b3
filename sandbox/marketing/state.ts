import type { InMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { CorruptStateError, StateFile } from "./state-file.ts";

/** An account that can be written down and brought back. */
type Account = Pick<InMemoryMarketingApi, "perform" | "restore" | "live">;

/** Where the sandbox says what happens to its state. */
export interface StateLog {
  warn(message: string): void;
  error(message: string): void;
}

/** A state that is kept. */
export interface PersistedState {
  /** Carries operations out, and keeps what they change. */
  readonly perform: Perform;
  /** The file it is kept in. */
  readonly path: string;
  /** Replaces everything the account holds. */
  readonly restore: InMemoryMarketingApi["restore"];
  /** Says that something else than a call has changed the account. */
  changed(): void;
  /** Writes at once what is not written yet. */
  flush(): void;
  /** Writes what is not written yet, and leaves the state to another process. */
  close(): void;
}

/** How long changes are gathered before they are written, in milliseconds. */
const MIN_BATCH_INTERVAL_MS = 200;
const MAX_BATCH_INTERVAL_MS = 5000;
/** Nothing is answered while a large account is being written, so that may take a tenth of the time at most. */
const BATCH_INTERVAL_PER_WRITE = 10;

/**
 * Restores what a folder keeps, and keeps it up to date from then on. What cannot be read is set aside with a
 * warning, never deleted.
 *
 * @throws {StateInUseError} when another process keeps its state there.
 */
export function persistState(account: Account, folder: string, log: StateLog): PersistedState {
  const file = new StateFile(folder);
  restore(account, file, log);
  let waiting: NodeJS.Timeout | undefined;
  let gathering = MIN_BATCH_INTERVAL_MS;
  let unwritten = false;

  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (!unwritten) return;
    const start = performance.now();
    try {
      file.write(account.live());
      unwritten = false;
    } catch (error) {
      log.error(
        `${file.path} could not be written, the next change or the end tries again: ${String(error)}`,
      );
    }
    const wanted = (performance.now() - start) * BATCH_INTERVAL_PER_WRITE;
    gathering = Math.min(Math.max(wanted, MIN_BATCH_INTERVAL_MS), MAX_BATCH_INTERVAL_MS);
  };
  const changed = () => {
    unwritten = true;
    waiting ??= setTimeout(flush, gathering);
  };
  return {
    path: file.path,
    restore: (state) => {
      account.restore(state);
      changed();
    },
    changed,
    perform: async (request, options) => {
      try {
        return await account.perform(request, options);
      } finally {
        // A batch goes on when somebody looks at it.
        if (request.method !== "GET" || request.name.startsWith("batches.")) changed();
      }
    },
    flush,
    close: () => {
      flush();
      file.close();
    },
  };
}

function restore(account: Account, file: StateFile, log: StateLog): void {
  try {
    const state = file.read();
    if (state === undefined) return;
    account.restore(state);
    file.assume(account.live());
  } catch (error) {
    if (!(error instanceof CorruptStateError)) throw error;
    const reason = `${error.message}: ${String(error.cause)}`;
    log.warn(`${file.path} is damaged and now called ${file.setAside()}; everything starts empty. ${reason}`);
  }
}
