import { describe, expect, it } from "vitest";
import { readSection } from "../adapters/read-document.ts";

/** The amounts of one measure that are shown, of years from FY26 back, and what is reported. */
function shown(amounts: readonly string[], more: object = {}) {
  const periods = amounts.map((amount, index) => ({ period: `FY${26 - index}`, amount }));
  const { section, reported } = readSection("financial_summary", {
    measures: [{ name: "Margin", periods }],
    ...more,
  });
  const [measure] = section && "measures" in section ? (section.measures ?? []) : [];
  return { amounts: measure?.periods.map(({ amount }) => amount), reported };
}

const PERIODS = ["measures[0].periods"];

describe("an amount that may be in another unit than others of its measure", () => {
  it.each([
    ["a fraction among percentages", ["17.6", "0.182", "18.2"], ["17.6", "18.2"]],
    ["pounds among pence", ["512.34", "4.8712", "455.1"], ["512.34", "455.1"]],
    ["a point for a comma", ["57,000", "56.668", "55,668"], ["57,000", "55,668"]],
    ["thousands beside millions, of which nobody knows which is right", ["943", "943,000"], []],
    [
      "hundreds of millions beside millions",
      ["12,345", "1,198,004", "1,101,220"],
      ["1,198,004", "1,101,220"],
    ],
    ["whole dollars beside millions", ["3,012", "2,987,000,000", "2,874"], ["3,012", "2,874"]],
    ["rupees beside crores", ["1,198.4", "11,012,200,000"], []],
    ["also of losses", ["(0.082)", "(7.4)"], []],
  ])("is not shown: %s", (_, amounts, right) => {
    expect(shown(amounts)).toEqual({ amounts: right, reported: PERIODS });
  });

  it.each([
    ["growth of percentages", ["6.5", "0.1"]],
    ["a loss beside a profit", ["0.082", "-7.4"]],
    ["one of a special year", ["12", "240", "11"]],
    ["what is volatile", ["1.5", "-120", "95"]],
    ["a gain from a sale", ["14", "1,350", "15"]],
    ["nothing at all", ["0", "0.5"]],
  ])("is none: %s", (_, amounts) => {
    expect(shown(amounts)).toEqual({ amounts, reported: [] });
  });

  it("is right if the definition of its measure says it", () => {
    const said = (definition: string) =>
      shown(["420.5", "0.421"], { definitions: [{ measure: "margin", definition }] });
    expect(said("Before the sale of a mine it was 0.421.")).toEqual({
      amounts: ["420.5", "0.421"],
      reported: [],
    });
    for (const definition of ["After tax", "Was 10.421", "0.4211 before"])
      expect(said(definition).amounts).toEqual([]);
  });

  it("is not shown of financial years", () => {
    const years = [
      { period: "FY26", revenue: 44_867, dividend: 799 },
      { period: "FY25", revenue: 44.739, dividend: 7.74 },
      { period: "FY24", revenue: 43_210, dividend: 780 },
    ];
    const { section, reported } = readSection("financial_summary", { years });
    expect(section).toMatchObject({
      years: [
        { revenue: 44_867, dividend: 799 },
        { revenue: undefined, dividend: undefined },
        { revenue: 43_210, dividend: 780 },
      ],
    });
    expect(reported).toEqual(["years", "years"]);
  });

  it("is not compared: the row is left out", () => {
    const figures = [
      { measure: "Occupancy", unit: "%", value: 98.7, previous: 0.987 },
      { measure: "Revenue", unit: "A$m", value: 612.4, previous: 580.1 },
    ];
    const { section, reported } = readSection("comparison", {
      period: "FY26",
      previous_period: "FY25",
      figures,
    });
    expect(section).toMatchObject({ figures: [{ measure: "Revenue" }] });
    expect(reported).toEqual(["figures[0].value"]);
  });
});

describe("measures of a year of which one is in another unit", () => {
  const shownOf = (year: object, definitions: readonly object[] = []) => {
    const { section, reported } = readSection("financial_summary", {
      years: [{ period: "FY26", ...year }],
      definitions,
    });
    const [read] = section && "years" in section ? section.years : [];
    return { shown: [read?.revenue, read?.ebitda, read?.netProfit], reported };
  };

  it.each([
    ["EBITDA in thousands", { revenue: 11_203.5, ebitda: 4_321_200 }, [undefined, undefined, undefined]],
    [
      "revenue in billions",
      { revenue: 11.2, ebitda: 4_321.2, net_profit: 3_415 },
      [undefined, undefined, 3_415],
    ],
    [
      "profit in thousands",
      { revenue: 11_203.5, ebitda: 4_321.2, net_profit: 3_415_000 },
      [11_203.5, 4_321.2, undefined],
    ],
  ])("are not shown: %s", (_, year, numbers) => {
    expect(shownOf(year)).toEqual({ shown: numbers, reported: ["years[0]"] });
  });

  it("are none of a company with losses, or with hardly any revenue", () => {
    expect(shownOf({ revenue: 1.2, ebitda: -138, net_profit: -140.8 }).reported).toEqual([]);
    expect(shownOf({ revenue: 1.2, net_profit: 90 }).reported).toEqual([]);
  });

  it("are right if a definition says so", () => {
    const definitions = [
      { measure: "EBITDA", definition: "EBITDA of 240 has gains from the sale of funds." },
    ];
    expect(shownOf({ revenue: 8, ebitda: 240 }, definitions).shown).toEqual([8, 240, undefined]);
  });
});

describe("a measure that is there twice", () => {
  it("has no amount for a period in which both differ", () => {
    const rows = ["1.86", "1.68"].map((amount, index) => ({
      name: ["Diluted EPS", "Diluted eps"][index],
      unit: "A$",
      periods: [
        { period: "FY26", amount },
        { period: "FY25", amount: "1.42" },
      ],
    }));
    const { section, reported } = readSection("financial_summary", { measures: rows });
    expect(section).toMatchObject({
      measures: [{ periods: [{ period: "FY25" }] }, { periods: [{ period: "FY25" }] }],
    });
    expect(reported).toEqual(["measures[0].periods", "measures[1].periods"]);
  });

  it("is not shown in a comparison", () => {
    const figures = [
      { measure: "Revenue", unit: "A$m", value: 12, previous: 11 },
      { measure: "Revenue", unit: "A$m", value: 21, previous: 11 },
    ];
    const { section } = readSection("comparison", { period: "FY26", previous_period: "FY25", figures });
    expect(section).toMatchObject({ figures: [] });
  });
});
