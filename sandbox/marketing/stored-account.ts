import { type AccountOptions, createAccount, type SandboxAccount } from "./account.ts";
import { CorruptStateError, StateFile, StateInUseError } from "./state-file.ts";

/** An account that outlives its process. */
export interface PersistedAccount extends SandboxAccount {
  /** The file that stores it; `undefined` where it is in memory only. */
  readonly path: string | undefined;
  /** Writes pending changes at once. */
  flush(): void;
}

/** The log for problems with the stored state. */
interface StateLog {
  warn(message: string): void;
  error(message: string): void;
}

/** How long changes are collected before a write, in milliseconds. */
const MIN_BATCH_INTERVAL_MS = 200;
const MAX_BATCH_INTERVAL_MS = 5000;
/** A write blocks responses, so writes may take at most a tenth of the time. */
const BATCH_INTERVAL_PER_WRITE = 10;

/**
 * Opens the account that a folder stores, and stores its changes from then on. While another process uses it, this process
 * works with an empty account in memory and logs a warning. A damaged file is renamed with a warning, never deleted.
 */
export function openAccount(folder: string, log: StateLog, options: AccountOptions = {}): PersistedAccount {
  const account = createAccount(options);
  const file = fileIn(folder, log);
  if (file === undefined) return { ...account, path: undefined, flush: () => undefined };
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
    ...account,
    path: file.path,
    restore: (state) => {
      account.restore(state);
      changed();
    },
    changed,
    perform: async (request, callOptions) => {
      try {
        return await account.perform(request, callOptions);
      } finally {
        // A GET of a batch advances it.
        if (request.method !== "GET" || request.name.startsWith("batches.")) changed();
      }
    },
    flush,
    close: () => {
      account.close();
      flush();
      file.close();
    },
  };
}

function fileIn(folder: string, log: StateLog): StateFile | undefined {
  try {
    return new StateFile(folder);
  } catch (error) {
    if (!(error instanceof StateInUseError)) throw error;
    log.warn(`${error.message}: this account is not stored. Set DATA_DIR to another folder to store it.`);
    return undefined;
  }
}

function restore(account: SandboxAccount, file: StateFile, log: StateLog): void {
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
