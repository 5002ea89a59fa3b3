import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ShellData, ShellResponse } from "../contract/initial-state.ts";

/** Documents that caches keep name former versions; nobody keeps one through more publishes of the site options. */
const MAX_VERSIONS = 20;

/** The shells of documents that this process has rendered, by their versions. */
export type ShellVersions = LRUCache<string, ShellData>;

export const shellVersions = (): ShellVersions => new LRUCache({ max: MAX_VERSIONS });

/** What the browser loads to hydrate the shell of documents, which name its version. */
export function shellDataOf(options: ShellResponse, asksConsent = false): ShellData {
  const shell = { options, asksConsent: asksConsent && options.tagManagerId !== undefined };
  const version = createHash("sha256").update(JSON.stringify(shell)).digest("base64url").slice(0, 10);
  return { version, ...shell };
}
