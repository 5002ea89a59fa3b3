import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import { newestActionFirst } from "../../../src/domain/corporate-actions/corporate-action.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { corporateAction, SPLIT } from "./sample-actions.ts";

describe("what a corporate action does to earlier amounts and holdings", () => {
  const adjustmentOf = (data: object) => corporateAction("a", { ...SPLIT, ...data }).adjustment;

  it.each([
    ["Split", 4, 1, { new: 4, old: 1 }],
    ["Split", 3, 2, { new: 3, old: 2 }],
    ["Consolidation", 1, 10, { new: 1, old: 10 }],
    ["Bonus issue", 1, 10, { new: 11, old: 10 }],
    ["Capital return", 9, 10, { new: 9, old: 10 }],
  ])("follows from the ratio of a %s, %d for %d", (kind, news, old, shares) => {
    expect(adjustmentOf({ kind, new_shares: news, old_shares: old })).toMatchObject({
      day: "2026-01-15",
      shares,
    });
  });

  it.each(["Rights issue", "Demerger"])(
    "does not follow from the ratio of a %s: the company may state it",
    (kind) => {
      expect(adjustmentOf({ kind })).toBeUndefined();
      expect(adjustmentOf({ kind, factor: 0.9533 })).toMatchObject({ amounts: 0.9533, shares: undefined });
    },
  );

  it.each([
    ["without any day since which it counts", { ex: null, record: null, completion: null }],
    ["that is proposed", { status: "Proposed" }],
    ["that is cancelled", { status: "Cancelled" }],
    ["of an unknown kind", { kind: "Merger" }],
  ])("is nothing of one %s", (_case, data) => {
    expect(adjustmentOf(data)).toBeUndefined();
  });

  it.each([
    ["without a ratio", { old_shares: null }],
    ["of no shares", { new_shares: 0 }],
    ["of fewer shares than before", { new_shares: 1, old_shares: 4 }],
    ["that is a consolidation of more shares", { kind: "Consolidation" }],
    ["whose factor is another one", { factor: 4 }],
  ])("is unknown of one %s: nothing is compared over its day", (_case, data) => {
    expect(adjustmentOf(data)).toMatchObject({ day: "2026-01-15", isUnknown: true });
  });

  it("is unknown of one without an ex date, from the first of its other days on", () => {
    expect(adjustmentOf({ ex: null })).toMatchObject({ day: "2026-01-05", isUnknown: true });
  });

  it("is nothing of one whose status nobody can read: it is not shown, since it may be cancelled", () => {
    expect(() => corporateAction("a", { ...SPLIT, status: "Withdrawn" })).toThrow("a cannot be read");
  });

  it("is known if the company has rounded its factor", () => {
    const factor = 0.6667;
    expect(adjustmentOf({ new_shares: 3, old_shares: 2, factor })).not.toHaveProperty("isUnknown");
  });

  it("is unknown of two of one day that differ, and that of one if they are equal", () => {
    const item = (data: object) => ({
      kind: "corporate-action" as const,
      document: corporateAction("a", { ...SPLIT, ...data }),
    });
    const known = Content.everything([item({}), item({}), item({ kind: "Demerger", factor: 0.9 })]);
    expect(known.shareAdjustments.map(({ isUnknown }) => isUnknown)).toEqual([undefined, undefined]);
    const other = Content.everything([item({}), item({ new_shares: 3 })]);
    expect(other.shareAdjustments).toMatchObject([{ day: "2026-01-15", isUnknown: true }]);
  });

  it("is unknown from the first day on, if its ex date contradicts another day", () => {
    const slipped = corporateAction("a", { ...SPLIT, announced: "2026-02-01" });
    expect(slipped.adjustment).toMatchObject({ day: "2026-01-15", isUnknown: true });
    expect([slipped.announced, slipped.ex]).toEqual([undefined, undefined]);
  });

  it("is of one class of shares, if it has one", () => {
    expect(adjustmentOf({ share_class: "B shares" })).toMatchObject({ shareClass: "B shares" });
  });
});

