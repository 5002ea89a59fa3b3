import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startServer } from "../../local-server.ts";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const A = "Class A shares";
const B = "Class B shares";
const ISIN_OF_A = "SE0012345015";
const ISIN_OF_B = "SE0012345023";

const open = siteOfIssuer({
  brand: {
    name: "Fjärdvik Industrier",
    shortName: "Fjärdvik",
    legalName: "Fjärdvik Industrier AB (publ)",
    listings: [
      { exchange: "Nasdaq Stockholm", mic: "XSTO", ticker: "FJRD A", isin: ISIN_OF_A, currency: "SEK" },
      { exchange: "Nasdaq Stockholm", mic: "XSTO", ticker: "FJRD B", isin: ISIN_OF_B, currency: "SEK" },
    ],
    yearEnd: "12-31",
    locale: "sv-SE",
    timeZone: "Europe/Stockholm",
    currency: { code: "SEK" },
  },
  formats: {
    months: [
      "januari",
      "februari",
      "mars",
      "april",
      "maj",
      "juni",
      "juli",
      "augusti",
      "september",
      "oktober",
      "november",
      "december",
    ],
    date: "{day} {month} {year}",
    thousands: "\u00a0",
    decimal: ",",
  },
  now: "2026-10-20T09:00:00Z",
});

/** Both classes have the same dividend. Euroclear pays on the third banking day after the record date. */
const OF_YEAR = { period: "2025", currency: "SEK", amount: 1.1, declared: "2026-05-06" };
const FIRST = typed(
  { type: "dividend", uid: "2025-first" },
  {
    ...OF_YEAR,
    kind: "First instalment",
    status: "Paid",
    ex: "2026-05-07",
    record: "2026-05-08",
    payment: "2026-05-13",
  },
);
const SECOND = typed(
  { type: "dividend", uid: "2025-second" },
  {
    ...OF_YEAR,
    kind: "Second instalment",
    status: "Declared",
    ex: "2026-11-05",
    record: "2026-11-06",
    payment: "2026-11-11",
  },
);

/** A class A share has ten votes. */
const CLASSES = [
  { name: A, shares: 20_000_000, votes: 200_000_000 },
  { name: B, shares: 180_000_000, votes: 180_000_000 },
];
const MANDATE = {
  number: "17",
  title: "Mandate to buy back shares",
  kind: "Special resolution",
  votes_for: 240_000_000,
  votes_against: 40_000_000,
  outcome: "Carried",
};
const MEETING_2026 = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-05-06T13:00:00+0000",
    ends: "2026-05-06T15:00:00+0000",
    place: "Konserthuset, Göteborg",
    share_classes: CLASSES,
    resolutions: [MANDATE],
    class_votes: [
      { resolution: "17", share_class: A, votes_for: 170_000_000, votes_against: 10_000_000 },
      { resolution: "17", share_class: B, votes_for: 70_000_000, votes_against: 30_000_000 },
    ],
  },
);
const MEETING_2027 = typed(
  { type: "general-meeting", uid: "agm-2027" },
  {
    title: "Annual general meeting 2027",
    starts: "2027-05-05T13:00:00+0000",
    ends: "2027-05-05T15:00:00+0000",
    place: "Konserthuset, Göteborg",
    deadlines: [
      { kind: "Nominations", date: "2027-01-29", holders: "proposals to the nomination committee" },
      { kind: "Agenda items", date: "2027-03-17" },
      { kind: "Record time", date: "2027-04-27", holders: "share register of Euroclear Sweden" },
      { kind: "Registration", date: "2027-04-29" },
    ],
  },
);
const CAPITAL = {
  heading: "Shares and votes",
  as_at: "2026-09-30",
  source: "Euroclear Sweden",
  classes: [
    { name: A, isin: ISIN_OF_A, on_issue: 20_000_000, treasury: 0, votes_per_share: 10 },
    { name: B, isin: ISIN_OF_B, on_issue: 180_000_000, treasury: 2_000_000, votes_per_share: 1 },
  ],
};
/** Ready the evening before. */
const READY = "2026-10-19T15:00:00+0000";
const REPORT = {
  ...typed(
    { type: "news-article", uid: "q3-2026" },
    {
      title: "Interim report January–September 2026",
      date: "2026-10-20",
      category: "Results",
      release: "When the exchange has released it",
      exchange_reference: "5b2f0c9e-mfn",
    },
  ),
  first_publication_date: READY,
  last_publication_date: READY,
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "Announcements" }),
  ),
  typedPage({ type: "page", uid: "capital" }, slice("share_capital", CAPITAL)),
];

