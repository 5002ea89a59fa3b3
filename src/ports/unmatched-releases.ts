import type { UnmatchedRelease } from "../domain/content/unmatched-releases.ts";

/** What waits for the exchange without a reference: hidden content, for people who may release it. */
export interface UnmatchedReleases {
  /** At a moment, in milliseconds of Unix time. */
  unmatched(now: number): readonly UnmatchedRelease[];
}
