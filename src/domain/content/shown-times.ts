import type { ExchangeRelease, Withheld } from "../exchange/exchange-release.ts";
import {
  type Circumstances,
  closedBy,
  isAwaited,
  isOlder,
  type Opening,
  type Owner,
  openingOf,
} from "./opening.ts";

/** When a part of a page or of the site options is shown. Default: always. */
export interface ShownTimes extends Withheld {
  /** The release of the facts of a translation, for which it waits, too. Default: that of its words. */
  readonly facts?: ExchangeRelease | undefined;
  /** The time at which it disappears, ISO 8601 in UTC. */
  readonly shownUntil?: string | undefined;
}

/** What is left of the times of a part when it is shown. */
export const NO_TIMES = {
  embargo: undefined,
  exchange: undefined,
  facts: undefined,
  shownUntil: undefined,
} satisfies Record<keyof ShownTimes, undefined>;

/**
 * After its release an editor corrects a part for this long. The next disclosure of a company, and so the next copy of a
 * part, is later.
 */
export const CORRECTED_MS = 7 * 24 * 3_600_000;

/**
 * When a part appears. One that disappears before stays hidden: one of both times is wrong, and nobody knows which.
 *
 * A part has no first publication of its own. What is published long after the release that it waits for may be a copy of it, or
 * it with the figures of the next period: it stays hidden until its editor takes the reference out, or enters the next one.
 */
export function partOpening(part: ShownTimes, owner: Owner, circumstances: Circumstances): Opening {
  const ofWords = copiedOr(openingOf(part, owner, circumstances), part, owner);
  const facts = part.facts && { ...part, exchange: part.facts };
  const ofFacts = facts && copiedOr(openingOf(facts, owner, circumstances), facts, owner);
  const opening = ofFacts && ofFacts.from > ofWords.from ? ofFacts : ofWords;
  const until = Date.parse(part.shownUntil ?? "");
  const from = Number.isFinite(opening.from) ? opening.from : Date.parse(part.embargo ?? "");
  return until <= from ? closedBy({ kind: "ends-first" }) : opening;
}

function copiedOr(
  opening: Opening,
  { embargo, exchange }: ShownTimes,
  { published, changed = "", isTranslated = false }: Owner,
): Opening {
  const { from } = opening;
  if (!isAwaited(exchange) && !isTranslated && isOlder(embargo, published))
    return closedBy({ kind: "older-time", time: embargo });
  if (!isAwaited(exchange) || !(Date.parse(changed) > from + CORRECTED_MS)) return opening;
  return closedBy({ kind: "spent-release", released: from });
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
