import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ShellData, ShellResponse } from "../contract/initial-state.ts";

/** How many former shells are kept, because cached documents name them. No cache keeps a document through more publishes. */
const MAX_VERSIONS = 20;
/** How long they are kept: caches keep a document for ten seconds, and withdrawn content should not be sent for long. */
const FORMER_MS = 60_000;

/** The shells that documents in caches may still name, by their versions. */
export class ShellVersions {
  /** The shell that visitors see now, by its language. */
  readonly #last = new Map<string | undefined, ShellData>();
  readonly #former = new LRUCache<string, ShellData>({
    max: MAX_VERSIONS,
    ttl: FORMER_MS,
    ttlResolution: 0,
    // By its name at each call, like the timers: a test replaces both.
    perf: { now: () => performance.now() },
  });

  /** Notes the shell that visitors see now: the one before is a former one from then on. */
  show(data: ShellData, language: string | undefined): void {
    const before = this.#last.get(language);
    if (before !== undefined && before.version !== data.version) this.#former.set(before.version, before);
    this.#last.set(language, data);
  }

  /** A shell that visitors saw until lately; `undefined` if it is not known. */
  former(version: string): ShellData | undefined {
    return this.#former.get(version);
  }
}

/** The data with which the browser hydrates the shell of a document, with the version by which the document names it. */
export function shellDataOf(options: ShellResponse, asksConsent = false): ShellData {
  const shell = { options, asksConsent: asksConsent && options.tagManagerId !== undefined };
  const version = createHash("sha256").update(JSON.stringify(shell)).digest("base64url").slice(0, 10);
  return { version, ...shell };
}
