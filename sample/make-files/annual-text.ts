import type { Accounts } from "./accounts.ts";

/** Facts about the business at the end of a year, apart from its accounts. */
export interface YearFacts {
  readonly people: number;
  readonly venues: number;
  readonly machines: number;
  readonly countries: number;
  /** Active Furlong customers with a deposit limit, per cent. */
  readonly limits: number;
  /** Number of contacts of trained staff with customers whose gambling had changed. */
  readonly contacts: number;
  /** Grants of the Larkfield Country Fund, millions of dollars and number. */
  readonly grants: readonly [number, number];
}

/** Texts of an annual report. */
export interface AnnualText {
  readonly uid: string;
  readonly year: string;
  readonly now: Accounts;
  readonly before: Accounts;
  readonly facts: YearFacts;
  readonly factsBefore: YearFacts;
  readonly date: string;
  readonly chair: readonly string[];
  readonly chiefExecutive: readonly string[];
  readonly furlong: string;
  readonly venues: string;
  readonly gamingServices: string;
  readonly racingMedia: string;
  readonly saferGambling: readonly string[];
  readonly people: readonly string[];
  readonly financial: readonly string[];
  /** Measures of the year against risks, where they changed from year to year. */
  readonly risks: { readonly harm: string; readonly systems: string; readonly injury: string };
  /** Pay of four executives in thousands of dollars: name, fixed, bonus, vested rights. */
  readonly pay: readonly (readonly [string, number, number, number])[];
  /** Holders and millions of shares by size of holding, smallest first. */
  readonly holders: readonly (readonly [string, number, number])[];
  readonly dates: readonly (readonly [string, string])[];
}

/** Facts at the end of each year. */
export const facts = {
  fy23: {
    people: 2760,
    venues: 3720,
    machines: 88800,
    countries: 19,
    limits: 33,
    contacts: 13600,
    grants: [2.4, 88],
  },
  fy24: {
    people: 2810,
    venues: 3750,
    machines: 92000,
    countries: 21,
    limits: 41,
    contacts: 18400,
    grants: [2.6, 94],
  },
  fy25: {
    people: 2890,
    venues: 3780,
    machines: 94500,
    countries: 23,
    limits: 52,
    contacts: 24700,
    grants: [2.8, 103],
  },
  fy26: {
    people: 2940,
    venues: 3800,
    machines: 96000,
    countries: 24,
    limits: 61,
    contacts: 31200,
    grants: [3.1, 118],
  },
} as const satisfies Record<string, YearFacts>;
