import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { adopted, siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const { brand } = adopted({
  name: "Halberg Motoren",
  "legal-name": "Halberg Motoren AG",
  exchange: "Xetra, Xetra",
  ticker: "HBG, HBG3",
  locale: "de-DE",
  "time-zone": "Europe/Berlin",
  currency: "EUR",
});
const ISINS = ["DE000HBG1002", "DE000HBG1036"];
const listings = brand.listings.map((listing, index) => ({ ...listing, isin: ISINS[index] ?? "" }));
const open = siteOfIssuer({
  brand: { ...brand, listings, yearEnd: "09-30" },
  now: "2026-12-15T09:00:00Z",
});

const OF_YEAR = {
  period: "2025/26",
  status: "Proposed",
  currency: "EUR",
  withholding: 26.375,
  declared: "2026-11-19",
  ex: "2027-02-12",
  record: "2027-02-15",
  payment: "2027-02-16",
};
const ORDINARY = typed(
  { type: "dividend", uid: "fy26-ordinary" },
  {
    ...OF_YEAR,
    share_class: "Ordinary shares",
    amount: 0.85,
  },
);
const PREFERENCE = typed(
  { type: "dividend", uid: "fy26-preference" },
  {
    ...OF_YEAR,
    share_class: "Preference shares",
    amount: 1.2,
    parts: [
      { kind: "From retained earnings", amount: 0.9 },
      { kind: "From the contribution account", amount: 0.3 },
    ],
  },
);
const DISCHARGE = {
  number: "3",
  title: "Discharge of the management board",
  kind: "Ordinary resolution",
  votes_for: 180_000_000,
  votes_against: 1_500_000,
  votes_withheld: 250_000,
  votes_valid: 181_500_000,
  outcome: "Carried",
};
const CAPITAL_INCREASE = {
  number: "7",
  title: "Authorised capital 2026",
  kind: "Special resolution",
  votes_for: 140_000_000,
  votes_against: 41_000_000,
  votes_valid: 181_000_000,
  outcome: "Carried",
};
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-02-12T09:00:00+0000",
    ends: "2026-02-12T13:00:00+0000",
    place: "Messehalle 2, Köln",
    share_classes: [
      { name: "Ordinary shares", shares: 240_000_000, votes: 240_000_000 },
      { name: "Preference shares", shares: 60_000_000, votes: 0 },
    ],
    resolutions: [DISCHARGE, CAPITAL_INCREASE],
  },
);
const CLASSES = [
  {
    name: "Ordinary shares",
    isin: "DE000HBG1002",
    on_issue: 240_000_000,
    treasury: 2_000_000,
    votes_per_share: 1,
  },
  { name: "Preference shares", isin: "DE000HBG1036", on_issue: 60_000_000, treasury: 0, votes_per_share: 0 },
];
const HOLDERS = [
  {
    name: "Brookside Capital",
    notified: "2026-11-10",
    crossed: "2026-11-05",
    threshold: 5,
    crossing: "Reached or exceeded",
    percent: 3.12,
    percent_instruments: 2.05,
    percent_total: 5.17,
    shares: 7_488_000,
  },
];
const CAPITAL = {
  heading: "Voting rights",
  as_at: "2026-11-30",
  source: "Notifications under sections 33 and 38 WpHG",
  classes: CLASSES,
  holders: HOLDERS,
};
const RESTATED = {
  measure: "Revenue",
  period: "2024/25",
  former: "12.004,1",
  since: "2026-11-19",
  reason: "IFRS 18",
};
const SUMMARY = {
  heading: "Two years",
  source: "Annual report 2025/26",
  years: [
    { period: "2025/26", revenue: 12_418.3, net_profit: 612.4, dividend: 0.85 },
    { period: "2024/25", revenue: 11_980.6, net_profit: 590.1, dividend: 0.8 },
  ],
  restatements: [RESTATED],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "Announcements" }),
  ),
  typedPage({ type: "page", uid: "capital" }, slice("share_capital", CAPITAL)),
  typedPage({ type: "page", uid: "results" }, slice("financial_summary", SUMMARY)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, ORDINARY, PREFERENCE, MEETING]);
});

