import { currencyCode } from "../../src/domain/money/currency.ts";
import type { ReportedCompany } from "../../src/domain/report/domain-capability.ts";
import { ENGLISH } from "./domain/written-losses.ts";

const MONTHS =
  "January, February, March, April, May, June, July, August, September, October, November, December";

/** A company as the report knows it, whose language is English. */
export const COMPANY: ReportedCompany = {
  sign: "A$",
  currency: currencyCode("AUD"),
  hundredths: "cents",
  numbers: ENGLISH,
  dates: { months: MONTHS.split(", "), date: "{day} {month} {year}" },
  measures: {},
  exchanges: [],
  wording: {
    offices: {
      chairOf: "chair of the, chair of",
      committee: "committee",
      chairedBy: "chaired by, chair",
      parties: { Registrar: "share register is kept by", Auditor: "auditor is" },
    },
  },
  codes: {
    names: ["Example Group Limited", "Example Group"],
    isins: ["AU0000000EX4"],
    lei: "529900EXAMPLE0000073",
    named: [
      { register: "ACN", code: "000 000 019" },
      { register: "ASX", code: "EXG" },
    ],
  },
};
