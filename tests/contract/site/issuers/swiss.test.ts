import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Aarberg Instruments",
    shortName: "Aarberg",
    legalName: "Aarberg Instruments AG",
    listings: [
      { exchange: "SIX", mic: "XSWX", ticker: "AABN", isin: "CH0123450014", currency: "CHF" },
      { exchange: "SIX", mic: "XSWX", ticker: "AAB", isin: "CH0123450022", currency: "CHF" },
      { exchange: "Nasdaq Stockholm", mic: "XSTO", ticker: "AABN", isin: "CH0123450014", currency: "SEK" },
    ],
    yearEnd: "12-31",
    locale: "en-CH",
    timeZone: "Europe/Zurich",
    currency: { code: "CHF" },
  },
  formats: {
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    date: "{day} {month} {year}",
    thousands: "’",
    decimal: ".",
  },
  now: "2026-11-24T09:00:00Z",
});

/** Half of each instalment is from capital reserves, of which no tax is withheld. */
const OF_YEAR = { period: "2025", currency: "CHF", declared: "2026-04-22" };
const PARTS = [
  { kind: "From retained earnings", amount: 1.05 },
  { kind: "From capital reserves", amount: 1.05 },
];
const FIRST = {
  kind: "First instalment",
  status: "Paid",
  ex: "2026-04-24",
  record: "2026-04-27",
  payment: "2026-04-28",
};
const SECOND = {
  kind: "Second instalment",
  status: "Declared",
  ex: "2026-12-04",
  record: "2026-12-07",
  payment: "2026-12-08",
};
const A_FIRST = typed(
  { type: "dividend", uid: "a-first" },
  {
    ...OF_YEAR,
    ...FIRST,
    share_class: "Registered shares A",
    amount: 2.1,
    parts: PARTS,
  },
);
const A_SECOND = typed(
  { type: "dividend", uid: "a-second" },
  {
    ...OF_YEAR,
    ...SECOND,
    share_class: "Registered shares A",
    amount: 2.1,
    parts: PARTS,
  },
);
const B_FIRST = typed(
  { type: "dividend", uid: "b-first" },
  {
    ...OF_YEAR,
    ...FIRST,
    share_class: "Registered shares B",
    amount: 0.21,
  },
);
const B_SECOND = typed(
  { type: "dividend", uid: "b-second" },
  {
    ...OF_YEAR,
    ...SECOND,
    share_class: "Registered shares B",
    amount: 0.21,
  },
);
const DIVIDENDS = [A_FIRST, A_SECOND, B_FIRST, B_SECOND];

const RESOLUTION = {
  number: "5",
  title: "Change of the articles",
  kind: "Special resolution",
  votes_for: 42_000_000,
  votes_against: 18_000_000,
  votes_withheld: 300_000,
  outcome: "Carried",
};
const OF_CLASSES = [
  {
    resolution: "5",
    share_class: "Registered shares A",
    votes_for: 24_000_000,
    votes_against: 6_000_000,
    votes_withheld: 100_000,
  },
  {
    resolution: "5",
    share_class: "Registered shares B",
    votes_for: 18_000_000,
    votes_against: 12_000_000,
    votes_withheld: 200_000,
  },
];
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-04-22T08:00:00+0000",
    ends: "2026-04-22T10:00:00+0000",
    place: "Kursaal, Bern",
    share_classes: [
      { name: "Registered shares A", shares: 40_000_000, votes: 40_000_000, nominal: 1 },
      { name: "Registered shares B", shares: 50_000_000, votes: 50_000_000, nominal: 0.1 },
    ],
    resolutions: [RESOLUTION],
    class_votes: OF_CLASSES,
  },
);
const CAPITAL = {
  heading: "Share capital",
  as_at: "2026-10-31",
  source: "Commercial register",
  classes: [
    {
      name: "Registered shares A",
      isin: "CH0123450014",
      on_issue: 40_000_000,
      treasury: 500_000,
      votes_per_share: 1,
    },
    {
      name: "Registered shares B",
      isin: "CH0123450022",
      on_issue: 50_000_000,
      treasury: 0,
      votes_per_share: 1,
    },
  ],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "Announcements" }),
  ),
  typedPage({ type: "page", uid: "capital" }, slice("share_capital", CAPITAL)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, ...DIVIDENDS, MEETING]);
});