/** What both dividends have in files. */
const FILES_OF_YEAR = {
  Status: "Proposed to the general meeting",
  Currency: "EUR",
  "Tax withheld (%)": 26.375,
  Declared: "2026-11-19",
  "Ex-dividend date": "2027-02-12",
  "Record date": "2027-02-15",
  "Payment date": "2027-02-16",
};

it("ordinary and preference shares have their own dividends, in units of the euro", async () => {
  const dates = "26,375% 19. November 2026 12. Februar 2027 15. Februar 2027 16. Februar 2027";
  expect(await site.row("/dividends", "Dividend, 2025/26, Ordinary shares")).toBe(
    `Dividend, 2025/26, Ordinary shares Proposed to the general meeting 0,85 € ${dates}`,
  );
  expect(await site.row("/dividends", "Dividend, 2025/26, Preference shares")).toBe(
    "Dividend, 2025/26, Preference shares Proposed to the general meeting From retained earnings: 0,90 € " +
      `From the contribution account (section 27 KStG): 0,30 € 1,20 € ${dates}`,
  );
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({
      "": [
        {
          ...FILES_OF_YEAR,
          Dividend: "Dividend, 2025/26, Ordinary shares",
          "Class of shares": "Ordinary shares",
          "Amount a share": 0.85,
          "Adjusted for splits": 0.85,
        },
        {
          ...FILES_OF_YEAR,
          Dividend: "Dividend, 2025/26, Preference shares",
          "Class of shares": "Preference shares",
          "Amount a share": 1.2,
          "Adjusted for splits": 1.2,
          "From retained earnings": 0.9,
          "From the contribution account (section 27 KStG)": 0.3,
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    { shareClass: "Ordinary shares", status: "Proposed", amount: "0.85", currency: "EUR", parts: [] },
    {
      shareClass: "Preference shares",
      status: "Proposed",
      amount: "1.20",
      withholding: 26.375,
      parts: [{ amount: "0.90" }, { kind: "From the contribution account", amount: "0.30" }],
    },
  ]);
});

it("until the meeting decides, their dates are tentative in calendars", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20260212T090000Z | Annual general meeting 2026 | ",
    "20270212 | Ex-dividend date: Dividend, 2025/26, Ordinary shares | TENTATIVE",
    "20270212 | Ex-dividend date: Dividend, 2025/26, Preference shares | TENTATIVE",
    "20270215 | Record date: Dividend, 2025/26, Ordinary shares | TENTATIVE",
    "20270215 | Record date: Dividend, 2025/26, Preference shares | TENTATIVE",
    "20270216 | Payment date: Dividend, 2025/26, Ordinary shares | TENTATIVE",
    "20270216 | Payment date: Dividend, 2025/26, Preference shares | TENTATIVE",
  ]);
});

it("a proposal that the meeting has turned down leaves calendars", async () => {
  const cancelled = await open([...PAGES, withSlip(ORDINARY, { status: "Cancelled" })]);
  expect(await cancelled.calendar("/investors/calendar.ics")).toEqual([
    "20270212 | Ex-dividend date: Dividend, 2025/26, Ordinary shares | CANCELLED",
    "20270215 | Record date: Dividend, 2025/26, Ordinary shares | CANCELLED",
    "20270216 | Payment date: Dividend, 2025/26, Ordinary shares | CANCELLED",
  ]);
});

