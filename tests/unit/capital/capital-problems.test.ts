import { describe, expect, it } from "vitest";
import { capitalProblems } from "../../../src/domain/capital/capital-problems.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { contentPage } from "../sample-content.ts";
import { bond, debt, holder, shareClass, shares } from "./sample-capital.ts";

const NOW = Date.parse("2026-11-29T05:00:00Z");

const problemsOf = (section: Section) => {
  const page = { ...contentPage("shares"), sections: [section] };
  return capitalProblems([{ kind: "page", page }], { currency: currencyCode("AUD"), now: NOW }).map(
    ({ severity, field, problem }) => `${severity} ${field?.replace(/^sections\[0\]\.?/, "")}: ${problem}`,
  );
};

const october = { asAt: "2026-10-31" };
const november = { asAt: "2026-11-28" };
const preference = { name: "Preference shares", votesPerShare: 0 };
const notice = { notified: "2026-11-03", crossed: "2026-11-02" };

it("the report names shares whose ISIN none of the listings has", () => {
  const found = (...classes: readonly string[]) => {
    const section = shares({ holders: [], classes: classes.map((isin) => shareClass({ name: isin, isin })) });
    const page = { ...contentPage("shares"), sections: [section] };
    return capitalProblems([{ kind: "page", page }], {
      currency: currencyCode("AUD"),
      now: NOW,
      isins: ["AU0000000EX4"],
    }).map(({ problem }) => problem);
  };
  expect(found("US0378331005")).toEqual([
    "the ISIN is US0378331005, but that of the listings is AU0000000EX4 in brand/brand.ts",
  ]);
  expect(found("AU0000000EX4", "US0378331005")).toEqual([]);
});

