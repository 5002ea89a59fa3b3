import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import { daysInDoubt } from "../../../src/domain/dividends/days-of-period.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { dividendsIn } from "../../../src/domain/dividends/dividends.ts";
import { dividend, finalDividend } from "./sample-dividends.ts";

const inDoubt = (...dividends: readonly Dividend[]) => daysInDoubt(dividends).map((one) => one.dividend.id);

/** A dividend that is paid some weeks after its record date. */
const paid = (uid: string, period: string, payment: string, more: object = {}) =>
  dividend(uid, { kind: "Interim", period, amount: 0.1, payment, ...more });

describe("days of another year than the period of a dividend", () => {
  it.each([
    ["a final one that is paid before its year ends", finalDividend(2025, 0.1, { period: "FY26" })],
    ["an interim one that is paid before its year begins", paid("a", "1H26", "2025-04-10")],
    ["a quarterly one", paid("a", "Q3 2026", "2025-04-30", { kind: "Quarterly" })],
    ["a period years ahead", paid("a", "FY62", "2026-04-10")],
    ["a period in words", paid("a", "half-year to December 2052", "2026-04-10")],
  ])("are in doubt: %s", (_, one) => expect(inDoubt(one)).toEqual([one.id]));

  it.each([
    ["after it", finalDividend(2026, 0.1)],
    ["within it", paid("a", "FY26", "2026-04-10")],
    ["shortly before it, as some are in the United States", paid("a", "Q3 2026", "2025-12-30")],
    ["of a year that is called after its first one", finalDividend(2026, 0.1, { period: "FY25" })],
    ["of the last century", finalDividend(1998, 0.1)],
    ["years after it, if it was deferred", paid("a", "1H20", "2023-04-10", { status: "Deferred" })],
  ])("are not: %s", (_, one) => expect(inDoubt(one)).toEqual([]));

  it("are a year before those of others like them", () => {
    const annual = [2022, 2023, 2024].map((year) => paid(`${year}`, `${year}`, `${year}-10-14`));
    const early = paid("early", "2025", "2024-10-14");
    expect(inDoubt(...annual, early)).toEqual(["dividend_early"]);
  });

  it("are none if the financial year of the company was another one", () => {
    const before = [2021, 2022, 2023].map((year) => finalDividend(year, 0.1, { payment: `${year}-02-25` }));
    const unordered = before.map((one) => ({ ...one, ex: undefined, record: undefined }));
    expect(inDoubt(...unordered)).toEqual([]);
  });

  it("are shown as little as the period", () => {
    const document = finalDividend(2025, 0.1, { period: "FY26" });
    const [shown] = dividendsIn(Content.everything([{ kind: "dividend", document }]));
    expect(shown).toMatchObject({ title: "Final dividend", amount: { amount: "0.1" }, dates: [] });
    expect([shown?.period, shown?.ex, shown?.payment]).toEqual([undefined, undefined, undefined]);
  });
});
