import type { Accounts } from "./accounts.ts";
import { periods } from "./periods.ts";

/** Texts of a results announcement. */
export interface ResultsText {
  readonly uid: string;
  readonly now: Accounts;
  readonly before: Accounts;
  /** The opening balance of the period. */
  readonly opening: Accounts;
  /** EBITDA of the 12 months to the end of the period, and to the opening balance. */
  readonly yearEbitda: readonly [number, number];
  readonly date: string;
  readonly recordDate: string;
  readonly paymentDate: string;
  readonly headline: string;
  readonly highlights: readonly string[];
  readonly quote: string;
  readonly furlong: string;
  readonly venues: string;
  readonly gamingServices: string;
  readonly racingMedia: string;
  /** Share of active customers with a deposit limit, at the end of the period and a year before. */
  readonly limits: readonly [string, string];
  readonly saferGambling: string;
  readonly cashAndDebt: string;
  readonly outlook: readonly string[];
}

const { fy23, fy24, fy25, fy26, hy24, hy25, hy26 } = periods;

/** The five announcements, oldest first. */
export const resultsTexts: readonly ResultsText[] = [
  {
    uid: "results-fy24",
    now: fy24,
    before: fy23,
    opening: fy23,
    yearEbitda: [fy24.ebitda, fy23.ebitda],
    date: "2024-08-21",
    recordDate: "2024-09-05",
    paymentDate: "2024-09-27",
    headline: "Revenue and EBITDA rose; higher depreciation and interest took profit down",
    highlights: [
      "Furlong passed A$1 billion of revenue in a year for the first time",
      "Gaming Services monitored 92,000 machines at 30 June 2024, up 3,200 in the year",
      "41% of active Furlong customers had a deposit limit in place, up from 33%",
    ],
    quote:
      "This was a year of building. We replaced the core of the Furlong app and renewed terminals in 600 venues, and depreciation and interest rose before the benefit did. That is why profit fell although each of our four businesses grew. The work is behind us, and the second half ended better than the first began.",
    furlong:
      "Revenue grew on more active customers and a wider sport offering. Growth slowed in the autumn as carnival turnover eased across the industry. Bonus offers were cut back, and we stopped offering them at all to customers who show early signs of harm.",
    venues:
      "Revenue grew slowly. Six hundred venues received new terminals that take cards and issue digital tickets, and the venues that had them for the whole half grew faster than those that did not. We served 3,750 venues at year end.",
    gamingServices:
      "New monitoring contracts in two regions and price indexation lifted revenue. The field team completed 96.8% of maintenance calls within the agreed time.",
    racingMedia:
      "Pictures and audio went to 21 countries, two more than a year before. The rights for three regional tracks were extended for five years.",
    limits: ["41%", "33%"],
    saferGambling:
      "Limits, time-outs and activity statements came together on a single screen in the app. Trained staff made 18,400 contacts with customers whose play had changed, and closed or limited 5,900 accounts.",
    cashAndDebt:
      "Operating cash flow was A$260.2 million. Capital expenditure of A$96.7 million reached its planned peak share of revenue, 4.7%. Net debt was 2.1 times EBITDA at year end, against 2.2 times a year before.",
    outlook: [
      "The company expects EBITDA in FY25 to grow faster than revenue as the new app platform replaces two older ones. Depreciation and amortisation is expected to be between A$130 million and A$134 million.",
      "Capital expenditure in FY25 is expected to be between A$100 million and A$105 million, and net debt to end the year below 2.0 times EBITDA.",
    ],
  },
  {
    uid: "results-hy25",
    now: hy25,
    before: hy24,
    opening: fy24,
    yearEbitda: [fy24.ebitda - hy24.ebitda + hy25.ebitda, fy24.ebitda],
    date: "2025-02-19",
    recordDate: "2025-03-05",
    paymentDate: "2025-03-28",
    headline: "First-half EBITDA up 11.0% as Furlong's platforms became one",
    highlights: [
      "All four businesses grew revenue and EBITDA",
      "The last of the former Furlong platforms was switched off in November 2024",
      "Interim dividend of 9.0 cents a share, fully franked",
    ],
    quote:
      "The half shows what last year's work was for. One app platform instead of three costs less to run and lets us change things in days, and that includes the things that keep customers safe. The spring carnivals went without an interruption, on the highest volumes we have handled.",
    furlong:
      "Revenue grew on more active customers rather than larger bets: the average stake was 2% lower. The new platform took every bet of the spring carnivals, with 99.99% availability on the four largest days.",
    venues:
      "Revenue grew with new terminals in a further 410 venues. The summer program of evening racing brought turnover into hours that used to be quiet.",
    gamingServices:
      "Monitoring and maintenance fees grew with 1,300 more machines and two contracts signed in the second half of FY24. The margin rose as remote diagnosis saved visits.",
    racingMedia:
      "Two overseas broadcasters renewed and one took the evening program for the first time. Audio commentary is now sold apart from pictures.",
    limits: ["47%", "37%"],
    saferGambling:
      "At 31 December 2024, 47% of active Furlong customers had a deposit limit in place. New customers are asked to set one before their first deposit, and four in five do.",
    cashAndDebt:
      "Operating cash flow was A$131.6 million. It is lower in first halves because taxes on the spring carnivals are paid in December. Net debt was 1.9 times EBITDA of the last 12 months.",
    outlook: [
      "Trading in the first seven weeks of the second half was in line with the first half. The company expects full-year EBITDA between A$384 million and A$392 million.",
      "Capital expenditure in FY25 is still expected to be between A$100 million and A$105 million.",
    ],
  },
  {
    uid: "results-fy25",
    now: fy25,
    before: fy24,
    opening: fy24,
    yearEbitda: [fy25.ebitda, fy24.ebitda],
    date: "2025-08-20",
    recordDate: "2025-09-04",
    paymentDate: "2025-09-26",
    headline: "Profit up 17.5% in the year Furlong moved to one platform",
    highlights: [
      "Full-year dividends of 18.5 cents a share, up 2.0 cents, fully franked",
      "Net debt down to 1.8 times EBITDA, inside the target range of 1.5 to 2.0 times",
      "52% of active Furlong customers had a deposit limit in place, up from 41%",
    ],
    quote:
      "A year ago we said earnings would grow faster than revenue once the new platform was in. They did, in every half and every business. What pleases me more is where the growth came from: more customers, betting less each, and more of them with a limit they set themselves.",
    furlong:
      "Revenue grew 8.9% on 7% more active customers. The last of the former platforms was switched off in November, which took out A$9 million a year of running costs.",
    venues:
      "Revenue grew 2.4%. New terminals are now in 1,420 of our 3,780 venues, and the rest follow over the next three years. Cash is still used for two bets in three in venues, so the new terminals keep it.",
    gamingServices:
      "Revenue grew 8.1% with 94,500 machines under monitoring at year end. A seven-year contract with a group of regional clubs began in March.",
    racingMedia:
      "Revenue grew 8.7%. Pictures and audio went to 23 countries. The new control room in Sydney produces 60% of meetings remotely, with fewer vans on the road.",
    limits: ["52%", "41%"],
    saferGambling:
      "Trained staff made 24,700 contacts with customers whose play had changed. The median time from the first sign to the first contact fell from 26 hours to 9.",
    cashAndDebt:
      "Operating cash flow was A$284.8 million. Capital expenditure was A$102.9 million. The company repaid A$20.0 million of borrowings.",
    outlook: [
      "The company expects revenue and EBITDA to grow again in FY26, with EBITDA growing somewhat faster. Depreciation and amortisation is expected to be between A$140 million and A$144 million.",
      "Capital expenditure in FY26 is expected to be between A$105 million and A$110 million. Net debt is expected to remain between 1.5 and 2.0 times EBITDA.",
    ],
  },
  {
    uid: "results-hy26",
    now: hy26,
    before: hy25,
    opening: fy25,
    yearEbitda: [fy25.ebitda - hy25.ebitda + hy26.ebitda, fy25.ebitda],
    date: "2026-02-18",
    recordDate: "2026-03-04",
    paymentDate: "2026-03-27",
    headline: "First-half EBITDA up 9.3% with growth in all four businesses",
    highlights: [
      "Interim dividend of 10.0 cents a share, up 1.0 cent, fully franked",
      "Gaming Services EBITDA margin of 34.2%, up from 33.6%",
      "57% of active Furlong customers had a deposit limit in place at 31 December 2025",
    ],
    quote:
      "It was a steady half. Furlong and Gaming Services carried the growth, Venues held its ground in a soft quarter for hospitality, and Racing Media added a country. We paid down nothing and drew down nothing, and the ratio of debt to earnings still fell.",
    furlong:
      "Revenue grew on 6% more active customers. The app now shows what a customer has spent this month on the same screen as the bet slip, and more customers set a limit from there than from anywhere else.",
    venues:
      "Revenue grew 1.2%. Visits to pubs and clubs were lower in the December quarter than a year before, and new terminals made up for it. They stood in 1,790 venues at the end of the half.",
    gamingServices:
      "Revenue grew 7.4% on 95,300 machines and a fuller half of the regional clubs contract. Spare parts cost more as suppliers passed on freight, which indexation will recover in the second half.",
    racingMedia:
      "Revenue grew 9.5%. A broadcaster in a twenty-fourth country began with the Saturday program in October.",
    limits: ["57%", "47%"],
    saferGambling:
      "Limits are now offered on time as well as money. The interim review of Clear Limits by an outside panel made eleven recommendations, and eight were in place by the end of the half.",
    cashAndDebt:
      "Operating cash flow was A$143.9 million. Net debt was A$695.4 million, 1.7 times EBITDA of the last 12 months. The main bank facility was refinanced in December for five years at a lower margin.",
    outlook: [
      "Trading in the first seven weeks of the second half was in line with expectations. The company expects full-year EBITDA between A$414 million and A$424 million.",
      "Net finance costs are expected to be lower in the second half than in the first, after the refinancing.",
    ],
  },
  {
    uid: "results-fy26",
    now: fy26,
    before: fy25,
    opening: fy25,
    yearEbitda: [fy26.ebitda, fy25.ebitda],
    date: "2026-08-19",
    recordDate: "2026-09-03",
    paymentDate: "2026-09-25",
    headline: "Revenue up 6.0%, EBITDA up 8.3% and profit up 10.9%",
    highlights: [
      "Full-year dividends of 20.5 cents a share, up 2.0 cents, fully franked",
      "Net debt down to 1.6 times EBITDA, from 1.8 times",
      "61% of active Furlong customers had a deposit limit in place, up from 52%",
    ],
    quote:
      "Every business grew, margins widened a little, and debt came down. Three in five active Furlong customers now have a limit they set themselves, which we think is the figure that says most about whether this growth will last. Our people answered the busiest spring we have had, and they have my thanks.",
    furlong:
      "Revenue grew 8.5% on 6% more active customers, and EBITDA grew 11.7%. Marketing again grew more slowly than revenue. Racing made up 63% of revenue and sport 37%.",
    venues:
      "Revenue grew 1.1% and EBITDA 1.1%. New terminals were in 2,150 of our 3,800 venues at year end. Turnover per venue grew 3.4% where they were in place for the whole year, and fell 1.6% elsewhere.",
    gamingServices:
      "Revenue grew 7.4% with 96,000 machines under monitoring at year end. The margin rose to 34.0% as remote diagnosis resolved 38% of faults without a visit.",
    racingMedia:
      "Revenue grew 8.6%. Pictures and audio went to 24 countries, and 74% of meetings were produced remotely from Sydney.",
    limits: ["61%", "52%"],
    saferGambling:
      "All eleven recommendations of the outside panel on Clear Limits are in place. Trained staff made 31,200 contacts with customers whose play had changed, a median of six hours after the first sign.",
    cashAndDebt:
      "Operating cash flow was A$308.8 million and capital expenditure A$108.0 million. Net debt fell to A$674.9 million.",
    outlook: [
      "The company expects revenue and EBITDA to grow in FY27. It will say more at the annual general meeting on 22 October 2026. Depreciation and amortisation is expected to be between A$146 million and A$150 million.",
      "Capital expenditure in FY27 is expected to be between A$110 million and A$116 million, of which about half is for terminals in venues. Net debt is expected to remain between 1.5 and 2.0 times EBITDA.",
    ],
  },
];