describe("the report on capital and debt", () => {
  it.each([
    ["shares and a holder", shares()],
    [
      "a history of two classes",
      shares({
        classes: [october, november].flatMap((day) => [
          shareClass(day),
          shareClass({ ...preference, ...day }),
        ]),
      }),
    ],
    [
      "a class that has gone",
      shares({
        classes: [
          shareClass(october),
          shareClass({ ...preference, ...october }),
          shareClass(november),
          shareClass({ ...preference, ...november, onIssue: 0 }),
        ],
      }),
    ],
    [
      "a new class",
      shares({
        classes: [shareClass(october), shareClass(november), shareClass({ ...preference, ...november })],
      }),
    ],
    ["a history of a holder", shares({ holders: [holder(notice), holder({ notified: "2025-01-01" })] })],
    [
      "a share of the votes, of which a share of its class has ten",
      shares({
        classes: [shareClass(), shareClass({ name: "B", onIssue: 100, votesPerShare: 10 })],
        holders: [holder({ shares: 100, percent: 50 })],
      }),
    ],
    [
      "parts that are rounded",
      shares({ holders: [holder({ shares: 30, percent: 3.01, instruments: 1.02, total: 4.02 })] }),
    ],
    ["debt", debt({ instruments: [bond({ isin: "AU3CBEXA0298" })] })],
    ["debt for ever", debt({ instruments: [bond({ maturity: "perpetual", firstCall: "2030-01-01" })] })],
  ] as const)("is empty for %s", (_, section) => expect(problemsOf(section)).toEqual([]));

  it.each<[string, Section, string]>([
    ["a missing date", shares({ asAt: undefined }), "error asAt: has no date"],
    ["no shares", shares({ classes: [], holders: [] }), "warning : has no entries"],
    [
      "a class twice on a day",
      shares({ classes: [shareClass(), shareClass()] }),
      "error classes: “Ordinary shares” is there twice as at 2026-09-16",
    ],
    [
      "a class without a count that it had",
      shares({
        classes: [shareClass(october), shareClass({ ...preference, ...october }), shareClass(november)],
      }),
      "error classes: “Preference shares” has no shares as at 2026-11-28, but as at 2026-10-31",
    ],
    [
      "a day that is still to come",
      shares({ classes: [shareClass({ asAt: "2026-12-31" })] }),
      "error classes: 2026-12-31 is still to come",
    ],
    [
      "a class without votes beside one with",
      shares({ classes: [shareClass(), shareClass({ name: "B", votesPerShare: undefined })] }),
      "warning classes: as at 2026-09-16, a class has no votes a share",
    ],
    [
      "other votes a share than before",
      shares({ classes: [shareClass(october), shareClass({ ...november, votesPerShare: 0.5 })] }),
      "warning classes: “Ordinary shares” has 0.5 votes a share as at 2026-11-28, and 1 as at 2026-10-31",
    ],
    [
      "holders of more than all",
      shares({ holders: [60, 45].map((percent) => holder({ name: `${percent}`, percent })) }),
      "error holders: the holders have 105% together",
    ],
    [
      "a total that is no sum",
      shares({ holders: [holder({ percent: 3, instruments: 1, total: 5 })] }),
      "error holders: “A fund” has 3% by shares and 1% by instruments, which are not 5%",
    ],
    [
      "a total that is typed as a class",
      shares({
        classes: [10, 30, 20].map((onIssue) => shareClass({ name: `${onIssue}`, onIssue })),
      }),
      "error classes: “30” has as many shares as the others have shares or votes together: a total is no class. There is no sum",
    ],
    [
      "another share than the shares are",
      shares({ holders: [holder({ shares: 50, percent: 50 })] }),
      "warning holders: “A fund” has 50 shares, 5% of all today, but 50%",
    ],
    [
      "one holding that two names have",
      shares({
        holders: [
          holder({ name: "B fund", shares: 50, percent: 5, notified: "2026-05-20" }),
          holder({ shares: 50, percent: 5, notified: "2026-05-20" }),
        ],
      }),
      "warning holders: “A fund” and “B fund” have the same holding: if one has it through the other, enter it once",
    ],
    [
      "one holder with and without the points of an abbreviation",
      shares({
        holders: [
          holder({ name: "A Fund, Inc.", notified: "2026-05-20" }),
          holder({ name: "A Fund Inc", percent: 8, notified: "2026-05-20" }),
        ],
      }),
      "error holders: “A Fund, Inc.” is there twice for 2026-05-20",
    ],
    [
      "a history without days",
      shares({ holders: [holder(), holder()] }),
      "error holders: “A fund” is there 2 times",
    ],
    ["no debt", debt(), "warning : has no entries"],
    [
      "no maturity",
      debt({ instruments: [bond({ maturity: undefined })] }),
      "warning instruments: “Notes 2029” has no maturity",
    ],
    [
      "debt that has matured",
      debt({ instruments: [bond({ maturity: "2026-01-31" })] }),
      "warning instruments: “Notes 2029” has matured on 2026-01-31, before ",
    ],
    [
      "no volume",
      debt({ instruments: [bond({ volume: undefined })] }),
      "warning instruments: “Notes 2029” has no volume",
    ],
    [
      "another currency",
      debt({ instruments: [bond({ currency: currencyCode("EUR") })] }),
      "warning instruments: “Notes 2029” is in EUR",
    ],
    [
      "a total of votes that is typed as a class",
      shares({
        classes: [
          shareClass({ name: "A", votesPerShare: 2, onIssue: 100, treasury: 10 }),
          shareClass({ name: "B", onIssue: 50 }),
          shareClass({ name: "Voting rights", onIssue: 230 }),
        ],
      }),
      "error classes: “Voting rights” has as many shares as the others have shares or votes together",
    ],
    [
      "a rating twice",
      debt({
        ratings: [
          { agency: "A", grade: "BBB" },
          { agency: "A", grade: "A-3" },
        ],
      }),
      "error ratings: “A” has two ratings of one kind and day",
    ],
  ])("names %s", (_, section, problem) =>
    expect(problemsOf(section)).toContainEqual(expect.stringContaining(problem)),
  );
});
