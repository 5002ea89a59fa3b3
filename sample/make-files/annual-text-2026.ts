import { type AnnualText, facts } from "./annual-text.ts";
import { periods } from "./periods.ts";

/** The annual report for the year ended 30 June 2026. */
export const annual2026: AnnualText = {
  uid: "annual-report-2026",
  year: "2026",
  now: periods.fy26,
  before: periods.fy25,
  facts: facts.fy26,
  factsBefore: facts.fy25,
  date: "2026-09-16",
  chair: [
    "Dear shareholder,",
    "Larkfield had a good year. In the 12 months to 30 June 2026 revenue grew 6.0%, EBITDA 8.3% and net profit after tax 10.9%, to A$168.9 million. The dividends for the year are 20.5 cents a share, fully franked, 2.0 cents more than last year. Net debt fell to 1.6 times EBITDA.",
    "The outside panel on Clear Limits reported in December and made eleven recommendations. All are now in place. The hardest was to offer limits on time as well as money, because it meant telling some of our most regular customers to stop for the day. Three in five active Furlong customers now have a deposit limit, and the panel will look again in 2027.",
    "The Board spent two days of the year at the company's sites, in the racing control room in Sydney and with the field team in Toowoomba. We also met shareholders who hold about half of the company's shares. They asked most about regulation, about the pace of spending on terminals, and about who will lead the company in time. On the last, each executive role now has at least one successor inside the company who could take it up within a year.",
    "We ask shareholders this year to approve the renewal of the proportional takeover provisions in our constitution and a rise in the limit on directors' fees, which has not changed since 2019. The reasons are in the notice of meeting. Peter Lindqvist stands for re-election, and the Board supports him.",
    "I thank Daniel Okafor, his executives and the 2,940 people of Larkfield for the year's work. I also thank our shareholders, many of whom have held since the listing in 2008 and some of whose families held shares in the totalisator company before it.",
  ],
  chiefExecutive: [
    "I measure a year by three questions. Did customers, venues and partners find us easier to deal with? Did our people go home safe? Did the company earn more than it spent to do so? The answers for FY26 are yes, yes with an exception I will come to, and yes.",
    "Furlong grew revenue 8.5% on 6% more active customers. The app now shows what a customer has spent this month on the same screen as the bet slip, and more customers set a limit from there than from anywhere else. Complaints per thousand customers fell by a quarter.",
    "Venues grew 1.1%. Hospitality had a soft December quarter. Where the new terminals stood all year, in more than 1,400 places, turnover per venue grew 3.4%; elsewhere it fell 1.6%. That is the case for putting them in the other 1,650, which will take until the end of FY28.",
    "Gaming Services monitored 96,000 machines at year end and lifted its margin to 34.0%. Racing Media reached its twenty-fourth country. Between them they now make 27.7% of EBITDA before corporate costs, which steadies the company when racing has a quiet season.",
    "The exception is a road accident in May, in which two of our technicians were badly hurt. Both are recovering and one is back at work. We have since fitted every field vehicle with fatigue alerts and given technicians the right to stop for the night at the company's cost without asking.",
    "In FY27 we expect revenue and EBITDA to grow. We will bring new terminals to about 800 venues, begin monitoring for a second group of regional clubs, and open the venue dashboard to every venue. I am grateful to the people of Larkfield and to the customers who trust us with their leisure.",
  ],
  furlong:
    "Marketing across the group was 6.2% of revenue, against 6.4% two years before, as less of it is on television. A bet can be cancelled within one minute of placing it, and one in two hundred is.",
  venues:
    "Venues can now close wagering at an hour of their own choosing, and 310 do so before midnight. Availability on Saturdays was 99.96%.",
  gamingServices:
    "The field team completed 97.4% of maintenance calls within the agreed time. Every machine can now apply the limits that state law requires within a day of a change.",
  racingMedia:
    "Remote production has cut the distance driven by production vans by 41% over two years. A second gallery in Sydney lets four meetings be covered at once on a Saturday.",
  saferGambling: [
    "At year end 61% of active Furlong customers had a deposit limit, against 52% a year before. Trained staff made 31,200 contacts with customers whose play had changed, a median of six hours after the first sign.",
    "All eleven recommendations of the outside panel are in place. They include limits on time, a monthly statement by post for customers who do not open it in the app, and a person of the customer's choice who can be told when a limit is raised.",
    "Venue staff can call a safer-gambling adviser at any hour. They did so 1,940 times during the year.",
  ],
  people: [
    "Larkfield had 2,940 people at year end, 46% of them women; women held 41% of senior roles. The engagement survey scored 75 of 100. Injuries per million hours worked fell from 2.6 to 2.1.",
    "The Larkfield Country Fund made 118 grants worth A$3.1 million in towns with a racecourse. Employees gave 9,600 hours of paid volunteer time.",
  ],
  financial: [
    "Revenue was A$2,318.7 million, up A$131.4 million. Furlong contributed A$95.6 million of the increase and Gaming Services A$19.6 million. The EBITDA margin rose from 17.8% to 18.2%.",
    "Operating cash flow was A$308.8 million, against A$284.8 million. Capital expenditure was A$108.0 million, of which A$49.6 million was software. The company paid dividends of A$164.2 million and repaid A$20.0 million of borrowings, and cash rose A$6.4 million.",
    "The main bank facility was refinanced in December 2025 for five years. Net finance costs fell A$2.2 million to A$38.0 million.",
  ],
  risks: {
    harm: "Clear Limits, trained staff at all hours, an outside panel, and executive pay that depends on the measures in this report",
    systems:
      "Standby systems at a second site, two suppliers for payments, yearly tests of recovery, and outside tests of security",
    injury: "Fatigue limits, vehicle alerts, and a right to stop work",
  },
  pay: [
    ["Daniel Okafor", 1450, 826, 604],
    ["Priya Raman", 840, 378, 236],
    ["Tom Whitlock", 885, 407, 262],
    ["Marcus Dell", 690, 317, 188],
  ],
  holders: [
    ["1 to 1,000", 9412, 4.1],
    ["1,001 to 5,000", 11236, 29.8],
    ["5,001 to 10,000", 4018, 30.6],
    ["10,001 to 100,000", 3106, 78.9],
    ["100,001 and over", 214, 698.6],
  ],
  dates: [
    ["2026-09-25", "Final dividend paid"],
    ["2026-10-22", "Annual general meeting"],
    ["2027-02-17", "Half-year results"],
    ["2027-03-24", "Interim dividend paid"],
    ["2027-08-18", "Full-year results"],
  ],
};