it("votes have their share of the whole capital, of which preference shares without votes are a part", async () => {
  expect(await site.row("/agm-2026", "3. Discharge")).toBe(
    "3. Discharge of the management board Ordinary resolution Carried " +
      "180.000.000 99,2% 1.500.000 0,8% 250.000 181.500.000 181.500.000 60,5",
  );
  const discharge = [
    ["Outcome", "Carried"],
    ["For", 180_000_000],
    ["For, %", 99.2],
    ["Against", 1_500_000],
    ["Against, %", 0.8],
    ["Abstained", 250_000],
    ["Votes cast", 181_500_000],
    ["Shares voted", 181_500_000],
    ["Share of capital, %", 60.5],
  ].map(([unit, value]) => `3. Discharge of the management board | ${unit} | 2026-02-12 | ${value}`);
  const increase = [
    ["Outcome", "Carried"],
    ["For", 140_000_000],
    ["For, %", 77.3],
    ["Against", 41_000_000],
    ["Against, %", 22.7],
    ["Votes cast", 181_000_000],
    ["Shares voted", 181_000_000],
    ["Share of capital, %", 60.3],
  ].map(([unit, value]) => `7. Authorised capital 2026 | ${unit} | 2026-02-12 | ${value}`);
  for (const file of await site.measureFiles("/figures/agm-2026/votes", "Annual general meeting 2026"))
    expect(file).toEqual([...discharge, ...increase].sort());
});

it("holdings by shares and by instruments are apart, and voting rights are those of ordinary shares", async () => {
  const text = await site.text("/capital");
  for (const words of [
    "30. November 2026 300.000.000 2.000.000 240.000.000 2.000.000 238.000.000",
    "By shares (%) By instruments (%) Total (%)",
    "Brookside Capital 3,12 2,05 5,17 7.488.000 10. November 2026 5. November 2026 Reached or exceeded 5",
  ])
    expect(text).toContain(words);
  for (const file of await site.listFiles("/figures/capital/voting-rights"))
    expect(file).toMatchObject({
      "Shares on issue": [
        { Class: "Ordinary shares", "On issue": 240_000_000, "Voting rights": 240_000_000 },
        { Class: "Preference shares", "On issue": 60_000_000, "Votes a share": 0, "Voting rights": 0 },
      ],
      "Capital and voting rights": [
        { "On issue": 300_000_000, "Voting rights": 240_000_000, "That can be cast": 238_000_000 },
      ],
      "Major holders": [
        {
          Holder: "Brookside Capital",
          "By shares (%)": 3.12,
          "By instruments (%)": 2.05,
          "Total (%)": 5.17,
          Shares: 7_488_000,
          Notified: "2026-11-10",
          "Threshold (%)": 5,
        },
      ],
    });
  expect(await site.facts("capital")).toMatchObject([
    {
      totals: [{ onIssue: 300_000_000, votes: { all: 240_000_000, castable: 238_000_000 } }],
      holders: [{ percent: 3.12, instruments: 2.05, total: 5.17 }],
    },
  ]);
});

it("a restated value is marked, and says what it was", async () => {
  expect(await site.text("/results")).toContain(
    "Revenue €m 12.418,3 11.980,6 restated Net profit after tax €m 612,4 590,1 Dividend € a share 0,85 0,80 " +
      "Revenue, 2024/25: restated on 19. November 2026; before: 12.004,1 €m; IFRS 18",
  );
  for (const file of await site.measureFiles("/figures/results/two-years", "Two years"))
    expect(file).toEqual([
      "Dividend | € a share | 2024/25 | 0.8",
      "Dividend | € a share | 2025/26 | 0.85",
      "Net profit after tax | €m | 2024/25 | 590.1",
      "Net profit after tax | €m | 2025/26 | 612.4",
      "Revenue | €m | 2024/25 | 11980.6",
      "Revenue | €m | 2025/26 | 12418.3",
    ]);
});

it("search engines are told both classes of shares, and when and where the meeting was", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    {
      tickerSymbol: ["XETR HBG", "XETR HBG3"],
      identifier: [{ value: "DE000HBG1002" }, { value: "DE000HBG1036" }],
    },
  ]);
  expect(await site.structuredData("/agm-2026", "Event")).toMatchObject([
    { startDate: "2026-02-12T09:00:00.000Z", location: { name: "Messehalle 2, Köln" } },
  ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|\.classes|\.holders|\.resolutions|\.restate/.test(line))).toEqual(
    [],
  );
});