/** The feed of MFN, where the report is released at 7:30 in the morning. */
const FEED = JSON.stringify({
  version: "https://jsonfeed.org/version/1",
  items: [
    {
      news_id: "5b2f0c9e-mfn",
      url: "https://mfn.example/fjardvik/q3",
      author: { entity_id: "1", name: "Fjärdvik", isins: [ISIN_OF_A, ISIN_OF_B], leis: [] },
      properties: { lang: "en", type: "ir", tags: [":regulatory:mar", "sub:report:interim"] },
      content: { title: "Interim report January–September 2026", publish_date: "2026-10-20T05:30:00Z" },
    },
  ],
});

let site: Awaited<ReturnType<typeof open>>;
const closing: (() => void)[] = [];
beforeAll(async () => {
  const { host } = await startServer(
    (_, response) => void response.setHeader("content-type", "application/json").end(FEED),
    (close) => void closing.push(close),
  );
  site = await open([...PAGES, FIRST, SECOND, MEETING_2026, MEETING_2027, REPORT], {
    ANNOUNCEMENTS_FEED: `http://${host}/feed`,
  });
});
afterAll(() => {
  for (const close of closing) close();
});

const FIRST_NAME = "Dividend, first instalment, 2025";
const SECOND_NAME = "Dividend, second instalment, 2025";
const FILES_OF_YEAR = {
  "Amount a share": 1.1,
  "Adjusted for splits": 1.1,
  Currency: "SEK",
  Declared: "2026-05-06",
};

