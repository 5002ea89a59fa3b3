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
import { SignUpFile, signUpPath } from "./sign-up-file.ts";
import { isBusy, isStorageFailure } from "./storage-failure.ts";

/** Milliseconds between two attempts at a file that another process is writing to. */
const BUSY_RETRY_MS = 10;
/** Milliseconds for which a probe waits for other processes. */
const PROBE_TIMEOUT_MS = 10_000;
/** Milliseconds after which it is tried whether a file that could not be written to can be again. */
const PROBE_INTERVAL_MS = 10_000;

interface SignUpStoreOptions {
  readonly folder: string;
  /** Whether who signs up is to confirm by mail before anything else is sent to them. */
  readonly needsConfirmation: boolean;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * The audience on the disk of this machine, a row a sign-up. What is acknowledged is on the disk: it outlives a process
 * that is killed and a power failure (docs/adr/0016-sign-ups-in-a-file.md). Any number of processes share a folder.
 */
export class SignUpStore implements NewsletterAudience, AudienceHealth {
  readonly #options: SignUpStoreOptions;
  #file: Promise<SignUpFile> | undefined;
  /** Settles once what was open before is closed. */
  #closed: Promise<void> = Promise.resolve();
  #failing: AudienceHealth["failing"];
  #nextTry: NodeJS.Timeout | undefined;

  constructor(options: SignUpStoreOptions) {
    this.#options = options;
  }

  get failing(): AudienceHealth["failing"] {
    return this.#failing;
  }

  /**
   * Opens the file ahead of the first sign-up, migrates what the former store kept, and tries whether the file can be
   * written to. Never rejects: a failure is logged and shown by {@link failing}, and orders the next try.
   */
  async prepare(): Promise<void> {
    try {
      await this.#attempt((file) => file.probe(), { timeoutMs: PROBE_TIMEOUT_MS });
    } catch (error) {
      if (error instanceof NewsletterAudienceError) return;
      this.#options.log.error({ err: error }, "the store of sign-ups cannot be prepared");
    }
  }

  async subscribe(address: EmailAddress, options: SubscribeOptions): Promise<AudienceOutcome> {
    const { needsConfirmation } = this.#options;
    await this.#attempt(
      (file) =>
        file.put({
          address,
          needsConfirmation,
          signedUpAt: new Date().toISOString(),
          topics: options.topics,
        }),
      options,
    );
    return "signed-up";
  }

  /** Gives the file back. */
  async close(): Promise<void> {
    clearTimeout(this.#nextTry);
    await this.#closeFile();
  }

  #open(): Promise<SignUpFile> {
    const { folder, log } = this.#options;
    this.#file ??= this.#closed
      .then(() => SignUpFile.open(folder, log))
      .catch((error: unknown) => {
        this.#file = undefined;
        throw error;
      });
    return this.#file;
  }

  #closeFile(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    // What cannot be closed, or was never opened, has failed the attempt before.
    this.#closed = Promise.resolve(file?.then((opened) => opened.close())).catch(() => undefined);
    return this.#closed;
  }

  /** Does something with the file, again and again while another process is writing to it. */
  async #attempt(
    work: (file: SignUpFile) => Promise<void>,
    { timeoutMs, signal }: SubscribeOptions,
  ): Promise<void> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      if (signal?.aborted) throw new NewsletterAudienceError("sign-up store", { cause: signal.reason });
      try {
        await work(await this.#open());
        this.#noteSuccess();
        return;
      } catch (error) {
        if (!isStorageFailure(error)) throw error;
        if (!isBusy(error) || performance.now() >= until) {
          this.#noteFailure(error);
          throw new NewsletterAudienceError("sign-up store", { cause: error });
        }
      }
      await wait(BUSY_RETRY_MS);
    }
  }

  #noteSuccess(): void {
    if (this.#failing === undefined) return;
    this.#failing = undefined;
    this.#options.meter.set("sign_ups_failing_since_timestamp_seconds", {}, 0);
    this.#options.log.info({}, "sign-ups can be stored again");
  }

  #noteFailure(error: Error): void {
    const { folder, log, meter } = this.#options;
    // The next attempt opens it anew. Closing gives back the space that the log of changes takes.
    void this.#closeFile();
    clearTimeout(this.#nextTry);
    this.#nextTry = setTimeout(() => void this.prepare(), PROBE_INTERVAL_MS).unref();
    if (this.#failing !== undefined) return;
    this.#failing = { since: new Date(), reason: error.message };
    meter.set("sign_ups_failing_since_timestamp_seconds", {}, this.#failing.since.getTime() / 1000);
    log.error({ err: error, path: signUpPath(folder) }, "sign-ups cannot be stored; visitors are told so");
  }
}
