import type { UnmatchedRelease } from "../domain/content/unmatched-releases.ts";

/** Documents that wait for an announcement of which they do not state the reference. Only for people who may release them. */
export interface UnmatchedReleases {
  /** At a moment, in milliseconds of Unix time. */
  unmatched(now: number): readonly UnmatchedRelease[];
}
