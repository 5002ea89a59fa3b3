import type { InMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { CorruptStateError, StateFile } from "./state-file.ts";

/** An account that can be stored and restored. */
type Account = Pick<InMemoryMarketingApi, "perform" | "restore" | "live">;

/** The log for problems with the stored state. */
export interface StateLog {
  warn(message: string): void;
  error(message: string): void;
}

/** A persisted state. */
export interface PersistedState {
  /** Performs operations, and stores their changes. */
  readonly perform: Perform;
  /** The file that stores it. */
  readonly path: string;
  /** Replaces everything the account holds. */
  readonly restore: InMemoryMarketingApi["restore"];
  /** Marks the account as changed, after a change that was not a call. */
  changed(): void;
  /** Writes pending changes at once. */
  flush(): void;
  /** Writes pending changes, and releases the lock. */
  close(): void;
}

/** How long changes are collected before a write, in milliseconds. */
const MIN_BATCH_INTERVAL_MS = 200;
const MAX_BATCH_INTERVAL_MS = 5000;
/** A write blocks responses, so writes may take at most a tenth of the time. */
const BATCH_INTERVAL_PER_WRITE = 10;

/**
 * Restores the state of a folder, and stores changes from then on. A damaged file is renamed with a warning, never
 * deleted.
 *
 * @throws {StateInUseError} when another process stores its state there.
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
        // A GET of a batch advances it.
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
    file.markWritten(account.live());
  } catch (error) {
    if (!(error instanceof CorruptStateError)) throw error;
    const reason = `${error.message}: ${String(error.cause)}`;
    log.warn(
      `${file.path} is damaged and was renamed to ${file.renameDamaged()}; the account starts empty. ${reason}`,
    );
  }
}
