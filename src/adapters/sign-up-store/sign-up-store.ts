import { setTimeout as wait } from "node:timers/promises";
import type { EmailAddress } from "../../domain/newsletter/email-address.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import {
  type AudienceHealth,
  type AudienceOutcome,
  type NewsletterAudience,
  NewsletterAudienceError,
  type SubscribeOptions,
} from "../../ports/newsletter-audience.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";
import { resultCodeOf } from "../sqlite/database.ts";
import { LostSignUpsError, SignUpFile, signUpPath, UnsupportedVersionError } from "./sign-up-file.ts";

/** Interval between attempts while another process is writing to the file. */
const BUSY_RETRY_MS = 10;
/** Maximum time that a probe waits for other processes. */
const PROBE_TIMEOUT_MS = 10_000;
/** Interval at which an unwritable file is tested again. */
const PROBE_INTERVAL_MS = 10_000;

interface SignUpStoreOptions {
  readonly folder: string;
  /** Whether the owner of an address has to confirm it by e-mail before anything else is sent to it. */
  readonly needsConfirmation: boolean;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * A newsletter audience in a file on this machine. A sign-up is acknowledged once it is on the disk, so it survives a
 * killed process and a power failure (docs/adr/0016-sign-ups-in-a-file.md). Any number of processes can share a folder.
 */
export class SignUpStore implements NewsletterAudience, AudienceHealth {
  readonly #options: SignUpStoreOptions;
  #file: Promise<SignUpFile> | undefined;
  /** Settles once the previous file is closed. */
  #closed: Promise<void> = Promise.resolve();
  readonly #failing = new SinceGauge((since) =>
    this.#options.meter.set("sign_ups_failing_since_timestamp_seconds", {}, since),
  );
  #reason = "";
  #retryTimer: NodeJS.Timeout | undefined;

  constructor(options: SignUpStoreOptions) {
    this.#options = options;
  }

  get failing(): AudienceHealth["failing"] {
    const { since } = this.#failing;
    return since && { since, reason: this.#reason };
  }

  /**
   * Opens the file before the first sign-up, and tests whether it is writable. Never rejects: a failure is logged, sets
   * {@link failing}, and schedules the next attempt.
   */
  async prepare(): Promise<void> {
    try {
      await this.#attempt((file) => file.probe(), { timeoutMs: PROBE_TIMEOUT_MS });
    } catch (error) {
      if (error instanceof NewsletterAudienceError) return;
      this.#options.log.error({ err: error }, "the sign-up store cannot be prepared");
    }
  }

  async subscribe(address: EmailAddress, options: SubscribeOptions): Promise<AudienceOutcome> {
    const { needsConfirmation } = this.#options;
    const signUp = { address, needsConfirmation, topics: options.topics, language: options.language };
    await this.#attempt((file) => file.put({ ...signUp, signedUpAt: new Date().toISOString() }), options);
    return "signed-up";
  }

  async close(): Promise<void> {
    clearTimeout(this.#retryTimer);
    await this.#closeFile();
  }

  #open(): Promise<SignUpFile> {
    this.#file ??= this.#closed
      .then(() => SignUpFile.open(this.#options.folder))
      .catch((error: unknown) => {
        this.#file = undefined;
        throw error;
      });
    return this.#file;
  }

  #closeFile(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    // An error while opening or closing has failed the attempt already.
    this.#closed = Promise.resolve(file?.then((opened) => opened.close())).catch(() => undefined);
    return this.#closed;
  }

  /** Runs an operation on the file, with retries while another process is writing to it. */
  async #attempt(
    work: (file: SignUpFile) => Promise<void>,
    { timeoutMs, signal }: SubscribeOptions,
  ): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      if (signal?.aborted) throw new NewsletterAudienceError("sign-up store", { cause: signal.reason });
      try {
        await work(await this.#open());
        this.#noteSuccess();
        return;
      } catch (error) {
        if (!isStorageFailure(error)) throw error;
        if (resultCodeOf(error) !== BUSY || performance.now() >= deadline) {
          this.#noteFailure(error);
          throw new NewsletterAudienceError("sign-up store", { cause: error });
        }
      }
      await wait(BUSY_RETRY_MS);
    }
  }

  #noteSuccess(): void {
    if (this.#failing.end()) this.#options.log.info({}, "sign-ups can be stored again");
  }

  #noteFailure(error: Error): void {
    const { folder, log } = this.#options;
    // The next attempt opens the file again. Closing it frees the disk space of the write-ahead log.
    void this.#closeFile();
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.prepare(), PROBE_INTERVAL_MS).unref();
    if (this.#failing.since !== undefined) return;
    this.#failing.begin();
    this.#reason = error.message;
    log.error({ err: error, path: signUpPath(folder) }, "sign-ups cannot be stored; visitors get an error");
  }
}

// Primary result codes of SQLite (sqlite.org/rescode.html).
const ERROR = 1;
const BUSY = 5;
const CONSTRAINT = 19;
const MISMATCH = 20;
const MISUSE = 21;
const RANGE = 25;

/** Result codes of invalid statements or calls: our own bugs. */
const OURS = new Set([ERROR, CONSTRAINT, MISMATCH, MISUSE, RANGE]);

/** Whether the cause is the disk, the file or another process: full, read-only, damaged, locked, newer version. */
export function isStorageFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnsupportedVersionError || error instanceof LostSignUpsError) return true;
  const code = resultCodeOf(error);
  // Errors of the file system name the system call.
  return code === undefined ? "syscall" in error : !OURS.has(code);
}
