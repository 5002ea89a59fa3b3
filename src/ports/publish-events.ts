/** Publish/subscribe between the processes of a site, so that what one has seen is live on all of them at once. */
export interface PublishEvents {
  /**
   * Tells the other processes that this one has seen something new. Does not wait and never throws.
   *
   * @param name - Names what is new, the same in each process that sees it: a ref, the newest announcement of a source.
   */
  publish(name: string): void;
  /**
   * Calls the listener when another process has seen something new. The listener does not learn what: only the sources
   * themselves are trusted, so they are polled.
   */
  subscribe(listener: () => void): void;
}