const dividendOf = (shareClass: string, instalment: string) =>
  `Dividend, ${instalment} instalment, 2025, ${shareClass}`;
const A = "Registered shares A";
const B = "Registered shares B";
const FILES_OF_A = {
  "Class of shares": A,
  "Amount a share": 2.1,
  "Adjusted for splits": 2.1,
  "From retained earnings": 1.05,
  "From capital reserves": 1.05,
  Currency: "CHF",
  Declared: "2026-04-22",
};
const FILES_OF_B = {
  "Class of shares": B,
  "Amount a share": 0.21,
  "Adjusted for splits": 0.21,
  Currency: "CHF",
  Declared: "2026-04-22",
};
const FILES_OF_FIRST = {
  Status: "Paid",
  "Ex-dividend date": "2026-04-24",
  "Record date": "2026-04-27",
  "Payment date": "2026-04-28",
};
const FILES_OF_SECOND = {
  Status: "Declared",
  "Ex-dividend date": "2026-12-04",
  "Record date": "2026-12-07",
  "Payment date": "2026-12-08",
};

it("two instalments of two classes are in francs, half of the larger ones from capital reserves", async () => {
  const parts = "From retained earnings: CHF 1.05 From capital reserves: CHF 1.05";
  const first = "22 April 2026 24 April 2026 27 April 2026 28 April 2026";
  const second = "22 April 2026 4 December 2026 7 December 2026 8 December 2026";
  for (const [name, rest] of [
    [dividendOf(A, "first"), `Paid ${parts} CHF 2.10 ${first}`],
    [dividendOf(B, "first"), `Paid CHF 0.21 ${first}`],
    [dividendOf(A, "second"), `${parts} CHF 2.10 ${second}`],
    [dividendOf(B, "second"), `CHF 0.21 ${second}`],
  ] as const)
    expect(await site.row("/dividends", name)).toBe(`${name} ${rest}`);
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({
      "": [
        { ...FILES_OF_A, ...FILES_OF_SECOND, Dividend: dividendOf(A, "second") },
        { ...FILES_OF_B, ...FILES_OF_SECOND, Dividend: dividendOf(B, "second") },
        { ...FILES_OF_A, ...FILES_OF_FIRST, Dividend: dividendOf(A, "first") },
        { ...FILES_OF_B, ...FILES_OF_FIRST, Dividend: dividendOf(B, "first") },
      ],
    });
  const parted = [{ amount: "1.05" }, { kind: "From capital reserves", amount: "1.05" }];
  expect(await site.facts("dividends")).toMatchObject([
    { shareClass: A, kind: "Second instalment", status: "Declared", amount: "2.10", parts: parted },
    { shareClass: B, kind: "Second instalment", status: "Declared", amount: "0.21", parts: [] },
    { shareClass: A, kind: "First instalment", status: "Paid", amount: "2.10", parts: parted },
    { shareClass: B, kind: "First instalment", status: "Paid", amount: "0.21", parts: [] },
  ]);
});

it("the calendar has the days of each instalment and class", async () => {
  const daysOf = (instalment: string, ex: string, record: string, payment: string) => [
    ...[A, B].map((one) => `${ex} | Ex-dividend date: ${dividendOf(one, instalment)} | CONFIRMED`),
    ...[A, B].map((one) => `${record} | Record date: ${dividendOf(one, instalment)} | CONFIRMED`),
    ...[A, B].map((one) => `${payment} | Payment date: ${dividendOf(one, instalment)} | CONFIRMED`),
  ];
  expect((await site.calendar("/investors/calendar.ics")).toSorted()).toEqual(
    [
      "20260422T080000Z | Annual general meeting 2026 | ",
      ...daysOf("first", "20260424", "20260427", "20260428"),
      ...daysOf("second", "20261204", "20261207", "20261208"),
    ].toSorted(),
  );
});

