import { beforeAll, expect, it } from "vitest";
import { adopted, siteOfIssuer, slice, typed, typedPage } from "./issuer-site.ts";

const open = siteOfIssuer({
  ...adopted({
    name: "大正光学株式会社",
    "short-name": "大正光学",
    slug: "taisho",
    exchange: "Tokyo",
    ticker: "9999",
    locale: "ja-JP",
    "time-zone": "Asia/Tokyo",
    currency: "JPY",
  }),
  now: "2026-12-01T03:00:00Z",
});

const DIVIDEND = typed(
  { type: "dividend", uid: "fy26-final" },
  {
    period: "2026年3月期",
    status: "Declared",
    amount: 45,
    currency: "JPY",
    declared: "2026-05-12",
    record: "2026-12-31",
    payment: "2027-03-01",
  },
);
const BUY_BACK = typed(
  { type: "buy-back", uid: "buy-back-2026" },
  {
    title: "自己株式の取得",
    status: "Running",
    from: "2026-11-02",
    to: "2027-03-31",
    transactions: [
      { date: "2026-11-10", venue: "XTKS", currency: "JPY", shares: 12_300, average: 4567.8, lowest: 4500 },
    ],
  },
);
const SUMMARY = {
  heading: "主要な経営指標",
  source: "決算短信",
  measures: [
    {
      name: "売上収益",
      unit: "百万円",
      periods: [
        { period: "2026年3月期", amount: "1,234,567" },
        { period: "2025年3月期", amount: "(4,321)" },
      ],
    },
  ],
};
const COMPARISON = {
  heading: "前期比",
  source: "決算短信",
  period: "2026年3月期",
  previous_period: "2025年3月期",
  figures: [
    { measure: "売上収益", unit: "百万円", value: 1_234_567, previous: 1_198_004 },
    { measure: "営業利益率", unit: "%", value: 8, previous: 7.4 },
  ],
};

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([
    DIVIDEND,
    BUY_BACK,
    typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "投資家情報" })),
    typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "配当" })),
    typedPage({ type: "page", uid: "buy-backs" }, slice("buy_backs", { heading: "自己株式" })),
    typedPage({ type: "page", uid: "company" }, slice("company_details", { heading: "会社概要" })),
    typedPage(
      { type: "page", uid: "results" },
      slice("financial_summary", SUMMARY),
      slice("comparison", COMPARISON),
    ),
  ]);
});

it("yen have no decimals, and those that an editor typed", async () => {
  expect(await site.row("/dividends", "Dividend, 2026年3月期")).toBe(
    "Dividend, 2026年3月期 ￥45 2026年5月12日 2026年12月31日 2027年3月1日",
  );
  expect(await site.row("/buy-backs", "2026年11月10日")).toBe(
    "2026年11月10日 12,300 4,567.8 JPY XTKS 4,500 56,183,940",
  );
  expect(await site.facts("dividends")).toMatchObject([{ amount: "45", currency: "JPY" }]);
});

it("amounts have as many decimals as others of their unit", async () => {
  expect(await site.row("/results", "売上収益")).toBe("売上収益 百万円 1,234,567 −4,321");
  const text = await site.text("/results");
  expect(text).toContain("売上収益 百万円 1,234,567 1,198,004 +3.1%");
  expect(text).toContain("営業利益率 % 8.0 7.4 +0.6 points");
});

it("a date is in the order of the language, wherever its day is larger than the rest", async () => {
  expect(await site.text("/investors")).toContain("2027年3月 1 日 Payment date: Dividend, 2026年3月期 ￥45");
});

it("tables under headings without a Latin letter have files of their own", async () => {
  const [first, second] = await site.filesOf("/results");
  expect(first).not.toBe(second);
  for (const path of [first, second]) expect(path).toMatch(/^\/figures\/results\/[a-z\d]+$/);
  const rows = ["売上収益 | 百万円 | 2025年3月期 | -4321", "売上収益 | 百万円 | 2026年3月期 | 1234567"];
  for (const file of await site.measureFiles(first ?? "", "主要な経営指標")) expect(file).toEqual(rows);
});

it("the exchange is named, and has its code for machines alone", async () => {
  expect(await site.row("/company", "Tokyo Stock Exchange")).toMatch(/^Tokyo Stock Exchange 9999 .* JPY$/);
  expect(await site.text("/company")).not.toContain("XTKS");
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    { name: "大正光学株式会社", tickerSymbol: ["XTKS 9999"] },
  ]);
});

it("the copyright has the year alone, and the registered name", async () => {
  expect(await site.text("/")).toContain("© 2026 大正光学株式会社");
});

it("dates are in the calendar in the language of the company", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20261231 | Record date: Dividend, 2026年3月期 | CONFIRMED",
    "20270301 | Payment date: Dividend, 2026年3月期 | CONFIRMED",
  ]);
});
