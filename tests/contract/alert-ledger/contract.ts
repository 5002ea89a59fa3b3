import { beforeEach, describe, expect, it } from "vitest";
import { type AlertLedgerState, emptyLedger } from "../../../src/domain/alerts/alert-ledger.ts";
import { type AlertLedger, AlertLedgerError } from "../../../src/ports/alert-ledger.ts";

export interface Subject {
  /** Opens it like another process. */
  open(): AlertLedger;
  /** Makes its storage fail, or work again. */
  fail(isFailing: boolean): Promise<void> | void;
}

/** Adds a document to a ledger, and returns the new number of documents. */
function add(id: string) {
  return (stored: AlertLedgerState | undefined) => {
    const before = stored ?? emptyLedger(7_000);
    const state = { ...before, documents: { ...before.documents, [id]: { address: id, publishedAt: 1 } } };
    return { state, result: Object.keys(state.documents).length };
  };
}

const read = (ledger: AlertLedger) =>
  ledger.update((stored) => {
    const state = stored ?? emptyLedger(7_000);
    return { state, result: state };
  });

/** The contract of the ledger port, for every adapter. */
export function alertLedgerContract(create: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await create();
  });

  it("is undefined at first, and then the stored state", async () => {
    const ledger = subject.open();
    const first = await ledger.update((stored) => ({ state: emptyLedger(7_000), result: stored }));
    expect(first).toBeUndefined();
    expect(await read(ledger)).toEqual(emptyLedger(7_000));
  });

  it("is shared by all processes, and survives their end", async () => {
    const one = subject.open();
    const other = subject.open();
    expect(await one.update(add("a"))).toBe(1);
    expect(await other.update(add("b"))).toBe(2);
    await one.close();
    await other.close();
    expect(Object.keys((await read(subject.open())).documents).toSorted()).toEqual(["a", "b"]);
  });

  it("loses no concurrent update of several processes", async () => {
    const ledgers = [0, 1, 2].map(() => subject.open());
    const changes = Array.from({ length: 30 }, (_, index) => ledgers[index % 3]?.update(add(`${index}`)));
    const counts = await Promise.all(changes);
    expect(counts.toSorted((a = 0, b = 0) => a - b)).toEqual(changes.map((_, index) => index + 1));
  });

  it("stores nothing if the change throws, and passes the error through", async () => {
    const ledger = subject.open();
    await ledger.update(add("a"));
    const bug = new TypeError("x is not a function");
    const change = ledger.update(() => {
      throw bug;
    });
    await expect(change).rejects.toBe(bug);
    expect(await ledger.update(add("b"))).toBe(2);
  });

  describe("while its storage fails", () => {
    it("rejects with the cause, and works again afterwards", async () => {
      const ledger = subject.open();
      await ledger.update(add("a"));
      await subject.fail(true);
      const failed = await ledger.update(add("b")).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(AlertLedgerError);
      expect(failed).toHaveProperty("cause");
      await subject.fail(false);
      expect(Object.keys((await read(ledger)).documents)).toContain("a");
    });
  });
}
