/** Words that are not to come back, and what the field says instead. */
export interface Retired {
  /** In lower case, parted by blanks; `(a|b)` stands for either. They count as whole words, in any notation of a name. */
  readonly words: readonly string[];
  readonly instead: string;
  /** Beginnings of the paths in which they are meant. Default: everywhere. */
  readonly within?: readonly string[];
}

/**
 * Only words that a machine can judge: what has a second, proper meaning here (to join, to repeat, a place, to look) is
 * for reviewers to see.
 */
export const retired: readonly Retired[] = [
  { words: ["kept answers?", "direct answers?", "answer parts?"], instead: "page cache, cache entry" },
  { words: ["(made|loaded|rendered) anew"], instead: "revalidate, reload" },
  { words: ["let go( of)?", "lets go( of)?"], instead: "invalidate, evict" },
  { words: ["(un)?pack(s|ed|ing)?"], instead: "compress, decompress, extract" },
  { words: ["(take|takes|taking|taken|took) over"], instead: "hydrate, migrate" },
  { words: ["later (code|place|module)s?", "load once more"], instead: "lazy module, chunk, reload" },
  { words: ["whereabouts", "focus memory"], instead: "navigation, focus management" },
  { words: ["publish news", "notice publish(es)?"], instead: "publish events, subscribe" },
  { words: ["whole content", "kept content", "content keeper"], instead: "content snapshot, snapshot store" },
  { words: ["carriers?", "carry over"], instead: "transport, client" },
  { words: ["patience", "breathers?"], instead: "timeout, interval" },
  { words: ["(most|largest) bytes"], instead: "maxBytes" },
  { words: ["happenings?"], instead: "event log" },
  { words: ["counts store", "request counts"], instead: "rate-limit store" },
  { words: ["refuse(s|d)? for now"], instead: "load shedding, reject with Retry-After" },
  { words: ["pictures?"], instead: "image" },
  { words: ["typefaces?"], instead: "font" },
  {
    words: ["figures?"],
    instead: "metrics",
    within: ["src/adapters/metrics/", "src/ports/meter.ts", "src/composition/", "docs/operations.md", "ops/"],
  },
  { words: ["log of requests"], instead: "access log" },
  { words: ["index stands"], instead: "search index ready" },
];
