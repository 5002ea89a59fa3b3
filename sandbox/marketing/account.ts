import { randomUUID } from "node:crypto";
import {
  createInMemoryMarketingApi,
  type InMemoryMarketingApi,
} from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { CorruptStateError, StateFile, StateInUseError } from "./state-file.ts";
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
