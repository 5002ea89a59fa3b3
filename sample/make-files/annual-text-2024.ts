import { type AnnualText, facts } from "./annual-text.ts";
import { periods } from "./periods.ts";

/** The annual report for the year ended 30 June 2024. */
export const annual2024: AnnualText = {
  uid: "annual-report-2024",
  year: "2024",
  now: periods.fy24,
  before: periods.fy23,
  facts: facts.fy24,
  factsBefore: facts.fy23,
  date: "2024-09-18",
  chair: [
    "Dear shareholder,",
    "Revenue grew 4.2% in the year to 30 June 2024 and EBITDA grew 2.5%. Net profit after tax fell 3.1%, to A$129.6 million, because we chose to spend ahead of the benefit: on a new core for the Furlong app and on new terminals in 600 venues. The Board knew this when it approved the work, and said so at the time.",
    "We held the dividends for the year at 16.5 cents a share, fully franked. Free cash flow, at A$154.1 million, covered them. Net debt ended the year at 2.1 times EBITDA, a little above the range of 1.5 to 2.0 times in which we want it. We expect to be inside that range again within a year.",
    "Safer gambling took more of the Board's time than any other subject. We adopted a rule that no offer of any kind goes to a customer who shows early signs of harm, knowing that it would cost revenue. It did, and we would make the same choice again. A company that depends on people betting more than they can afford has no future that we would want to own.",
    "Governments, racing bodies and broadcasters all reviewed the rules under which our industry works. We made submissions in the open and have published each of them. Our position is the same everywhere: one national standard for limits, identity and advertising would serve customers better than eight.",
    "Fiona Adeyemi and I offer ourselves for re-election at the annual general meeting on 24 October 2024. I look forward to your questions there. On behalf of the Board I thank Daniel Okafor, his team and the 2,810 people of Larkfield for the year's work.",
  ],
  chiefExecutive: [
    "This was a year of building. At its start Furlong ran on three platforms inherited from three different decades. At its end the new one carried 70% of bets, and the first of the old ones had been switched off. The change was made without a day's interruption to customers, which is to the credit of Hana Sato's technology teams.",
    "Each of the four businesses grew revenue. Furlong passed A$1 billion for the first time. Venues grew slowly but had its best second half for four years where new terminals had been installed. Gaming Services won monitoring contracts in two regions. Racing Media added two countries.",
    "Costs rose too. Wages rose under the new enterprise agreement, and running old and new platforms side by side cost about A$9 million that will fall away during FY25. Depreciation rose A$8.5 million and net finance costs A$6.2 million.",
    "I spent time in 46 venues during the year, from Cairns to Warrnambool. What publicans ask for is simple: terminals that start when they are switched on, pictures that do not drop out, and someone who answers the telephone on a Saturday. We measure all three now and pay bonuses on them.",
    "The priorities for FY25 are to finish the platform, to bring down debt, and to see half of Furlong's active customers with a deposit limit they set themselves. The first two are matters of execution. The third is a matter of habit, ours as much as theirs.",
  ],
  furlong:
    "The year's main work was the new platform. It lets the team change the app in days rather than months. Among the first things built on it were a monthly statement that opens on the customer's net result, and a cooling-off period before any limit can be raised.",
  venues:
    "The new terminals take cards, print or send tickets and can be updated overnight. Agencies closed in five towns, and in each the nearest pub or club took over the service so that no town was left without one.",
  gamingServices:
    "The company monitors machines on behalf of their owners and of governments, and earns fees that do not depend on turnover. Work began on a system that lets a venue see the state of every machine on one screen.",
  racingMedia:
    "Australian racing is on screens abroad at hours when little else is live. The business earns fees from broadcasters and shares them with the racing bodies whose meetings it carries.",
  saferGambling: [
    "Limits, time-outs, activity statements and self-exclusion came together on a single screen in the app. At year end 41% of active customers had a deposit limit, against 33% a year before.",
    "A team of 58 trained staff made 18,400 contacts with customers whose play had changed, and limited or closed 5,900 accounts. Every employee who deals with customers completed the training that outside specialists designed.",
  ],
  people: [
    "Larkfield had 2,810 people at year end, 44% of them women; women held 36% of senior roles. The engagement survey scored 71 of 100, two points up.",
    "The Larkfield Country Fund made 94 grants worth A$2.6 million in towns with a racecourse, most of them for halls, clubrooms and shade.",
  ],
  financial: [
    "Revenue was A$2,051.9 million, up A$83.5 million. Furlong contributed A$60.1 million of the increase. Wagering taxes and racing industry fees rose with turnover and because one state raised its rate in January 2024.",
    "Operating cash flow was A$260.2 million, against A$250.8 million. Capital expenditure was A$96.7 million, its planned peak as a share of revenue. The company paid dividends of A$138.9 million and repaid A$10.0 million of borrowings.",
  ],
  risks: {
    harm: "Limits that customers set, trained staff at all hours, and no offers to customers who show early signs of harm",
    systems: "Standby systems at a second site, yearly tests of recovery, and outside tests of security",
    injury: "Fatigue limits, training, and a right to stop work",
  },
  pay: [
    ["Daniel Okafor", 1350, 524, 210],
    ["Priya Raman", 780, 231, 84],
    ["Tom Whitlock", 820, 246, 96],
    ["Marcus Dell", 640, 205, 72],
  ],
  holders: [
    ["1 to 1,000", 9931, 4.3],
    ["1,001 to 5,000", 11615, 30.6],
    ["5,001 to 10,000", 4097, 31.2],
    ["10,001 to 100,000", 3052, 77.3],
    ["100,001 and over", 205, 698.6],
  ],
  dates: [
    ["2024-09-27", "Final dividend paid"],
    ["2024-10-24", "Annual general meeting"],
    ["2025-02-19", "Half-year results"],
    ["2025-03-28", "Interim dividend paid"],
    ["2025-08-20", "Full-year results"],
  ],
};
