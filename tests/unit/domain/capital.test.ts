import { describe, expect, it } from "vitest";
import { type DebtInstrument, maturitiesOf } from "../../../src/domain/capital/capital.ts";
import { capitalProblems } from "../../../src/domain/capital/capital-problems.ts";
import type { Section, SectionOf } from "../../../src/domain/content/section.ts";
import type { Measure } from "../../../src/domain/figures/measure.ts";
import { measureProblems } from "../../../src/domain/figures/measure-problems.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { contentPage } from "../sample-content.ts";
import { ENGLISH } from "./written-losses.ts";

const bond = (fields: Partial<DebtInstrument> = {}): DebtInstrument => ({
  name: "Notes 2029",
  volume: 250,
  currency: currencyCode("AUD"),
  maturity: "2029-05-15",
  ...fields,
});

const later = { maturity: "2031-01-01" };
const far = { maturity: "2126-01-01" };
const autumn = { volume: 100.5, maturity: "2029-11-30" };
const unknown = [{ maturity: undefined }, { volume: undefined }];

it.each<[string, Partial<DebtInstrument>[], string[]]>([
  ["sums by year, with the years between", [{}, autumn, later], ["AUD 2029 350.5, 2030 none, 2031 250"]],
  [
    "never added across currencies",
    [{}, { currency: currencyCode("EUR") }],
    ["AUD 2029 250", "EUR 2029 250"],
  ],
  ["not those without a maturity or a volume", unknown, []],
  ["without years between if one is far away", [{}, far], ["AUD 2029 250, 2126 250"]],
])("the maturities of debt are %s", (_, instruments, expected) => {
  const found = maturitiesOf(instruments.map(bond)).map(({ currency, years }) => {
    return `${currency} ${years.map(({ period, amount = "none" }) => `${period} ${amount}`).join(", ")}`;
  });
  expect(found).toEqual(expected);
});

describe("the report on capital and measures", () => {
  const problemsOf = (section: Section) => {
    const page = { ...contentPage("shares"), sections: [section] };
    const money = { sign: "A$", currency: currencyCode("AUD"), separators: ENGLISH };
    const items = [{ kind: "page" as const, page }];
    return [...capitalProblems(items, money), ...measureProblems(items, money)].map(
      ({ severity, field, problem }) => `${severity} ${field?.replace(/^sections\[0\]\.?/, "")}: ${problem}`,
    );
  };

  const shares = (fields: Partial<SectionOf<"share-capital">> = {}): SectionOf<"share-capital"> => ({
    kind: "share-capital",
    intro: [],
    asAt: "2026-09-16",
    classes: [{ name: "Ordinary shares", onIssue: 1_000, treasury: 0 }],
    holders: [{ name: "A fund", shares: 85, percent: 8.5 }],
    ...fields,
  });
  const debt = (...instruments: DebtInstrument[]): SectionOf<"debt"> => {
    return { kind: "debt", intro: [], asAt: "2026-06-30", ratings: [], instruments };
  };
  const measure = (fields: Partial<Measure> = {}): Measure => ({
    name: "Costs",
    unit: "A$m",
    hasChart: false,
    periods: [{ period: "FY26", amount: "(39.7)" }],
    ...fields,
  });
  const summary = (...measures: Measure[]): Section => {
    return { kind: "financial-summary", years: [], charts: [], measures };
  };
  const holders = [60, 45].map((percent) => ({ name: `${percent}`, percent }));
  const many = Array.from({ length: 60 }, (_, index) => measure({ name: `Measure ${index}` }));
  const text = [{ period: "FY26", amount: "(4.2%)" }];
  const twice = ["1", "2"].map((amount) => ({ period: "FY26", amount }));

  it.each([shares(), debt(bond({ isin: "AU0000000EX4" })), summary(measure())])(
    "is empty for what is right",
    (section) => expect(problemsOf(section)).toEqual([]),
  );

  it.each<[string, Section, string]>([
    ["a missing date", shares({ asAt: undefined }), "error asAt: has no date"],
    ["holders of more than all", shares({ holders }), "error holders: the holders have 105% together"],
    ["a part above all", shares({ notInPublicHands: 120 }), "error holders: 120% is no share"],
    ["no shares", shares({ classes: [], holders: [] }), "warning : has no entries"],
    ["no debt", debt(), "warning : has no entries"],
    ["no measures", summary(), "warning : has no entries"],
    ["no maturity", debt(bond({ maturity: undefined })), "warning instruments: “Notes 2029” has no maturity"],
    [
      "another currency",
      debt(bond({ currency: currencyCode("EUR") })),
      "warning instruments: “Notes 2029” is in EUR",
    ],
    ["60 measures", summary(...many), "warning measures: 60 measures are too many"],
    ["a measure twice", summary(measure(), measure()), "error measures: two measures have the same name"],
    ["a period twice", summary(measure({ periods: twice })), "error measures: “Costs” has two amounts"],
    ["no amounts", summary(measure({ periods: [] })), "warning measures: “Costs” has no amounts"],
    ["a foreign unit", summary(measure({ unit: "US$m" })), "warning measures: “Costs” is in US$, not in A$"],
    [
      "a text as a number",
      summary(measure({ periods: text })),
      "warning measures: “(4.2%)” of “Costs” is shown as it is",
    ],
  ])("names %s", (_, section, problem) =>
    expect(problemsOf(section)).toContainEqual(expect.stringContaining(problem)),
  );
});
