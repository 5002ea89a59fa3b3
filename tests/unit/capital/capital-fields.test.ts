import { describe, expect, it } from "vitest";
import { readSection, slice } from "../adapters/read-document.ts";
import { document, homeTo, report } from "../adapters/report-of.ts";

it("debt without a currency is in that of the company", () => {
  const { section, reported } = readSection("debt", {
    instruments: [{ name: "Loan" }, { name: "Notes", currency: "EUR" }],
  });
  expect(section).toMatchObject({ instruments: [{ currency: "AUD" }, { currency: "EUR" }] });
  expect(reported).toEqual([]);
});

it("a mistyped day of the register is an error of the report", () => {
  const register = slice("share_capital", { as_at: "2206-01-01", classes: [{ name: "A" }] });
  const { errors } = report(homeTo(), document("page", "a", { slices: [register] }));
  expect(errors).toContainEqual(expect.stringContaining("the year 2206 is out of range"));
});

it("more treasury shares than shares are neither, and reported", () => {
  const classes = [{ name: "A", on_issue: 1_000, treasury: 1_001, votes_per_share: 1 }];
  const { section, reported } = readSection("share_capital", { as_at: "2026-10-31", classes });
  expect(section).toMatchObject({ classes: [{ onIssue: undefined, treasury: undefined, votesPerShare: 1 }] });
  expect(reported).toEqual(["classes[0].treasury"]);
  const all = [{ ...classes[0], treasury: 1_000 }];
  expect(readSection("share_capital", { as_at: "2026-10-31", classes: all }).reported).toEqual([]);
});

it("what cannot be right is not shown", () => {
  const right = { name: "A", isin: "AU0000000EX4", on_issue: 1_000_000, treasury: 10, votes_per_share: 1 };
  const read = (...classes: object[]) => {
    const all = classes.map((one) => ({ ...right, ...one }));
    return readSection("share_capital", { as_at: "2026-10-31", classes: all });
  };
  expect(read({ isin: "au00 0000 0ex4" })).toMatchObject({
    section: { classes: [{ isin: "AU0000000EX4" }] },
    reported: [],
  });
  expect(read({ isin: "AU0000000EX5" })).toMatchObject({
    section: { classes: [{ isin: undefined, onIssue: 1_000_000 }] },
    reported: ["classes[0].isin"],
  });
  // As many votes as if the company held no shares would be wrong.
  expect(read({ treasury: 1.25 })).toMatchObject({
    section: { classes: [{ onIssue: 1_000_000, treasury: undefined, votesPerShare: undefined }] },
    reported: ["classes[0].treasury"],
  });
  expect(read({}, { as_at: "2026-09-30", on_issue: 1_001 })).toMatchObject({
    section: { classes: [{ onIssue: undefined }, { onIssue: undefined }] },
    reported: ["classes[0].on_issue", "classes[1].on_issue"],
  });
  expect(read({}, { as_at: "2026-09-30", on_issue: 20_000 }).reported).toEqual([]);
});

it("shares with votes and shares without have no ISIN in common; those of loyal holders may", () => {
  const isin = "AU0000000EX4";
  const read = (...votes: readonly (number | null)[]) => {
    const classes = votes.map((votes_per_share, index) => ({
      name: `Class ${index}`,
      isin,
      votes_per_share,
    }));
    const { section, reported } = readSection("share_capital", { as_at: "2026-10-31", classes });
    return [section?.kind === "share-capital" && section.classes.map((one) => one.isin), reported];
  };
  expect(read(1, 0)).toEqual([
    [undefined, undefined],
    ["classes[0].isin", "classes[1].isin"],
  ]);
  expect(read(1, 2)).toEqual([[isin, isin], []]);
  expect(read(1, null)).toEqual([[isin, isin], []]);
});

it("a fraction of 1 is no threshold in per cent", () => {
  const holders = [{ name: "A fund", percent: 5.2, threshold: 0.05, crossing: "Reached or exceeded" }];
  const { section, reported } = readSection("share_capital", { not_in_public_hands: 0.4, holders });
  expect(section).toMatchObject({ notInPublicHands: 0.4, holders: [{ threshold: undefined }] });
  expect(reported).toEqual(["holders[0].threshold"]);
});

it("nobody knows what is so on a day that is still to come", () => {
  const as_at = "2027-10-31";
  const register = slice("share_capital", {
    as_at,
    holders: [{ name: "A fund", percent: 5, notified: as_at }],
  });
  const { errors } = report(homeTo(), document("page", "a", { slices: [register] }));
  expect(errors.filter((line) => line.includes("still to come: nobody"))).toHaveLength(2);
});