it("a restated value without the former one is named, and shows none", async () => {
  const restatements = [{ ...RESTATED, former: null }];
  const slipped = await open([
    typedPage({ type: "page", uid: "results" }, slice("financial_summary", { ...SUMMARY, restatements })),
  ]);
  expect(await slipped.report()).toContain(
    "page_results sections[0].restatements[0].former: “Revenue” of 2024/25 is restated: enter what it was",
  );
  expect(await slipped.text("/results")).not.toContain("before:");
});

it("a currency that ISO does not know is named, and no amount is shown", async () => {
  const slipped = await open([...PAGES, ORDINARY, withSlip(PREFERENCE, { currency: "EURO" })]);
  expect(await slipped.report()).toContain(
    'dividend_fy26-preference data.currency: "EURO" is no currency of ISO 4217: as in EUR. No amount is shown',
  );
  expect(await slipped.row("/dividends", "Dividend, 2025/26, Preference shares")).not.toMatch(/€|1,20/);
  const facts = z.array(z.looseObject({ shareClass: z.string() })).parse(await slipped.facts("dividends"));
  const preference = facts.find(({ shareClass }) => shareClass === "Preference shares");
  expect(preference).not.toHaveProperty("amount");
  expect(preference).toMatchObject({ parts: [] });
});

it("parts of a holding that are not its total are named, and no total is shown", async () => {
  const holders = HOLDERS.map((holder) => ({ ...holder, percent_total: 6.17 }));
  const slipped = await open([
    typedPage({ type: "page", uid: "capital" }, slice("share_capital", { ...CAPITAL, holders })),
  ]);
  expect(await slipped.report()).toContain(
    "page_capital sections[0].holders: “Brookside Capital” has 3.12% by shares and 2.05% by instruments, which are not 6.17%: no total is shown",
  );
  expect(await slipped.text("/capital")).not.toMatch(/5,17|6,17/);
});

it("a holding below the threshold that it is said to have reached is named, and neither is shown", async () => {
  const [holder = {}] = HOLDERS;
  const below = { ...holder, percent: 3.12, percent_instruments: 1.05, percent_total: 4.17 };
  const slipped = await open([
    typedPage({ type: "page", uid: "capital" }, slice("share_capital", { ...CAPITAL, holders: [below] })),
  ]);
  expect(await slipped.report()).toContain(
    "page_capital data.slices[0].primary.holders[0].threshold: “Brookside Capital” has 4.17%, but the threshold of 5%: “Reached or exceeded”. Neither is shown",
  );
  expect(await slipped.row("/capital", "Brookside Capital")).toBe(
    "Brookside Capital 7.488.000 10. November 2026 5. November 2026",
  );
});

it("a volume in units instead of millions is named, and not shown", async () => {
  const bond = { name: "Bond 2031", volume: 350_000_000, coupon: "4%", maturity: "2031-02-14" };
  const debt = { heading: "Debt", as_at: "2026-09-30", source: "Report", instruments: [bond] };
  const slipped = await open([typedPage({ type: "page", uid: "debt" }, slice("debt", debt))]);
  expect(await slipped.report()).toContain(
    "page_debt data.slices[0].primary.instruments[0].volume: is in millions, and cannot be as much",
  );
  expect(await slipped.text("/debt")).not.toContain("350");
});

it("a bond that was typed twice is named, and its volume counts once", async () => {
  const bond = { name: "Bond 2031", volume: 350, coupon: "4%", issued: "2025-02-14", maturity: "2031-02-14" };
  const debt = { heading: "Debt", as_at: "2026-09-30", source: "Report", instruments: [bond, bond] };
  const slipped = await open([typedPage({ type: "page", uid: "debt" }, slice("debt", debt))]);
  expect(await slipped.report()).toContain(
    "page_debt data.slices[0].primary.instruments[1]: “Bond 2031” is there twice: it counts once",
  );
  for (const file of await slipped.listFiles("/figures/debt/debt"))
    expect(Object.values(file).flat()).toHaveLength(1);
});
