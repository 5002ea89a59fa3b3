import { z } from "zod";
import type { ShownTimes } from "../../domain/content/shown-times.ts";
import type { ExchangeRelease } from "../../domain/exchange/exchange-release.ts";
import { type Field, field, from, ofAll, record } from "./field.ts";
import type { FieldPath } from "./field-path.ts";
import { closedTime, limitTime, text } from "./simple-fields.ts";

/** The choice by which the exchange decides nothing. */
export const AT_A_TIME = "At a time";

/** When something becomes visible, as editors choose it. */
const RELEASES = [AT_A_TIME, "When the exchange has released it"] as const;

/** Anything else than a known value hides it, because content that was shown too early cannot be withdrawn. */
const isAwaited: Field<boolean | undefined> = field(z.string().catch("none"), (value, path) => {
  if (value === "" || value === RELEASES[0]) return false;
  if (value !== RELEASES[1])
    path.report("expected one of the choices; it waits until the exchange has released it");
  return true;
});

/** The names that the model gives the fields of a gate: its time, and those of its announcement at the exchange. */
interface GateNames {
  readonly time: string;
  readonly release: string;
  readonly reference: string;
  readonly latest: string;
}

const DOCUMENT: GateNames = {
  time: "embargo",
  release: "release",
  reference: "exchange_reference",
  latest: "release_latest",
};

/** The release of the facts of a translated part, if that of its words is another one. No editor has these fields. */
export const FACTS_GATE: GateNames = {
  time: "facts_from",
  release: "facts_release",
  reference: "facts_reference",
  latest: "facts_latest",
};

/** The fields by which editors say when a document or a part of it may be seen. */
export function gate({ time, release, reference, latest }: GateNames = DOCUMENT) {
  const fields = record({
    reference: from(reference, text),
    isAwaited: from(release, isAwaited),
    latest: from(latest, limitTime),
  });
  const exchange: Field<ExchangeRelease | undefined> = (values, path) => {
    const { reference: known, isAwaited: isWaiting = false, latest: by } = fields(values, path) ?? {};
    return known === undefined && !isWaiting
      ? undefined
      : { reference: known, isAwaited: isWaiting, latest: by };
  };
  return { embargo: from(time, closedTime), exchange: ofAll(exchange) };
}

/** Reads when a part of a page or of the site options is shown. */
function shownTimes(names: GateNames, until: string) {
  const times = record({ ...gate(names), shownUntil: from(until, limitTime) });
  /** Nothing for a part without times. */
  return (values: unknown, path: FieldPath): ShownTimes => {
    const { embargo, exchange, shownUntil } = times(values, path) ?? {};
    return { ...(embargo && { embargo }), ...(exchange && { exchange }), ...(shownUntil && { shownUntil }) };
  };
}

const ownTimes = shownTimes({ ...DOCUMENT, time: "shown_from" }, "shown_until");

const ofFacts = record(gate(FACTS_GATE));

/** The times at which a part is shown; for a translated part, those of its facts count, too. */
export function timesOfPart(values: unknown, path: FieldPath): ShownTimes {
  const { exchange: facts } = ofFacts(values, path) ?? {};
  return { ...ownTimes(values, path), ...(facts && { facts }) };
}

export const timesOfAnnouncements = shownTimes(
  {
    time: "announcementShownFrom",
    release: "announcementRelease",
    reference: "announcementReference",
    latest: "announcementReleaseLatest",
  },
  "announcementShownUntil",
);
