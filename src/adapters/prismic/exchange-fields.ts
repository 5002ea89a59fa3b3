import { z } from "zod";
import type { ExchangeRelease } from "../../domain/announcements/exchange-release.ts";
import { type Field, field, from, ofAll, record } from "./field.ts";
import { text, timestamp } from "./simple-fields.ts";

/** When a document becomes visible, as editors choose it. */
const RELEASES = ["At a time", "When the exchange has released it"] as const;

/** Anything else than a known value hides the document, because content that was shown too early cannot be withdrawn. */
const isAwaited: Field<boolean | undefined> = field(z.string().catch("none"), (value, path) => {
  if (value === "" || value === RELEASES[0]) return false;
  if (value !== RELEASES[1])
    path.report("expected one of the choices; the document waits until the exchange has released it");
  return true;
});

const fields = record({
  reference: from("exchange_reference", text),
  isAwaited: from("release", isAwaited),
  latest: from("release_latest", timestamp),
});

/** The announcement of a document at the exchange, of which three of its fields say something. */
export const exchange = ofAll((document, path): ExchangeRelease | undefined => {
  const { reference, isAwaited: isWaiting = false, latest } = fields(document, path) ?? {};
  return reference === undefined && !isWaiting ? undefined : { reference, isAwaited: isWaiting, latest };
});
