import type { ContentRef } from "./content-repository.ts";

/** How the processes of a site tell each other of a publish, so that it is live on all of them at once. */
export interface PublishEvents {
  /** Tells the others that the content service has named a new ref. Waits for nothing and never throws. */
  publish(ref: ContentRef): void;
  /**
   * Calls back when another process may have seen a publish that this one has not. Which it was is not said: only the
   * content service is believed.
   */
  subscribe(listener: () => void): void;
}
