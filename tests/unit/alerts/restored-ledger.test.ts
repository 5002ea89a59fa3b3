import { describe, expect, it } from "vitest";
import type {
  AlertLedgerState,
  AlertOutcome,
  PlannedAlert,
} from "../../../src/domain/alerts/alert-ledger.ts";
import { restoreLedger } from "../../../src/domain/alerts/restored-ledger.ts";

const NOW = 9_000;

const ledger = (more: Partial<AlertLedgerState> = {}): AlertLedgerState => ({
  begunAt: 1_000,
  revision: 5,
  documents: {},
  alerts: {},
  ...more,
});
const alertAbout = (ids: readonly string[], more: Partial<PlannedAlert> = {}): PlannedAlert => ({
  documents: Object.fromEntries(ids.map((id) => [id, "News"])),
  dueAt: 2_000,
  failures: 0,
  ...more,
});
const known = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { address: `/${id}`, publishedAt: 1_500 }]));

describe("a store that has lost nothing", () => {
  it.each([
    ["at the first look", ledger(), undefined],
    ["with a later revision", ledger({ revision: 6 }), ledger()],
    ["that nobody has changed", ledger(), ledger()],
    ["of an earlier version of the site", ledger({ revision: undefined }), ledger({ revision: undefined })],
    ["that began earlier", ledger({ begunAt: 500 }), ledger()],
  ])("is as it is stored: %s", (_when, stored, seen) => {
    expect(restoreLedger(stored, seen, NOW)).toBe(stored);
  });

  it("is empty if it has always been", () => {
    expect(restoreLedger(undefined, undefined, NOW)).toBeUndefined();
  });
});

describe("a store that has lost the ledger", () => {
  it("gets what a process has seen of it", () => {
    const seen = ledger({ documents: known("a") });
    expect(restoreLedger(undefined, seen, NOW)).toEqual({ ...seen, restoredAt: NOW });
  });

  it.each([
    ["it has an earlier revision", { revision: 4 }],
    ["it has none", { revision: undefined }],
    ["it begins later", { begunAt: 3_000, revision: 7 }],
    ["it was restored, and lost again", { restoredAt: undefined, revision: 7 }],
  ])("gets both, since %s", (_why, more) => {
    const seen = ledger({ restoredAt: 2_000, documents: known("a") });
    const stored = ledger({ restoredAt: 2_000, documents: known("b"), ...more });
    expect(restoreLedger(stored, seen, NOW)).toMatchObject({
      begunAt: 1_000,
      revision: Math.max(5, more.revision ?? 0),
      restoredAt: NOW,
      documents: known("a", "b"),
    });
  });

  it("by another process, which has said so, gets what this one has seen, too", () => {
    const stored = ledger({ restoredAt: 8_000, documents: known("b") });
    const restored = restoreLedger(stored, ledger({ documents: known("a") }), NOW);
    expect(restored).toMatchObject({ restoredAt: 8_000, documents: known("a", "b") });
  });
});

describe("a ledger merged from two", () => {
  const merged = (stored: Partial<AlertLedgerState>, seen: Partial<AlertLedgerState>) =>
    restoreLedger(ledger({ revision: 4, ...stored }), ledger(seen), NOW);

  it.each<[string, Partial<PlannedAlert>, Partial<PlannedAlert>]>([
    ["sent, not planned", {}, { outcome: "sent" satisfies AlertOutcome }],
    ["sent, not claimed", { claimedUntil: 3_000, attemptedAt: 2_500 }, { outcome: "sent" }],
    ["claimed, not planned", {}, { claimedUntil: 3_000, attemptedAt: 2_500 }],
  ])("has the state of an alert that is nearer to its end, whoever has it: %s", (_which, less, more) => {
    const alert = (progress: Partial<PlannedAlert>) => ({ alerts: { m: alertAbout(["a"], progress) } });
    expect(merged(alert(less), alert(more))?.alerts).toEqual(alert(more).alerts);
    expect(merged(alert(more), alert(less))?.alerts).toEqual(alert(more).alerts);
  });

  it("has the earlier beginning of what the exchange releases", () => {
    const beginning = (stored?: number, seen?: number) =>
      merged({ exchangeBegunAt: stored }, { exchangeBegunAt: seen })?.exchangeBegunAt;
    expect([beginning(2, 1), beginning(1, 2), beginning(undefined, 1), beginning(1), beginning()]).toEqual([
      1,
      1,
      1,
      1,
      undefined,
    ]);
  });

  it("forgets a document that an alert has lost, so that another one announces it", () => {
    // One process has planned it for one minute; the other knows the alert, claimed without it.
    const seen = { documents: known("a", "b"), alerts: { m: alertAbout(["a", "b"]) } };
    const claimed = alertAbout(["a"], { claimedUntil: 3_000, attemptedAt: 2_500 });
    const stored = { documents: known("a"), alerts: { m: claimed } };
    expect(merged(stored, seen)?.documents).toEqual(known("a"));
    // What was announced long ago is in no alert any more, and stays known.
    expect(merged({ documents: known("old") }, {})?.documents).toEqual(known("old"));
  });
});
