import type { ReleaseMatch } from "../domain/exchange/release-match.ts";
import { reasonOf } from "./reason.ts";

/** Which announcements of the exchange release which documents, as people have said, or their titles. */
export interface ReleaseMatches {
  /** All that are known. It is the same array until one is added. */
  readonly list: readonly ReleaseMatch[];

  /** Reads what is stored. To be awaited before content is served; it never rejects, and tries again later. */
  load(): Promise<void>;

  /**
   * Adds a match, unless there is one for the same part of the document, which stays. Resolves once all processes have it,
   * also after a restart.
   *
   * Rejects with {@link ReleaseMatchError} if it cannot be stored.
   */
  add(match: ReleaseMatch): Promise<void>;

  /** Calls the listener after each change of {@link list}. */
  onChange(listener: () => void): void;

  close(): Promise<void>;
}

/** A match cannot be stored, because the disk or Redis fails. */
export class ReleaseMatchError extends Error {
  override readonly name = "ReleaseMatchError";

  /**
   * @param store - Where it is stored: `disk`, `Redis`.
   * @param options - Its `cause` is the error of that store.
   */
  constructor(store: string, options: { readonly cause: unknown }) {
    super(`The matches of releases cannot be stored (${store}): ${reasonOf(options.cause)}`, options);
  }
}
