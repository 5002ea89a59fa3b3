import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ShellData, ShellResponse } from "../contract/initial-state.ts";

/** Documents that caches keep name former versions; nobody keeps one through more publishes of the site options. */
const MAX_VERSIONS = 20;
/** Time for which they are kept: caches keep a document for ten seconds, and what was withdrawn is soon not said any more. */
const FORMER_MS = 60_000;

/** The shells that documents in caches may still name, by their versions. */
export class ShellVersions {
  /** What visitors have seen last, by the language. */
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

/** What the browser loads to hydrate the shell of documents, which name its version. */
export function shellDataOf(options: ShellResponse, asksConsent = false): ShellData {
  const shell = { options, asksConsent: asksConsent && options.tagManagerId !== undefined };
  const version = createHash("sha256").update(JSON.stringify(shell)).digest("base64url").slice(0, 10);
  return { version, ...shell };
}