it("a dividend in two instalments is in kronor, never in öre", async () => {
  expect(await site.row("/dividends", FIRST_NAME)).toBe(
    `${FIRST_NAME} Paid 1,10 kr 6 maj 2026 7 maj 2026 8 maj 2026 13 maj 2026`,
  );
  expect(await site.row("/dividends", SECOND_NAME)).toBe(
    `${SECOND_NAME} 1,10 kr 6 maj 2026 5 november 2026 6 november 2026 11 november 2026`,
  );
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({
      "": [
        {
          ...FILES_OF_YEAR,
          Dividend: SECOND_NAME,
          Status: "Declared",
          "Ex-dividend date": "2026-11-05",
          "Record date": "2026-11-06",
          "Payment date": "2026-11-11",
        },
        {
          ...FILES_OF_YEAR,
          Dividend: FIRST_NAME,
          Status: "Paid",
          "Ex-dividend date": "2026-05-07",
          "Record date": "2026-05-08",
          "Payment date": "2026-05-13",
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    { kind: "Second instalment", status: "Declared", amount: "1.10", currency: "SEK", ex: "2026-11-05" },
    { kind: "First instalment", status: "Paid", amount: "1.10", currency: "SEK", payment: "2026-05-13" },
  ]);
});

it("the calendar has the days of both instalments, and the deadlines of the next meeting", async () => {
  expect((await site.calendar("/investors/calendar.ics")).toSorted()).toEqual(
    [
      "20260506T130000Z | Annual general meeting 2026 | ",
      `20260507 | Ex-dividend date: ${FIRST_NAME} | CONFIRMED`,
      `20260508 | Record date: ${FIRST_NAME} | CONFIRMED`,
      `20260513 | Payment date: ${FIRST_NAME} | CONFIRMED`,
      `20261105 | Ex-dividend date: ${SECOND_NAME} | CONFIRMED`,
      `20261106 | Record date: ${SECOND_NAME} | CONFIRMED`,
      `20261111 | Payment date: ${SECOND_NAME} | CONFIRMED`,
      "20270129 | Nominations of directors due (proposals to the nomination committee): Annual general meeting 2027 | ",
      "20270317 | Requests for the agenda due: Annual general meeting 2027 | ",
      "20270427 | Record time (share register of Euroclear Sweden): Annual general meeting 2027 | ",
      "20270429 | Registration closes: Annual general meeting 2027 | ",
      "20270505T130000Z | Annual general meeting 2027 | ",
    ].toSorted(),
  );
});

it("a class A share has ten votes, in the votes of a meeting and in the register", async () => {
  const text = await site.text("/agm-2026");
  for (const words of [
    "240 000 000 85,7% 40 000 000 14,3% 280 000 000 118 000 000 59,0",
    "170 000 000 94,4% 10 000 000 5,6% 180 000 000 18 000 000 90,0",
    "70 000 000 70,0% 30 000 000 30,0% 100 000 000 100 000 000 55,6",
  ])
    expect(text).toContain(words);
  expect(await site.text("/capital")).toContain(
    "30 september 2026 200 000 000 2 000 000 380 000 000 2 000 000 378 000 000",
  );
  for (const file of await site.listFiles("/figures/capital/shares-and-votes"))
    expect(file).toMatchObject({
      "Shares on issue": [
        {
          Class: A,
          ISIN: ISIN_OF_A,
          "On issue": 20_000_000,
          "Votes a share": 10,
          "Voting rights": 200_000_000,
        },
        { Class: B, ISIN: ISIN_OF_B, "On issue": 180_000_000, "Voting rights": 180_000_000 },
      ],
      "Capital and voting rights": [
        { "On issue": 200_000_000, "Voting rights": 380_000_000, "That can be cast": 378_000_000 },
      ],
    });
  expect(await site.facts("capital")).toMatchObject([
    { totals: [{ onIssue: 200_000_000, votes: { all: 380_000_000, castable: 378_000_000 } }] },
  ]);
});

it("search engines are told both listings, whose symbols have a space", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    {
      tickerSymbol: ["XSTO FJRD A", "XSTO FJRD B"],
      identifier: [{ value: ISIN_OF_A }, { value: ISIN_OF_B }],
    },
  ]);
});

it("a report is released by MFN, whose time it has", async () => {
  const [article] = await vi.waitUntil(
    async () => {
      const found = await site.structuredData("/news/q3-2026", "NewsArticle").catch(() => []);
      return found.length > 0 && found;
    },
    { timeout: 20_000 },
  );
  expect(article).toMatchObject({ datePublished: "2026-10-20T07:30:00+02:00" });
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|\.classes|\.resolutions|class_votes/.test(line))).toEqual([]);
});

it("an instalment that is paid before its ex date is named, and no day that contradicts it is shown", async () => {
  const slipped = await open([...PAGES, FIRST, withSlip(SECOND, { payment: "2026-11-01" })]);
  expect(await slipped.report()).toContain(
    "dividend_2025-second data.payment: payment, 2026-11-01, is before record, 2026-11-06: neither of them is shown",
  );
  expect(await slipped.row("/dividends", SECOND_NAME)).toBe(
    `${SECOND_NAME} 1,10 kr 6 maj 2026 – not stated – not stated – not stated`,
  );
});

it("an instalment that is typed twice counts once", async () => {
  const twice = { ...SECOND, id: "dividend_copy", uid: "copy" };
  const slipped = await open([...PAGES, FIRST, SECOND, twice]);
  expect(await slipped.report()).toContain(
    "dividend_copy : is the same as dividend_2025-second: it counts once",
  );
  expect(await slipped.facts("dividends")).toHaveLength(2);
  const dates = await slipped.calendar("/investors/calendar.ics");
  expect(dates.filter((line) => line.includes(SECOND_NAME))).toHaveLength(3);
});