describe("debt with days in a wrong order", () => {
  const days = { issued: "2024-05-15", first_call: "2028-11-15", maturity: "2029-05-15" };
  const read = (more: object) => readSection("debt", { instruments: [{ name: "Notes", ...days, ...more }] });

  it.each([
    [
      "a maturity before the first call",
      { first_call: "2029-08-15" },
      ["maturity"],
      { issued: "2024-05-15" },
    ],
    [
      "a first call before the issue",
      { first_call: "2024-05-14" },
      ["first_call"],
      { maturity: "2029-05-15" },
    ],
    ["an issue after the maturity", { issued: "2029-06-01" }, ["first_call", "maturity"], {}],
  ])("has neither of them: %s", (_, more, fields, left) => {
    const { section, reported } = read(more);
    const none = { issued: undefined, firstCall: undefined, maturity: undefined };
    expect(section).toMatchObject({ instruments: [{ ...none, ...left }] });
    expect(reported).toEqual(fields.map((field) => `instruments[0].${field}`));
  });

  it("is none for ever, or in order", () => {
    for (const more of [{}, { maturity: null, is_perpetual: true }]) expect(read(more).reported).toEqual([]);
  });
});

describe("a holder that is called total", () => {
  const holders = [
    { name: "A fund", percent: 8.5, notified: "2026-05-20" },
    { name: "B fund", percent: 7.1, notified: "2026-09-14" },
  ];
  const read = (...more: object[]) => {
    const page = document("page", "a", {
      slices: [slice("share_capital", { as_at: "2026-10-31", holders: [...holders, ...more] })],
    });
    return report(homeTo(), page).errors.filter((line) => line.includes("no holder"));
  };

  it.each(["Total", "total:", "Summe", "Gesamt"])("is none, and compared with their sum: %s", (name) => {
    expect(read({ name, percent: 15.6 })).toEqual([`page_a: “${name}” is no holder: it is not shown`]);
    expect(read({ name, percent: 16.5 })).toEqual([
      `page_a: “${name}” is no holder: it is not shown. It is 16.5%, but the holders have 15.6% together`,
    ]);
    const { section } = readSection("share_capital", { holders: [...holders, { name, percent: 15.6 }] });
    expect(section).toHaveProperty("holders.length", 2);
  });

  it("is none whatever it is called, if it is as much as the others and has no day", () => {
    expect(read({ name: "Totals", percent: 15.6 })).toEqual([
      "page_a: “Totals” is no holder: it is not shown",
    ]);
    expect(read({ name: "C fund", percent: 15.6, notified: "2026-09-14" })).toEqual([]);
    expect(read({ name: "C fund", percent: 15.7 })).toEqual([]);
  });

  it("is one if that is a part of its name", () => {
    expect(read({ name: "TotalEnergies", percent: 5 })).toEqual([]);
  });
});

describe("a holder whose shares are another part of all than its percentage", () => {
  const classes = [{ name: "Ordinary", on_issue: 920_000_000, votes_per_share: 1 }];
  const read = (holder: object) =>
    readSection("share_capital", { as_at: "2026-10-31", classes, holders: [{ name: "A fund", ...holder }] });

  it.each([
    ["a fraction for a percentage", { shares: 95_680_000, percent: 0.104 }],
    ["thousands of shares", { shares: 95_680, percent: 10.4 }],
  ])("has neither: %s", (_, holder) => {
    const { section, reported } = read(holder);
    expect(section).toMatchObject({ holders: [{ name: "A fund", shares: undefined, percent: undefined }] });
    expect(reported).toEqual(["holders[0].percent"]);
  });

  it("counts once with and without the points of its name", () => {
    const holders = ["A Fund, Inc.", "A Fund Inc"].map((name) => ({
      name,
      percent: 5.16,
      notified: "2026-02-10",
    }));
    const { section, reported } = readSection("share_capital", { as_at: "2026-10-31", classes, holders });
    expect(section).toHaveProperty("holders.length", 1);
    expect(reported).toEqual(["holders[1]"]);
  });

  it("has both if the number of all shares may have changed", () => {
    const holder = { shares: 20_000_000, percent: 10.4 };
    expect(read(holder)).toMatchObject({ section: { holders: [holder] }, reported: [] });
  });
});

describe("classes of shares", () => {
  const classA = { name: "A", on_issue: 100, as_at: null };
  const blank = { name: "", on_issue: null, as_at: null };
  const lists = [
    ["with a row in which nothing is entered", [classA, blank], 1],
    ["with one that has no name", [classA, { ...blank, on_issue: 10 }], 0],
    ["with one of an unknown day", [classA, { ...classA, name: "B", as_at: "31.10.2026" }], 0],
  ] as const;
  it.each(lists)("%s are all of them, or none: they are summed up", (_, classes, count) => {
    const { section } = readSection("share_capital", { as_at: "2026-10-31", classes });
    expect(section).toHaveProperty("classes.length", count);
  });
});

