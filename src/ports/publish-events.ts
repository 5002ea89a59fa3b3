import type { ContentRef } from "./content-service.ts";

/** Publish/subscribe between the processes of a site, so that a publish is live on all of them at once. */
export interface PublishEvents {
  /** Publishes a new ref to the other processes. Does not wait and never throws. */
  publish(ref: ContentRef): void;
  /**
   * Calls the listener when another process may have seen a new publish. The listener does not get the ref: only the
   * content service is trusted, so it is polled.
   */
  subscribe(listener: () => void): void;
}
