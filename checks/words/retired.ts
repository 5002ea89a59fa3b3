/** Words that must not be used, and the standard terms. */
export interface Retired {
  /** Patterns in lower case, separated by spaces; match whole words, in camel case, kebab case or capitals. */
  readonly words: readonly string[];
  readonly instead: string;
  /** Path prefixes to check. Default: everywhere. */
  readonly within?: readonly string[];
}

/**
 * Only words that are always wrong. Words that also have a proper meaning (to join, to repeat, a place, to look) are left
 * to reviewers.
 */
export const retired: readonly Retired[] = [
  { words: ["kept answers?", "direct answers?", "answer parts?"], instead: "page cache, cache entry" },
  { words: ["anew"], instead: "again, revalidate, reload" },
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
  { words: ["index stands", "index did not come to stand"], instead: "search index ready" },
  { words: ["waiting answers?"], instead: "pending responses" },
  { words: ["under way"], instead: "in flight, pending, running" },
  { words: ["former stores?"], instead: "legacy store" },
  { words: ["leaves? word", "left word", "puts? aside"], instead: "store, move aside" },
  { words: ["kept from visitors"], instead: "refuse, hide" },
  { words: ["(in )?good order"], instead: "graceful shutdown" },
  { words: ["slips? of the finger"], instead: "typing error" },
  { words: ["nothing listed", "failure words"], instead: "empty list, error messages" },
  { words: ["call(s|ed)? off"], instead: "cancel, abort" },
  { words: ["hand(s|ed)? over"], instead: "pass, send" },
  { words: ["stand(s)? in for", "stood in for"], instead: "placeholder, fallback, sandbox" },
  { words: ["turned away"], instead: "reject" },
  { words: ["answers? again", "does not answer"], instead: "respond" },
  { words: ["fare[sd]?"], instead: "measure, Web Vitals" },
  { words: ["fetched ahead"], instead: "prefetch" },
  { words: ["gives? up", "given up"], instead: "abort, expire" },
  { words: ["in vain"], instead: "failure", within: ["src/", "client/", "scripts/", "checks/"] },
  { words: ["leads? nowhere", "(round )?in a circle"], instead: "broken link, redirect loop, cycle" },
  { words: ["look(s|ed)? into"], instead: "check, read" },
  { words: ["mend(s|ed)?"], instead: "fix" },
  { words: ["processor time"], instead: "CPU time" },
  { words: ["slips?"], instead: "typing error" },
  { words: ["tried again"], instead: "retry" },
  { words: ["look(s)? again", "at rest", "on (its|their) way"], instead: "retry, poll, idle, pending" },
];
