/** The times between which a part of a page or of the site options is shown, ISO 8601 in UTC. Default: always. */
export interface ShownTimes {
  readonly shownFrom?: string | undefined;
  readonly shownUntil?: string | undefined;
}

/** Whether visitors may see a part at a time, in milliseconds of Unix time. */
export function isShownAt({ shownFrom = "", shownUntil = "" }: ShownTimes, now: number): boolean {
  return !(Date.parse(shownFrom) > now) && !(Date.parse(shownUntil) <= now);
}

/** The times at which a part appears or disappears. */
export function changesOf({ shownFrom = "", shownUntil = "" }: ShownTimes): readonly number[] {
  return [Date.parse(shownFrom), Date.parse(shownUntil)].filter(Number.isFinite);
}
