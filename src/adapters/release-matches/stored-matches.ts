import { z } from "zod";
import { MATCHED_PARTS, type ReleaseMatch, subjectOf } from "../../domain/exchange/release-match.ts";
import type { Log } from "../../ports/log.ts";
import { reasonOf } from "../../ports/reason.ts";
import type { ReleaseMatches } from "../../ports/release-matches.ts";

/** Where matches are stored. Both methods reject with `ReleaseMatchError`. */
export interface MatchStorage {
  read(): Promise<readonly ReleaseMatch[]>;
  /** Does nothing if there is a match for the same part of the document. */
  add(match: ReleaseMatch): Promise<void>;
}

/** A match as it is stored. */
export const storedMatch = z.object({
  document: z.string(),
  part: z.enum(MATCHED_PARTS),
  published: z.string().optional(),
  reference: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

/** Visitors of all processes see within two seconds what a person opens at one. */
const READ_INTERVAL_MS = 1_000;

interface StoredMatchesOptions {
  /** On the disk of this machine, which keeps a copy of what is shared. */
  readonly file: MatchStorage & { readonly close: () => void };
  /** Storage shared by all processes of the site; its matches count first. Default: only the file is used. */
  readonly shared?: MatchStorage | undefined;
  readonly log: Pick<Log, "warn">;
}

/**
 * The matches of releases, in a file and, for several processes, in what they share. Each storage gets what only the other
 * one has, so that neither the loss of the shared data nor that of a disk hides again what was opened.
 */
export class StoredMatches implements ReleaseMatches {
  readonly #options: StoredMatchesOptions;
  readonly #listeners: (() => void)[] = [];
  #list: readonly ReleaseMatch[] = [];
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  /** The last failure, so that it is logged once. */
  #failure: string | undefined;

  constructor(options: StoredMatchesOptions) {
    this.#options = options;
  }

  get list(): readonly ReleaseMatch[] {
    return this.#list;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async load(): Promise<void> {
    await this.#tryToRead();
    this.#timer ??= setInterval(() => void this.#tryToRead(), READ_INTERVAL_MS).unref();
  }

  async add(match: ReleaseMatch): Promise<void> {
    for (const storage of this.#storages) await storage.add(match);
    await this.#read();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reading;
    this.#options.file.close();
  }

  get #storages(): readonly MatchStorage[] {
    const { file, shared } = this.#options;
    return shared ? [shared, file] : [file];
  }

  #tryToRead(): Promise<void> {
    this.#reading ??= this.#read()
      .then(
        () => {
          this.#failure = undefined;
        },
        (error: unknown) => this.#logFailure(error),
      )
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const results = await Promise.allSettled(this.#storages.map((storage) => storage.read()));
    // Of a storage that fails nothing is known: what the others have opens nevertheless.
    const lists = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    this.#take(lists.flat());
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    for (const [index, storage] of this.#storages.entries()) {
      const known = new Set(lists[index]?.map(subjectOf));
      for (const match of this.#list) if (!known.has(subjectOf(match))) await storage.add(match);
    }
  }

  /** The first match of a part of a document counts, so that the shared one does. Nothing that is known is taken back. */
  #take(stored: readonly ReleaseMatch[]): void {
    const bySubject = new Map(
      [...stored, ...this.#list].toReversed().map((match) => [subjectOf(match), match]),
    );
    const list = [...bySubject.values()].toSorted((one, other) => one.at.localeCompare(other.at));
    if (JSON.stringify(list) === JSON.stringify(this.#list)) return;
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }

  #logFailure(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === this.#failure) return;
    this.#failure = reason;
    this.#options.log.warn(
      { reason },
      "the matches of releases cannot be read: what only they have opened may be hidden",
    );
  }
}
