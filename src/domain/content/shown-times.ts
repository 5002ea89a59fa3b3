import type { Withheld } from "../exchange/exchange-release.ts";
import { type Circumstances, closedBy, type Opening, type Owner, openingOf } from "./opening.ts";

/** When a part of a page or of the site options is shown. Default: always. */
export interface ShownTimes extends Withheld {
  /** The time at which it disappears, ISO 8601 in UTC. */
  readonly shownUntil?: string | undefined;
}

/** When a part appears. One that disappears before stays hidden: one of both times is wrong, and nobody knows which. */
export function partOpening(part: ShownTimes, owner: Owner, circumstances: Circumstances): Opening {
  const opening = openingOf(part, owner, circumstances);
  const until = Date.parse(part.shownUntil ?? "");
  const from = Number.isFinite(opening.from) ? opening.from : Date.parse(part.embargo ?? "");
  return until <= from ? closedBy({ kind: "ends-first" }) : opening;
}

/** Whether visitors may see a part. */
export function isShown(part: ShownTimes, owner: Owner, circumstances: Circumstances): boolean {
  const { now } = circumstances;
  return partOpening(part, owner, circumstances).from <= now && !(Date.parse(part.shownUntil ?? "") <= now);
}

/** Whether a part has times, or waits for the exchange. */
export function hasTimes(part: ShownTimes): boolean {
  return (part.embargo ?? part.exchange ?? part.shownUntil) !== undefined;
}
