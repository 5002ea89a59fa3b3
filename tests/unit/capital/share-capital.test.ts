import { describe, expect, it } from "vitest";
import { currentHolders, totalOf } from "../../../src/domain/capital/holder.ts";
import { capitalDays } from "../../../src/domain/capital/share-capital.ts";
import { holder, shareClass, shares } from "./sample-capital.ts";

const october = { asAt: "2026-10-31" };
const november = { asAt: "2026-11-30" };

describe("capital and voting rights", () => {
  it("are stated by day, the latest first, with the votes of treasury shares suspended", () => {
    const classes = [
      shareClass({ ...october, onIssue: 842_016_240 }),
      shareClass({ ...november, onIssue: 842_016_240, treasury: 1_250_000 }),
    ];
    expect(capitalDays(shares({ classes })).map(({ day, total }) => [day, total])).toEqual([
      [
        "2026-11-30",
        {
          onIssue: 842_016_240,
          treasury: 1_250_000,
          votes: { all: 842_016_240, suspended: 1_250_000, castable: 840_766_240 },
        },
      ],
      [
        "2026-10-31",
        {
          onIssue: 842_016_240,
          treasury: 0,
          votes: { all: 842_016_240, suspended: 0, castable: 842_016_240 },
        },
      ],
    ]);
  });

  it("have the day of their section by default", () => {
    expect(capitalDays(shares()).map(({ day }) => day)).toEqual(["2026-09-16"]);
  });

  it("are summed over classes with different votes, without the errors of binary fractions", () => {
    const classes = [
      shareClass({ name: "A", onIssue: 1_000_001 }),
      shareClass({ name: "B", onIssue: 3_000_003, votesPerShare: 0.1 }),
    ];
    const [day] = capitalDays(shares({ classes }));
    expect(day?.total?.votes?.all).toBe(1_300_001.3);
    expect(day?.total?.onIssue).toBe(4_000_004);
  });

  it.each([
    ["a class is there twice", [shareClass(), shareClass()]],
    ["a class has no number of shares", [shareClass({ onIssue: undefined })]],
  ])("have no sum if %s", (_, classes) => {
    expect(capitalDays(shares({ classes }))[0]?.total).toBeUndefined();
  });

  it("have no sum for a day on which a class of the day before is missing", () => {
    const classes = [shareClass(october), shareClass({ ...october, name: "B" }), shareClass(november)];
    const totals = capitalDays(shares({ classes })).map(({ total }) => total?.onIssue);
    expect(totals).toEqual([undefined, 2_000]);
  });

  it("have no sum with a total among the classes, which would count twice", () => {
    const typed = (...counts: readonly number[]) => {
      const classes = counts.map((onIssue) => shareClass({ name: `${onIssue}`, onIssue }));
      return capitalDays(shares({ classes })).map(({ total }) => total?.onIssue);
    };
    expect(typed(100, 10, 110)).toEqual([undefined]);
    expect(typed(100, 10, 111)).toEqual([221]);
    expect(typed(110, 0, 55)).toEqual([165]);
  });

  it("have no sum of votes where a class states none", () => {
    const classes = [shareClass(), shareClass({ name: "B", votesPerShare: undefined })];
    expect(capitalDays(shares({ classes }))[0]?.total).toEqual({
      onIssue: 2_000,
      treasury: 0,
      votes: undefined,
    });
  });
});

describe("a major holding", () => {
  it.each([
    ["the sum of shares and instruments", { percent: 3.01, instruments: 1.02 }, 4.03],
    ["as it is stated, within rounding", { percent: 3.01, instruments: 1.02, total: 4.02 }, 4.02],
    ["as it is stated, without its parts", { percent: undefined, total: 5 }, 5],
    ["unknown if it is not the sum of its parts", { percent: 3, instruments: 1, total: 5 }, undefined],
    ["unknown without instruments and a total", { percent: 3 }, undefined],
  ])("is in total %s", (_, fields, expected) => expect(totalOf(holder(fields))).toBe(expected));

  it("is that of the latest notification of each holder", () => {
    const holders = [
      holder({ name: "A", notified: "2025-03-01", percent: 3 }),
      holder({ name: "B", percent: 9 }),
      holder({ name: "A", notified: "2026-03-01", percent: 5 }),
    ];
    expect(currentHolders(holders).map(({ name, percent }) => [name, percent])).toEqual([
      ["A", 5],
      ["B", 9],
    ]);
  });

  it("is of one holder in whatever spelling", () => {
    const holders = [
      holder({ name: "A Fund", notified: "2026-03-01", percent: 3 }),
      holder({ name: "a  FUND", notified: "2026-10-01", percent: 5 }),
    ];
    expect(currentHolders(holders).map(({ percent }) => percent)).toEqual([5]);
  });

  it("is unknown if two notifications have the same day, or none", () => {
    const twice = [holder({ name: "A", percent: 3 }), holder({ name: "A", percent: 5 })];
    expect(currentHolders([holder(), holder({ notified: "2026-03-01" })])).toEqual([]);
    expect(currentHolders(twice)).toEqual([]);
    expect(currentHolders(twice.map((one) => ({ ...one, notified: "2026-03-01" })))).toEqual([]);
  });
});
