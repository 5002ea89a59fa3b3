import { readCorporateAction } from "../../../src/adapters/prismic/corporate-actions/corporate-actions.ts";
import type { CorporateAction } from "../../../src/domain/corporate-actions/corporate-action.ts";
import { type Log, silentLog } from "../../../src/ports/log.ts";
import { pathOf } from "../adapters/read-document.ts";

/** A corporate action as it is read of a document with these fields. */
export function corporateAction(uid: string, data: object, log: Log = silentLog): CorporateAction {
  const document = { id: `corporate-action_${uid}`, uid, type: "corporate-action", data };
  const read = readCorporateAction(document, pathOf(document, log));
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}

/** The fields of a split of four new shares for one old share. */
export const SPLIT = {
  kind: "Split",
  new_shares: 4,
  old_shares: 1,
  announced: "2026-01-05",
  ex: "2026-01-15",
  record: "2026-01-16",
  completion: "2026-01-20",
};