it.each([
  ["412,500,000", "“412,500,000” is no number"],
  [412.5, "412.5 is no whole number"],
  [-5, "-5 is less than 0"],
])("a number of shares that is none is named as it was typed: %s", (on_issue, problem) => {
  const register = slice("share_capital", { as_at: "2026-10-31", classes: [{ name: "A", on_issue }] });
  const { errors } = report(homeTo(), document("page", "a", { slices: [register] }));
  expect(errors).toContainEqual(expect.stringContaining(problem));
});

describe("debt that cannot be right", () => {
  const NOTES = { name: "Notes 2029", isin: "XS2051362072", volume: 500, maturity: "2029-03-01" };
  const OTHER = { name: "Notes 2031", isin: "XS1843443513", volume: 750, maturity: "2031-05-15" };
  const read = (...instruments: object[]) => readSection("debt", { as_at: "2026-09-30", instruments });

  it.each([
    ["a coupon without a unit", { coupon: "0.045" }, "coupon"],
    ["a volume in full", { volume: 500_000 }, "volume"],
    ["a maturity that its name refutes", { maturity: "2039-03-01" }, "maturity"],
    ["a coupon that its name refutes", { name: "4.5% notes 2029", coupon: "5.4%" }, "coupon"],
    ["a coupon with a digit too many", { coupon: "45%" }, "coupon"],
  ])("is %s: it is named, and not shown", (_, slip, field) => {
    const { section, reported } = read({ ...NOTES, ...slip }, OTHER, {
      ...OTHER,
      name: "Notes",
      volume: 600,
    });
    expect(section).toMatchObject({
      instruments: [{ [field]: undefined }, { volume: 750 }, { volume: 600 }],
    });
    expect(reported).toEqual([`instruments[0].${field}`]);
  });

  it.each([
    ["thousands", { name: "EUR 500m 3.125% notes 2029", volume: 500_000 }],
    ["thousands, with the currency after it", { name: "Notes 500 m EUR", volume: 500_000 }],
    ["billions", { name: "€1.25bn notes", volume: 1.25 }],
    ["full, in a name in full", { name: "EUR 750,000,000 notes", volume: 750_000 }],
  ])("is a volume in %s, which its name refutes", (_, slip) => {
    const { section, reported } = read({ currency: "EUR", ...slip });
    expect(section).toMatchObject({ instruments: [{ volume: undefined }] });
    expect(reported).toEqual(["instruments[0].volume"]);
  });

  it.each([
    ["what is left of it", { name: "EUR 500m 3.125% notes 2029", volume: 112.4 }],
    ["its sum after an increase", { name: "EUR 500m notes 2029", volume: 750 }],
    ["a number in another notation", { name: "EUR 1,500 million notes", volume: 1_500 }],
    ["a denomination", { name: "EUR 500m notes, EUR 100,000 each", volume: 500 }],
    ["a year", { name: "EUR 2029 3.5% notes", volume: 500 }],
    ["an amount in another currency", { name: "EUR 500m (USD 580m) notes", volume: 500 }],
  ])("is none of a volume beside %s", (_, right) => {
    expect(read({ currency: "EUR", ...right }).reported).toEqual([]);
  });

  it("is a large volume beside a loan", () => {
    const { reported } = read({ name: "Green bond", volume: 300_000 }, { name: "Loan", volume: 75 });
    expect(reported).toEqual(["instruments[0].volume"]);
  });

  it("is a sum among them", () => {
    const { section, reported } = read(NOTES, OTHER, { name: "Total:", volume: 1_250 });
    expect(section).toMatchObject({ instruments: [{ volume: 500 }, { volume: 750 }] });
    expect(reported).toEqual(["instruments[2]"]);
  });

  it("is a currency that its name refutes, and then there is no volume", () => {
    const { section, reported } = read({ ...NOTES, name: "USD 4.5% notes 2029" }, OTHER);
    expect(section).toMatchObject({
      instruments: [{ currency: undefined, volume: undefined }, { volume: 750 }],
    });
    expect(reported).toEqual(["instruments[0].currency"]);
  });

  it("is the ISIN of another bond, and a term in which two rows of one bond differ", () => {
    const { isin } = OTHER;
    const { section, reported } = read({ ...NOTES, isin }, OTHER);
    expect(section).toMatchObject({ instruments: [{ isin: undefined }, { isin: undefined }] });
    expect(reported).toEqual(["instruments[0].isin", "instruments[1].isin"]);
    expect(
      read({ ...NOTES, coupon: "4.5%" }, { ...NOTES, coupon: "4.25%", volume: 50 }).section,
    ).toMatchObject({
      instruments: [
        { isin: NOTES.isin, coupon: undefined },
        { isin: NOTES.isin, coupon: undefined },
      ],
    });
    expect(read(NOTES, { ...NOTES, name: "Notes 2029, increase", volume: 50 }).reported).toEqual([]);
  });

  it("is a grade of another agency's scale", () => {
    const grades = (agency: string, ...all: readonly string[]) => {
      const { section } = readSection("debt", { ratings: all.map((grade) => ({ agency, grade })) });
      return section?.kind === "debt" && section.ratings.map(({ grade }) => grade);
    };
    expect(grades("Moody's", "BBB+", "AA", "A-1")).toEqual([]);
    expect(grades("S&P Global Ratings", "Baa1", "Aaa", "P-2")).toEqual([]);
    expect(grades("Fitch Ratings", "A2", "(P)Baa3")).toEqual([]);
    for (const [agency, ...own] of [
      ["Moody’s", "Baa1", "Aaa", "A2", "P-2", "Aa2.il", "(P)Ba1", "a3", "Not rated"],
      ["S&P", "BBB+", "A", "A-1+", "BBB+/A-2", "AA- (sf)", "mxAAA", "ilAA"],
      ["Fitch", "F1", "AAAsf", "AA+(mex)"],
      ["CRISIL", "A1", "A1+"],
      ["DBRS", "A (low)", "R-1 (middle)"],
    ] as const)
      expect(grades(agency, ...own)).toEqual(own);
  });

  it("is none of a small loan, of a bond with a first call in its name, or with a rate in words", () => {
    const loan = { name: "Loan", volume: 1, coupon: "3-month Euribor plus 0.95%" };
    const fraction = { name: "4 1/2% notes 2030", volume: 300, coupon: "4.5%", maturity: "2030-01-20" };
    const lira = { name: "Bono 2027", volume: 300, currency: "TRY", coupon: "%45,5", maturity: "2027-01-20" };
    const hybrid = { name: "Hybrid 2030", volume: 300, coupon: "5,25 %", first_call: "2030-01-20" };
    expect(read(NOTES, loan, fraction, lira, { ...hybrid, is_perpetual: true }).reported).toEqual([]);
  });

  it("is a rating of an agency with a later one of the same kind", () => {
    const rating = { agency: "Moody's", kind: "Issuer", grade: "Baa1", date: "2026-02-11" };
    const later = { ...rating, agency: "Moodys", grade: "A3", date: "2026-08-11" };
    const other = { ...rating, kind: "Hybrid", grade: "Ba1" };
    const { section, reported } = readSection("debt", { ratings: [rating, later, other] });
    expect(section).toMatchObject({ ratings: [{ grade: "A3" }, { grade: "Ba1" }] });
    expect(reported).toEqual(["ratings[0]"]);
  });
});

