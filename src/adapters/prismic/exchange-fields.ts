import { z } from "zod";
import type { ExchangeRelease } from "../../domain/announcements/exchange-release.ts";
import { type Field, field, type RecordOf } from "./field.ts";
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

/** The fields of a document that is announced at the exchange; see {@link exchangeOf}. */
export const exchangeShape = { release: isAwaited, exchange_reference: text, release_latest: timestamp };

export function exchangeOf({
  release = false,
  exchange_reference: reference,
  release_latest: latest,
}: RecordOf<typeof exchangeShape>): ExchangeRelease | undefined {
  return reference === undefined && !release ? undefined : { reference, isAwaited: release, latest };
}
