import { type AnnualText, facts } from "./annual-text.ts";
import { periods } from "./periods.ts";

/** The annual report for the year ended 30 June 2025. */
export const annual2025: AnnualText = {
  uid: "annual-report-2025",
  year: "2025",
  now: periods.fy25,
  before: periods.fy24,
  facts: facts.fy25,
  factsBefore: facts.fy24,
  date: "2025-09-17",
  chair: [
    "Dear shareholder,",
    "A year ago I wrote that we had spent ahead of the benefit. In the year to 30 June 2025 the benefit came. Revenue grew 6.6%, EBITDA 10.9% and net profit after tax 17.5%, to A$152.3 million. All four businesses grew in both halves.",
    "The dividends for the year are 18.5 cents a share, fully franked, 2.0 cents more than in each of the two years before. Net debt is 1.8 times EBITDA, inside our range of 1.5 to 2.0 times, as we said it would be. The Board has also confirmed its policy of paying out between 70% and 85% of NPATA.",
    "For the first time more than half of Furlong's active customers, 52%, have a deposit limit that they set themselves. From FY26 this measure, along with how fast we contact customers whose play has changed, will decide a quarter of what executives can earn as a bonus, and none is paid if there is a serious breach.",
    "During the year an outside panel began a review of Clear Limits. Its members work in public health, consumer law and financial counselling, and its terms let it publish what it finds. We will report what it recommends and what we have done, whatever it says.",
    "Graham Tull and Susan Mak stand for re-election at the annual general meeting on 23 October 2025, with the Board's support. My thanks go to my fellow directors, to Daniel Okafor and to the 2,890 people of Larkfield.",
  ],
  chiefExecutive: [
    "In November the last of Furlong's former platforms was switched off, a fortnight after the busiest spring carnival we have had. Running one platform instead of three takes about A$9 million a year out of costs. More important, a change that took a quarter now takes a week.",
    "Growth came from more customers rather than from larger bets. Active customers rose 7% and the average stake fell 2%. We regard that as the right way round. Marketing grew more slowly than revenue, because people who are content with an app tell others.",
    "Venues had new terminals in 1,420 places by year end. Turnover rises where they go in and the service calls halve. Gaming Services began a seven-year contract with a group of regional clubs in March, the largest it has won. Racing Media added two countries and produced most meetings remotely.",
    "Not everything went well. A supplier's fault took down card payments in 900 venues for four hours on the first Saturday in February. We have since added a second supplier and publish the availability of venue services every month. Our target for field repairs within four hours was missed in the north of Queensland during the floods, and met elsewhere.",
    "The priorities for FY26 are to carry out what the outside panel recommends, to bring new terminals to at least 2,100 venues, and to grow earnings faster than revenue again. I thank everyone at Larkfield for a good year, and our customers and partners for holding us to a high standard.",
  ],
  furlong:
    "The app won customers in every state. The share of bets placed on sport rose to 36%, and the same limits apply to both. New customers are asked to set a limit before their first deposit. Four in five do.",
  venues:
    "Evening racing brought turnover into quiet hours, and the venue dashboard, which shows a publican takings and faults on a telephone, is used every day by two venues in three.",
  gamingServices:
    "Remote diagnosis resolved 31% of faults without a visit. The system that shows every machine on one screen went live in 240 clubs. Field staff covered 4.6 million kilometres, 6% less than the year before.",
  racingMedia: "Two broadcasters renewed for three years, and commentary is sold apart from pictures.",
  saferGambling: [
    "The median time from the first sign of changed play to the first contact fell from 26 hours to 9. Trained staff made 24,700 contacts, a third more than the year before.",
    "At year end 52% of active customers had a deposit limit. A further 9% had taken a time-out during the year. Advertising carries the help line and is not shown before 8.30 in the evening on any channel where the company has the choice.",
  ],
  people: [
    "Larkfield had 2,890 people at year end, 45% of them women; women held 39% of senior roles. The engagement survey scored 73 of 100. Injuries per million hours worked fell from 2.9 to 2.6.",
    "The Larkfield Country Fund made 103 grants worth A$2.8 million, and an emergency grant of A$120,000 for the showground at Bellendine after the flood in May.",
  ],
  financial: [
    "Revenue was A$2,187.3 million, up A$135.4 million, of which Furlong contributed A$91.2 million. The EBITDA margin rose from 17.1% to 17.8% as the cost of running three platforms fell away.",
    "Operating cash flow was A$284.8 million, against A$260.2 million. Capital expenditure was A$102.9 million. The company paid dividends of A$147.4 million and repaid A$20.0 million of borrowings, and cash rose A$4.7 million.",
  ],
  risks: {
    harm: "Clear Limits, trained staff at all hours, an outside panel, and executive pay that depends on the measures from FY26",
    systems:
      "Standby systems at a second site, two suppliers for payments, yearly tests of recovery, and outside tests of security",
    injury: "Fatigue limits, training, and a right to stop work",
  },
  pay: [
    ["Daniel Okafor", 1400, 784, 388],
    ["Priya Raman", 810, 348, 152],
    ["Tom Whitlock", 850, 382, 171],
    ["Marcus Dell", 665, 286, 124],
  ],
  holders: [
    ["1 to 1,000", 9688, 4.2],
    ["1,001 to 5,000", 11402, 30.1],
    ["5,001 to 10,000", 4051, 30.9],
    ["10,001 to 100,000", 3088, 78.2],
    ["100,001 and over", 209, 698.6],
  ],
  dates: [
    ["2025-09-26", "Final dividend paid"],
    ["2025-10-23", "Annual general meeting"],
    ["2026-02-18", "Half-year results"],
    ["2026-03-27", "Interim dividend paid"],
    ["2026-08-19", "Full-year results"],
  ],
};
