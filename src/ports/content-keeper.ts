import type { ContentRef } from "./content-repository.ts";

/** Keeps all content of a ref, so that nothing of it has to be asked for again. */
export interface ContentKeeper {
  /**
   * The newest ref whose content an earlier process left behind, ready to be read; `undefined` where there is none.
   * Never rejects: what cannot be read is logged.
   */
  newest(): Promise<ContentRef | undefined>;

  /** Whether everything at a ref can be read without asking the content service. */
  keeps(ref: ContentRef): boolean;

  /**
   * Reads everything at a ref, once in the life of a process, and keeps it. All who ask at once wait for the same
   * reading. Rejects with `ContentServiceError` when the content service fails; soon after that it is not asked again.
   */
  keep(ref: ContentRef): Promise<void>;

  /** Since when an earlier process could not ask the content service, if it left word of that. Never rejects. */
  outage(): Promise<Date | undefined>;

  /** Leaves word of an outage for the next process; `undefined` ends it. Never rejects. */
  noteOutage(since: Date | undefined): Promise<void>;
}