describe("what holders get by a corporate action beside dividends", () => {
  const eventOf = (data: object) => corporateAction("a", { ...SPLIT, ...data }).holderEvent;
  const COST_BASE = [
    { name: "Larkfield", percent: 85 },
    { name: "Windfall", percent: 15 },
  ];

  it("is the money of a capital return, on the day of its completion", () => {
    expect(eventOf({ kind: "Capital return", price: 0.5, currency: "AUD" })).toMatchObject({
      ex: "2026-01-15",
      cash: { amount: { amount: "0.5", currency: "AUD" }, payment: "2026-01-20" },
    });
  });

  it("is the cost base of a demerger, whose price nobody is paid", () => {
    expect(eventOf({ kind: "Demerger", price: 3, cost_base: COST_BASE })).toMatchObject({
      cash: undefined,
      costBase: COST_BASE,
    });
  });

  it.each([
    ["a split", {}],
    ["a capital return that is proposed", { kind: "Capital return", price: 0.5, status: "Proposed" }],
    [
      "a capital return of no day",
      { kind: "Capital return", price: 0.5, ex: null, record: null, completion: null },
    ],
    ["a rights issue, which holders pay for", { kind: "Rights issue", price: 3 }],
  ])("is nothing of %s", (_case, data) => {
    expect(eventOf(data)).toBeUndefined();
  });
});

describe("a corporate action of the content service", () => {
  it.each([
    [SPLIT, "Share split, 4 for 1"],
    [{ kind: "Bonus issue", new_shares: 1, old_shares: 10 }, "Bonus issue, 1 new for 10 held"],
    [{ kind: "Rights issue", name: "Retail entitlement offer" }, "Retail entitlement offer"],
    [{}, "Corporate action"],
  ])("is called by its kind and ratio, or as the company calls it: %j", (data, title) => {
    expect(corporateAction("a", data).title).toBe(title);
  });

  it("names its class of shares in calendars", () => {
    const [ex] = corporateAction("a", { ...SPLIT, share_class: "Class B" }).dates ?? [];
    expect(ex?.title).toBe("Ex date: Share split, 4 for 1, Class B");
  });

  it("has its days for calendars, certain once it is decided, and cancelled with it", () => {
    const statesOf = (status: string | null) =>
      corporateAction("a", { ...SPLIT, status }).dates?.map(({ key, date, status: state, isCertain }) => [
        key,
        date,
        state,
        isCertain,
      ]);
    expect(statesOf(null)?.[0]).toEqual(["corporate-action_a-ex", "2026-01-15", undefined, true]);
    expect(statesOf("Proposed")?.[0]).toEqual(["corporate-action_a-ex", "2026-01-15", undefined, false]);
    expect(statesOf("Cancelled")?.map(([, , state]) => state)).toEqual([
      "Cancelled",
      "Cancelled",
      "Cancelled",
    ]);
  });

  it("has the parts of a cost base that are the whole, and none of others", () => {
    const demerger = (...percents: readonly number[]) => {
      const log = recordingLog();
      const cost_base = percents.map((percent, index) => ({ name: `Company ${index + 1}`, percent }));
      const { costBase } = corporateAction("a", { kind: "Demerger", cost_base }, log);
      return { parts: costBase.length, problems: log.warnings };
    };
    expect(demerger(93.45, 6.55)).toEqual({ parts: 2, problems: [] });
    expect(demerger(93.45, 6)).toEqual({
      parts: 0,
      problems: [expect.objectContaining({ field: "data.cost_base" })],
    });
  });

  it("has a price in a currency", () => {
    const rights = { kind: "Rights issue", price: 2.1, currency: "NZD" };
    expect(corporateAction("a", rights).price).toEqual({ amount: "2.1", currency: "NZD" });
    expect(corporateAction("a", { ...rights, currency: "dollars" }).price).toBeUndefined();
  });

  it("is listed by its ex date, the newest first, and last without any date", () => {
    const all = [
      corporateAction("undated", { kind: "Split" }),
      corporateAction("old", { ...SPLIT, announced: null, ex: "2020-01-15" }),
      corporateAction("new", SPLIT),
      corporateAction("announced", { kind: "Demerger", announced: "2026-03-01" }),
    ];
    expect(all.toSorted(newestActionFirst).map(({ id }) => id.replace(/^.*_/, ""))).toEqual([
      "announced",
      "new",
      "old",
      "undated",
    ]);
  });
});