it("a part that is not in public hands is not shown beside a holder who has far more", () => {
  const read = (part: number) => {
    const holders = [{ name: "The state", percent: 69.78 }];
    return readSection("share_capital", { not_in_public_hands: part, holders });
  };
  expect(read(0.6978).section).toMatchObject({ notInPublicHands: undefined });
  expect(read(0.6978).reported).toEqual(["not_in_public_hands"]);
  expect(read(69.8)).toMatchObject({ section: { notInPublicHands: 69.8 }, reported: [] });
});

describe("holders beside the number of shares", () => {
  const CLASS = { name: "A", on_issue: 1_100_000_000, votes_per_share: 1 };
  const FIRST = { name: "First", shares: 333_000_000, percent: 30.27 };
  const SECOND = { name: "Second", shares: 55_100_000, percent: 5.01 };
  const read = (shares: object, ...holders: object[]) => {
    return readSection("share_capital", { as_at: "2026-10-31", classes: [{ ...CLASS, ...shares }], holders });
  };

  it("of which all refute it: it is not shown", () => {
    const { section, reported } = read({ on_issue: 1_100_000 }, FIRST, SECOND);
    expect(section).toMatchObject({ classes: [{ onIssue: undefined }] });
    expect(reported).toEqual(["holders[0].percent", "holders[1].percent", "classes"]);
  });

  it("have no more than all, and no more than all by shares and instruments", () => {
    const { section, reported } = read(
      {},
      { ...FIRST, shares: 3_330_000_000 },
      { ...SECOND, percent_instruments: 99 },
    );
    expect(section).toMatchObject({
      classes: [{ onIssue: 1_100_000_000 }],
      holders: [
        { shares: undefined, percent: 30.27 },
        { percent: undefined, instruments: undefined },
      ],
    });
    expect(reported).toEqual(["holders[1].percent_instruments", "holders[0].shares"]);
  });
});