it("votes are those of both classes together, and of each, with the share of its own capital", async () => {
  const rows = [
    ["", "Outcome", "Carried"],
    ["", "For", 42_000_000],
    ["", "For, %", 70],
    ["", "Against", 18_000_000],
    ["", "Against, %", 30],
    ["", "Abstained", 300_000],
    ["", "Votes cast", 60_000_000],
    ["", "Shares voted", 60_000_000],
    // 30 million at 1 franc and 30 million at 0.10 francs, of 45 million francs.
    ["", "Share of capital, %", 73.3],
    [` (${A})`, "For", 24_000_000],
    [` (${A})`, "For, %", 80],
    [` (${A})`, "Against", 6_000_000],
    [` (${A})`, "Against, %", 20],
    [` (${A})`, "Abstained", 100_000],
    [` (${A})`, "Votes cast", 30_000_000],
    [` (${A})`, "Shares voted", 30_000_000],
    [` (${A})`, "Share of capital, %", 75],
    [` (${B})`, "For", 18_000_000],
    [` (${B})`, "For, %", 60],
    [` (${B})`, "Against", 12_000_000],
    [` (${B})`, "Against, %", 40],
    [` (${B})`, "Abstained", 200_000],
    [` (${B})`, "Votes cast", 30_000_000],
    [` (${B})`, "Shares voted", 30_000_000],
    [` (${B})`, "Share of capital, %", 60],
  ].map(([of, unit, value]) => `5. Change of the articles${of} | ${unit} | 2026-04-22 | ${value}`);
  for (const file of await site.measureFiles("/figures/agm-2026/votes", "Annual general meeting 2026"))
    expect(file).toEqual(rows.sort());
  const text = await site.text("/agm-2026");
  for (const words of [
    "42’000’000 70.0% 18’000’000 30.0% 300’000 60’000’000 60’000’000 73.3",
    "24’000’000 80.0% 6’000’000 20.0% 100’000 30’000’000 30’000’000 75.0",
    "18’000’000 60.0% 12’000’000 40.0% 200’000 30’000’000 30’000’000 60.0",
  ])
    expect(text).toContain(words);
});

it("shares and votes are those of both classes", async () => {
  expect(await site.text("/capital")).toContain(
    "31 October 2026 90’000’000 500’000 90’000’000 500’000 89’500’000",
  );
  for (const file of await site.listFiles("/figures/capital/share-capital"))
    expect(file).toMatchObject({
      "Shares on issue": [
        { Class: A, ISIN: "CH0123450014", "On issue": 40_000_000, "Held by the company": 500_000 },
        { Class: B, ISIN: "CH0123450022", "On issue": 50_000_000, "Held by the company": 0 },
      ],
      "Capital and voting rights": [{ "On issue": 90_000_000, "That can be cast": 89_500_000 }],
    });
  expect(await site.facts("capital")).toMatchObject([
    { totals: [{ onIssue: 90_000_000, votes: { all: 90_000_000, castable: 89_500_000 } }] },
  ]);
});

it("search engines are told all listings, and each ISIN once", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    {
      tickerSymbol: ["XSWX AABN", "XSWX AAB", "XSTO AABN"],
      identifier: [{ value: "CH0123450014" }, { value: "CH0123450022" }],
    },
  ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|\.classes|\.resolutions|class_votes/.test(line))).toEqual([]);
});

it("votes of one class of two are named, and are not shown", async () => {
  const slipped = await open([...PAGES, withSlip(MEETING, { class_votes: OF_CLASSES.slice(0, 1) })]);
  expect(await slipped.report()).toContain(
    "general-meeting_agm-2026 data.resolutions: “5. Change of the articles” has no votes of “Registered shares B”, but those of another class; its votes are not shown",
  );
  expect(await slipped.text("/agm-2026")).not.toMatch(/42’000’000|24’000’000|70\.0/);
});

it("a special resolution that is said to be carried needs two thirds", async () => {
  const votes = { votes_for: 39_000_000, votes_against: 21_000_000 };
  const slipped = await open([
    ...PAGES,
    withSlip(MEETING, { resolutions: [{ ...RESOLUTION, ...votes }], class_votes: [] }),
  ]);
  expect(await slipped.report()).toContain(
    "general-meeting_agm-2026 data.resolutions: “5. Change of the articles” is “Carried” with 65.0% of the votes, and needs 67%",
  );
});

it("parts that are not the amount together are named, and not shown", async () => {
  const parts = [{ kind: "From capital reserves", amount: 1.05 }];
  const slipped = await open([...PAGES, withSlip(A_SECOND, { parts })]);
  expect(await slipped.report()).toContain(
    "dividend_a-second data.parts: the parts are 1.05 together, not 2.1: neither they nor the amount are shown",
  );
  expect(await slipped.row("/dividends", dividendOf(A, "second"))).not.toMatch(/1\.05|2\.10/);
});
