import { expect, it } from "vitest";
import { datesInText } from "../../../src/domain/text/dates-in-text.ts";
import { COMPANY } from "../reported-company.ts";

const { dates = { months: [], date: "" } } = COMPANY;
const GERMAN = { months: ["Januar", "Februar", "März"] };
const FRENCH = { months: ["janvier", "février", "mars"] };

it.each([
  ["paid on 25 September 2026 to holders", dates, ["2026-09-25"]],
  ["September 1st, 2026, and 2nd March 2027", dates, ["2026-09-01", "2027-03-02"]],
  ["am 3. März 2027", GERMAN, ["2027-03-03"]],
  ["le 1er\u00a0janvier 2027", FRENCH, ["2027-01-01"]],
  ["30 February 2026, September 2026, 5 of 2026", dates, []],
])("“%s” has its whole dates", (text, format, days) =>
  expect(datesInText(text, format).map(({ day }) => day)).toEqual(days),
);
